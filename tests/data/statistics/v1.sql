BEGIN TRANSACTION;
CREATE TABLE games (
    id TEXT PRIMARY KEY, finished TEXT NOT NULL, variant TEXT NOT NULL);
INSERT INTO "games" VALUES('1','2026-01-01T10:00:00+00:00','literaxx-en');
INSERT INTO "games" VALUES('2','2026-01-02T10:00:00+00:00','wordbox-ro');
CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, computer TEXT NOT NULL, place INTEGER NOT NULL, total INTEGER NOT NULL,
    best_word TEXT NOT NULL, best_points INTEGER NOT NULL, longest TEXT NOT NULL,
    checks_won INTEGER NOT NULL, checks_lost INTEGER NOT NULL, PRIMARY KEY (game, seat));
INSERT INTO "players" VALUES('1',0,'Ana','',1,210,'QUARTZ',42,'QUARTZ',1,0);
INSERT INTO "players" VALUES('1',1,'Bo','',2,190,'ZEBRA',30,'ZEBRA',0,1);
INSERT INTO "players" VALUES('2',0,'Max','strong',1,301,'MASĂ',21,'MASĂ',0,0);
INSERT INTO "players" VALUES('2',1,'Ana','',2,250,'TEN',12,'TEN',0,0);
COMMIT;
PRAGMA user_version = 1;
