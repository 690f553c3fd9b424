<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Copied.</source>
        <translation>Skopiowano.</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>Skopiuj wersje do zgłoszenia błędu</translation>
    </message>
    <message>
        <source>The game Literaxx, its rules and its name are by **Marek Futrega**, under Creative Commons BY-NC-SA 2.0. The program is given away.</source>
        <translation>Autorem gry Literaxx, jej zasad i nazwy jest **Marek Futrega** (licencja Creative Commons BY-NC-SA 2.0). Program jest bezpłatny.</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Program jest wolnym oprogramowaniem na licencji GNU General Public License w wersji 3 lub nowszej. Nie ma na niego żadnej gwarancji.</translation>
    </message>
    <message>
        <source>The typeface is Inter by The Inter Project Authors, under the SIL Open Font License 1.1. The window is drawn by Qt, under the GNU LGPL version 3.</source>
        <translation>Krój pisma to Inter, autorstwa The Inter Project Authors, na licencji SIL Open Font License 1.1. Okna rysuje Qt, na licencji GNU LGPL w wersji 3.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>A wrong check costs your turn.</source>
        <translation>Chybione sprawdzenie kosztuje kolejkę.</translation>
    </message>
    <message>
        <source>Accept it, or check it in the dictionary.</source>
        <translation>Zaakceptuj je albo sprawdź w słowniku.</translation>
    </message>
    <message>
        <source>Agree, and it is laid anew; refuse, and play goes on.</source>
        <translation>Zgoda: słowo zostanie ułożone od nowa. Odmowa: gra toczy się dalej.</translation>
    </message>
    <message>
        <source>All clocks stand until the host goes on.</source>
        <translation>Wszystkie zegary stoją, aż gospodarz wznowi grę.</translation>
    </message>
    <message>
        <source>All clocks stand until the host goes on: {name}.</source>
        <translation>Wszystkie zegary stoją, aż gospodarz wznowi grę: {name}.</translation>
    </message>
    <message>
        <source>All clocks stand. Everything is covered until you go on.</source>
        <translation>Wszystkie zegary stoją. Wszystko jest zakryte do czasu wznowienia gry.</translation>
    </message>
    <message>
        <source>Column {name}.</source>
        <translation>Kolumna {name}.</translation>
    </message>
    <message>
        <source>Drag or click along neighbouring letters. Each counts 1; numbers on the way are added.</source>
        <translation>Przeciągnij albo klikaj po sąsiednich literach. Każda liczy się za 1, liczba po drodze tyle, ile wskazuje.</translation>
    </message>
    <message>
        <source>F3 swaps them for new ones from the bag and ends your turn.</source>
        <translation>F3 wymienia je na nowe z woreczka i kończy twoją kolejkę.</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>Lay a word, or exchange tiles, or pass.</source>
        <translation>Ułóż słowo, wymień płytki albo spasuj.</translation>
    </message>
    <message>
        <source>Lay the first word across the start, the cell with the star.</source>
        <translation>Ułóż pierwsze słowo na środku planszy, przez pole z gwiazdką.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>Nothing is lost. The game goes on when the host is back.</source>
        <translation>Nic nie przepadło. Gra ruszy, gdy gospodarz wróci.</translation>
    </message>
    <message>
        <source>Row {number}.</source>
        <translation>Wiersz {number}.</translation>
    </message>
    <message>
        <source>The clock runs.</source>
        <translation>Zegar biegnie.</translation>
    </message>
    <message>
        <source>The clock stands until then.</source>
        <translation>Do tego czasu zegar stoi.</translation>
    </message>
    <message>
        <source>The dictionary is consulted only if someone checks.</source>
        <translation>Słownik zostanie zapytany tylko wtedy, gdy ktoś sprawdzi.</translation>
    </message>
    <message>
        <source>The game goes on by itself when the table is open again.</source>
        <translation>Gra ruszy sama, gdy stół znów będzie otwarty.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Gra wstrzymana</translation>
    </message>
    <message>
        <source>The host cannot be reached</source>
        <translation>Brak połączenia z gospodarzem</translation>
    </message>
    <message>
        <source>The host has closed the table</source>
        <translation>Gospodarz zamknął stół</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Czekamy na odpowiedź: {names}.</translation>
    </message>
    <message>
        <source>You are looking on.</source>
        <translation>Oglądasz grę jako widz.</translation>
    </message>
    <message>
        <source>You are not at this table any more</source>
        <translation>Nie siedzisz już przy tym stole</translation>
    </message>
    <message>
        <source>You can look around and sort your tiles.</source>
        <translation>Możesz przyjrzeć się planszy i poukładać swoje płytki.</translation>
    </message>
    <message>
        <source>You can look around here, or go to the start page.</source>
        <translation>Możesz się tu rozejrzeć albo przejść na stronę startową.</translation>
    </message>
    <message>
        <source>You can look for your next word.</source>
        <translation>Możesz szukać następnego słowa.</translation>
    </message>
    <message>
        <source>for {points}</source>
        <translation>za {points}</translation>
    </message>
    <message>
        <source>{names} left this game.</source>
        <translation>Poza grą: {names}.</translation>
    </message>
    <message>
        <source>{names}, please look away.</source>
        <translation>{names}: prosimy nie patrzeć.</translation>
    </message>
    <message>
        <source>{name} asks to take the word back</source>
        <translation>{name} prosi o cofnięcie słowa</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} myśli</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>Teraz gra {name}</translation>
    </message>
    <message>
        <source>{name} lost connection</source>
        <translation>{name} – brak połączenia</translation>
    </message>
    <message>
        <source>{name} lost connection, {time} to come back</source>
        <translation>{name} – brak połączenia, czas na powrót: {time}</translation>
    </message>
    <message>
        <source>{name} plays {word}</source>
        <translation>{name} układa {word}</translation>
    </message>
    <message>
        <source>{name}, you are asked.</source>
        <translation>{name}, decyduj.</translation>
    </message>
    <message>
        <source>{tiles} to exchange</source>
        <translation>Do wymiany: {tiles}</translation>
    </message>
</context>
<context>
    <name>Blank</name>
    <message>
        <source>Blank tile</source>
        <translation>Blank</translation>
    </message>
    <message>
        <source>Type it or click it. Esc takes the tile back.</source>
        <translation>Naciśnij klawisz albo kliknij. Esc zabiera płytkę z powrotem.</translation>
    </message>
    <message>
        <source>Which letter is it?</source>
        <translation>Jaka to litera?</translation>
    </message>
</context>
<context>
    <name>Cell</name>
    <message>
        <source>A tile of the same colour ({colour}) counts {factor} times</source>
        <translation>Płytka w tym samym kolorze ({colour}) liczy się {factor} razy</translation>
    </message>
    <message>
        <source>The tile counts {factor} times</source>
        <translation>Płytka liczy się {factor} razy</translation>
    </message>
    <message>
        <source>The whole word counts {factor} times</source>
        <translation>Całe słowo liczy się {factor} razy</translation>
    </message>
    <message>
        <source>laid by you, not played</source>
        <translation>położona przez ciebie, jeszcze niezagrana</translation>
    </message>
    <message>
        <source>laid by {name}</source>
        <translation>położona przez: {name}</translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation>litera razy {factor}</translation>
    </message>
    <message>
        <source>letter {number} of the line</source>
        <translation>litera nr {number} na linii</translation>
    </message>
    <message>
        <source>proposed by {name}</source>
        <translation>proponuje {name}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation>słowo razy {factor}</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>Good game!</source>
        <translation>Świetna gra!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Powodzenia!</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Cześć!</translation>
    </message>
    <message>
        <source>Nice word!</source>
        <translation>Ładne słowo!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Chwileczkę.</translation>
    </message>
    <message>
        <source>Thanks!</source>
        <translation>Dzięki!</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>%(prog)s [options] [FILE]
       %(prog)s COMMAND …</source>
        <translation>%(prog)s [opcje] [FILE]
        %(prog)s POLECENIE …</translation>
    </message>
    <message>
        <source>--board: {variant} has no letter {letter}</source>
        <translation>--board: w {variant} nie ma litery {letter}</translation>
    </message>
    <message>
        <source>--board: {variant} has {rows} rows of {columns} letters, joined by /</source>
        <translation>--board: {variant} ma wierszy: {rows}, liter w wierszu: {columns}, oddzielonych znakiem /</translation>
    </message>
    <message>
        <source>--cgp: the rack of the player to move must be known</source>
        <translation>--cgp: stojak gracza na ruchu musi być znany</translation>
    </message>
    <message>
        <source>--cgp: {variant} has no tile {tile}</source>
        <translation>--cgp: w {variant} nie ma płytki {tile}</translation>
    </message>
    <message>
        <source>--cgp: {variant} has {rows} rows of {columns} cells</source>
        <translation>--cgp: {variant} ma wierszy: {rows}, pól w wierszu: {columns}</translation>
    </message>
    <message>
        <source>--count needs a number above 0.</source>
        <translation>--count wymaga liczby większej od 0.</translation>
    </message>
    <message>
        <source>--games needs a number above 0.</source>
        <translation>--games wymaga liczby większej od 0.</translation>
    </message>
    <message>
        <source>--paired needs two players.</source>
        <translation>--paired wymaga dwóch graczy.</translation>
    </message>
    <message>
        <source>--players needs two to four of {levels}.</source>
        <translation>--players wymaga od dwóch do czterech spośród: {levels}.</translation>
    </message>
    <message>
        <source>A table has 2 to {most} seats, at least one of them free.</source>
        <translation>Stół ma od 2 do {most} miejsc, w tym co najmniej jedno wolne.</translation>
    </message>
    <message>
        <source>Give either a VARIANT to begin with or --continue FILE.</source>
        <translation>Podaj VARIANT nowej gry albo --continue FILE.</translation>
    </message>
    <message>
        <source>Give either words to look up, or --all-of LETTERS, or --list.</source>
        <translation>Podaj słowa do sprawdzenia albo --all-of LETTERS, albo --list.</translation>
    </message>
    <message>
        <source>Goes to a table on the network and plays there as a computer player to the end, coming back by itself when the connection is lost. Exit status 0 when the game is over, 1 when the host does not let it in, 2 when the table cannot be reached.</source>
        <translation>Podchodzi do stołu w sieci i gra tam jako komputer do końca, wracając samodzielnie po utracie połączenia. Kod wyjścia: 0 po zakończeniu gry, 1 gdy gospodarz nie wpuszcza, 2 gdy stół jest nieosiągalny.</translation>
    </message>
    <message>
        <source>Hosts a table for persons and computer players on the network. The game begins when every free seat is taken and everybody is ready; it is saved like any other, and can be gone on with by --continue. Exit status 0 when the games are over.</source>
        <translation>Udostępnia w sieci stół dla ludzi i komputerów. Gra zaczyna się, gdy wszystkie wolne miejsca są zajęte i wszyscy są gotowi; jest zapisywana jak każda inna i można ją wznowić przez --continue. Kod wyjścia 0 po zakończeniu gier.</translation>
    </message>
    <message>
        <source>Lets computer players play each other without a window and prints scores, turns and time. The same seed gives the same games.</source>
        <translation>Każe komputerom grać ze sobą bez okna i wypisuje wyniki, liczbę kolejek i czas. To samo ziarno daje te same gry.</translation>
    </message>
    <message>
        <source>Measures start-up, word lists, move generation, self-play and painting. Positions are lines of board rows joined by /, a blank and the rack; words one a line.</source>
        <translation>Mierzy uruchamianie, listy słów, wyszukiwanie ruchów, gry komputerów i rysowanie. Pozycje to linie z wierszami planszy połączonymi znakiem /, spacją i stojakiem; słowa – po jednym w linii.</translation>
    </message>
    <message>
        <source>Prints the moves of most points with the words they make. A word has `.` where a tile lies already and blanks in lower case. Leaves with status 1 when there is no move.</source>
        <translation>Wypisuje ruchy dające najwięcej punktów wraz ze słowami. W słowie `.` oznacza płytkę leżącą już na planszy, a blanki są małymi literami. Kod wyjścia 1, gdy nie ma żadnego ruchu.</translation>
    </message>
    <message>
        <source>Replays records and recomputes places, racks, bag, words, points, totals and the sums at the end. Leaves with status 0 only if everything agrees; a word that is not in the list is told, but is no difference, for the opponents may have accepted it.</source>
        <translation>Odtwarza zapisy gier i przelicza miejsca, stojaki, woreczek, słowa, punkty, sumy i rozliczenie końcowe. Kod wyjścia 0 tylko wtedy, gdy wszystko się zgadza; słowo spoza listy jest zgłaszane, ale nie jest różnicą, bo przeciwnicy mogli je zaakceptować.</translation>
    </message>
    <message>
        <source>Says of each word whether it is in the word list of a language, in whatever way it is written: with accents or as it is laid, in capitals or not. Exit status 0 when all are, 1 when one is not.</source>
        <translation>Podaje dla każdego słowa, czy jest na liście słów danego języka, niezależnie od zapisu: ze znakami diakrytycznymi lub tak, jak się je układa, wielkimi literami lub nie. Kod wyjścia: 0, gdy są wszystkie, 1, gdy któregoś brakuje.</translation>
    </message>
    <message>
        <source>That is no code of a table.</source>
        <translation>To nie jest kod stołu.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Nie ma pliku {file}.</translation>
    </message>
    <message>
        <source>There is no word list “{name}”, only {known}.</source>
        <translation>Nie ma listy słów „{name}”, są tylko: {known}.</translation>
    </message>
    <message>
        <source>Word games for one table, one network or one computer.</source>
        <translation>Gry słowne przy jednym stole, w jednej sieci lub na jednym komputerze.</translation>
    </message>
    <message>
        <source>address of the host</source>
        <translation>adres gospodarza</translation>
    </message>
    <message>
        <source>ask for a code, and encrypt</source>
        <translation>wymagaj kodu i szyfruj</translation>
    </message>
    <message>
        <source>ask whether words are in a word list</source>
        <translation>sprawdza, czy słowa są na liście</translation>
    </message>
    <message>
        <source>code of the table</source>
        <translation>kod stołu</translation>
    </message>
    <message>
        <source>commands (each has its own --help):</source>
        <translation>polecenia (każde ma własne --help):</translation>
    </message>
    <message>
        <source>decides all chance</source>
        <translation>wyznacza wszystkie losowania</translation>
    </message>
    <message>
        <source>do not tell the network about it</source>
        <translation>nie ogłaszaj stołu w sieci</translation>
    </message>
    <message>
        <source>every legal move</source>
        <translation>wszystkie dozwolone ruchy</translation>
    </message>
    <message>
        <source>find the best moves of a position</source>
        <translation>znajduje najlepsze ruchy w pozycji</translation>
    </message>
    <message>
        <source>first port to try</source>
        <translation>pierwszy port do wypróbowania</translation>
    </message>
    <message>
        <source>free seats (2)</source>
        <translation>wolne miejsca (2)</translation>
    </message>
    <message>
        <source>games one after another</source>
        <translation>gry jedna po drugiej</translation>
    </message>
    <message>
        <source>host a table on the network without a window</source>
        <translation>udostępnia stół w sieci bez okna</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>ile gier</translation>
    </message>
    <message>
        <source>how many moves</source>
        <translation>ile ruchów</translation>
    </message>
    <message>
        <source>its strength</source>
        <translation>jego siła</translation>
    </message>
    <message>
        <source>join a table on the network as a computer player</source>
        <translation>siada do stołu w sieci jako komputer</translation>
    </message>
    <message>
        <source>language of the interface</source>
        <translation>język interfejsu</translation>
    </message>
    <message>
        <source>let computer players play each other</source>
        <translation>każe komputerom grać ze sobą</translation>
    </message>
    <message>
        <source>let computers play each other</source>
        <translation>każe komputerom grać ze sobą</translation>
    </message>
    <message>
        <source>letters, rows joined by /</source>
        <translation>litery, wiersze połączone znakiem /</translation>
    </message>
    <message>
        <source>list all words, one a line</source>
        <translation>wypisz wszystkie słowa, po jednym w linii</translation>
    </message>
    <message>
        <source>list the words that these letters make; ? is a blank</source>
        <translation>wypisz słowa z tych liter; ? to blank</translation>
    </message>
    <message>
        <source>listen at this address only; may be repeated</source>
        <translation>nasłuchuj tylko pod tym adresem; można powtórzyć</translation>
    </message>
    <message>
        <source>look on and print what happens</source>
        <translation>oglądaj i wypisuj, co się dzieje</translation>
    </message>
    <message>
        <source>measure how fast the program is here</source>
        <translation>mierzy szybkość programu na tym komputerze</translation>
    </message>
    <message>
        <source>measure moves on these</source>
        <translation>mierz ruchy w tych pozycjach</translation>
    </message>
    <message>
        <source>measure moves with these</source>
        <translation>mierz ruchy z tymi słowami</translation>
    </message>
    <message>
        <source>measure the program on this machine</source>
        <translation>mierzy program na tym komputerze</translation>
    </message>
    <message>
        <source>name at the table</source>
        <translation>nazwa przy stole</translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation>nazwa stołu</translation>
    </message>
    <message>
        <source>one JSON object a file, one a line</source>
        <translation>jeden obiekt JSON na plik, po jednym w linii</translation>
    </message>
    <message>
        <source>one group of results</source>
        <translation>jedna grupa wyników</translation>
    </message>
    <message>
        <source>one of: {names}</source>
        <translation>jedna z: {names}</translation>
    </message>
    <message>
        <source>pause of computer players (2000)</source>
        <translation>przerwa komputerów (2000)</translation>
    </message>
    <message>
        <source>playouts a thinking player has</source>
        <translation>liczba symulacji dla myślącego gracza</translation>
    </message>
    <message>
        <source>position of a crossword game</source>
        <translation>pozycja gry z płytkami</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>wypisz JSON</translation>
    </message>
    <message>
        <source>prove the code, do not encrypt</source>
        <translation>potwierdź kod, ale nie szyfruj</translation>
    </message>
    <message>
        <source>recompute recorded games move by move</source>
        <translation>przelicza zapisane gry ruch po ruchu</translation>
    </message>
    <message>
        <source>record (GCG or JSON lines)</source>
        <translation>zapis gry (GCG lub linie JSON)</translation>
    </message>
    <message>
        <source>saved game</source>
        <translation>zapisana gra</translation>
    </message>
    <message>
        <source>saved game, record or game of your own</source>
        <translation>zapisana gra, zapis ruchów albo własna gra</translation>
    </message>
    <message>
        <source>seat a computer here; one of: {levels}; may be repeated</source>
        <translation>posadź tu komputer; jeden z: {levels}; można powtórzyć</translation>
    </message>
    <message>
        <source>seconds to accept or check</source>
        <translation>sekundy na akceptację lub sprawdzenie</translation>
    </message>
    <message>
        <source>show the version and leave</source>
        <translation>pokazuje wersję i kończy</translation>
    </message>
    <message>
        <source>try everything briefly and leave</source>
        <translation>krótko wypróbuj wszystko i zakończ</translation>
    </message>
    <message>
        <source>two to four of: {levels}</source>
        <translation>od dwóch do czterech spośród: {levels}</translation>
    </message>
    <message>
        <source>variant of a new game</source>
        <translation>wariant nowej gry</translation>
    </message>
    <message>
        <source>variant or variant file (.toml)</source>
        <translation>wariant lub plik wariantu (.toml)</translation>
    </message>
    <message>
        <source>variant or variant file (.toml), instead of the one that the record names</source>
        <translation>wariant lub plik wariantu (.toml) zamiast podanego w zapisie</translation>
    </message>
    <message>
        <source>with two players: play each order of tiles twice, with the seats exchanged</source>
        <translation>przy dwóch graczach: każdą kolejność płytek rozegraj dwa razy, zamieniając miejsca</translation>
    </message>
    <message>
        <source>word to look up</source>
        <translation>słowo do sprawdzenia</translation>
    </message>
    <message>
        <source>write a record of each game here</source>
        <translation>zapisz tutaj każdą grę</translation>
    </message>
    <message>
        <source>{address} is no address of a table.</source>
        <translation>{address} nie jest adresem stołu.</translation>
    </message>
    <message>
        <source>{file}, line {line}: no position of {variant}</source>
        <translation>{file}, linia {line}: to nie jest pozycja gry {variant}</translation>
    </message>
    <message>
        <source>{file}: it is not UTF-8</source>
        <translation>{file}: to nie jest UTF-8</translation>
    </message>
    <message>
        <source>{file}: the record names no game; name one with --variant</source>
        <translation>{file}: zapis nie podaje gry; wskaż ją przez --variant</translation>
    </message>
    <message>
        <source>{variant} needs {option}.</source>
        <translation>{variant} wymaga {option}.</translation>
    </message>
    <message>
        <source>“{typed}” is no number from {low} to {high}</source>
        <translation>„{typed}” nie jest liczbą od {low} do {high}</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln słowo</numerusform>
            <numerusform>%Ln słowa</numerusform>
            <numerusform>%Ln słów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punkt</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 płytka</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 słowo</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my tiles</source>
        <translation>Pokaż moje płytki</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, twoja kolej</translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message>
        <source>Accept</source>
        <translation>Akceptuj</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Odmów</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Pokaż wynik</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Wymieszaj</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>{deed} · {seconds} s</source>
        <translation>{deed} · {seconds} s</translation>
    </message>
    <message>
        <source>{name}: Undo</source>
        <translation>{name}: Cofnij</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>All turns have been played.</source>
        <translation>Rozegrano wszystkie kolejki.</translation>
    </message>
    <message>
        <source>Everybody passed twice in a row.</source>
        <translation>Wszyscy spasowali dwa razy z rzędu.</translation>
    </message>
    <message>
        <source>Everybody's time is used up.</source>
        <translation>Wszystkim skończył się czas.</translation>
    </message>
    <message>
        <source>Only one player is left.</source>
        <translation>Został tylko jeden gracz.</translation>
    </message>
    <message>
        <source>Too many turns in a row brought no points.</source>
        <translation>Zbyt wiele kolejek z rzędu bez punktów.</translation>
    </message>
    <message>
        <source>{names} share the first place</source>
        <translation>{names} – wspólne pierwsze miejsce</translation>
    </message>
    <message>
        <source>{name} has laid the last tile.</source>
        <translation>{name} kładzie ostatnią płytkę.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Wygrywa {name}</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message numerus="yes">
        <source>All %n tiles laid</source>
        <translation>
            <numerusform>Położona %n płytka</numerusform>
            <numerusform>Wszystkie %n płytki naraz</numerusform>
            <numerusform>Wszystkie %n płytek naraz</numerusform>
        </translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Najlepszy ruch</translation>
    </message>
    <message>
        <source>Checks won : lost</source>
        <translation>Sprawdzenia trafne : chybione</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>From words</source>
        <translation>Za słowa</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Zysk</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Najdłuższe słowo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Płytki</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>poza grą</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Guide</source>
        <translation>Przewodnik</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Nowy gracz</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Drawing a line</source>
        <translation>Rysowanie linii</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Klawisze przy stole</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <translation>Układanie płytek</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ruchy i odpowiedzi</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No line runs through the letters {detail}.</source>
        <translation>Żadna linia nie przechodzi przez litery {detail}.</translation>
    </message>
    <message>
        <source>Put the tiles to exchange on the exchange field, then press F3.</source>
        <translation>Połóż płytki do wymiany na polu wymiany, a potem naciśnij F3.</translation>
    </message>
    <message>
        <source>There is a tile already.</source>
        <translation>Leży tam już płytka.</translation>
    </message>
    <message>
        <source>There is no free cell in this line.</source>
        <translation>W tym rzędzie nie ma wolnego pola.</translation>
    </message>
    <message>
        <source>There is no letter {detail} in this game.</source>
        <translation>W tej grze nie ma litery {detail}.</translation>
    </message>
    <message>
        <source>There is no tile at this place of the rack.</source>
        <translation>Na tym miejscu stojaka nie ma płytki.</translation>
    </message>
    <message>
        <source>Wait until it is your turn.</source>
        <translation>Poczekaj na swoją kolej.</translation>
    </message>
    <message>
        <source>You have no {detail} and no blank left.</source>
        <translation>Nie masz litery {detail} ani wolnego blanka.</translation>
    </message>
    <message>
        <source>{sign} is taken for {letter}: the letters of this game carry no marks.</source>
        <translation>{sign} liczy się jako {letter}: litery tej gry nie mają znaków diakrytycznych.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>{key} does nothing now.</source>
        <translation>{key} teraz nie działa.</translation>
    </message>
    <message>
        <source>{key} does nothing now: accept (F2) or check (F3).</source>
        <translation>{key} teraz nie działa: zaakceptuj (F2) albo sprawdź (F3).</translation>
    </message>
    <message>
        <source>{key} does nothing now: agree (F2) or refuse (F3).</source>
        <translation>{key} teraz nie działa: wyraź zgodę (F2) albo odmów (F3).</translation>
    </message>
    <message>
        <source>{key} does nothing now: it is not your turn.</source>
        <translation>{key} teraz nie działa: to nie twoja kolej.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the game is over.</source>
        <translation>{key} teraz nie działa: gra jest skończona.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the game is paused.</source>
        <translation>{key} teraz nie działa: gra jest wstrzymana.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the host cannot be reached.</source>
        <translation>{key} teraz nie działa: brak połączenia z gospodarzem.</translation>
    </message>
    <message>
        <source>{key} does nothing yet: show your tiles first.</source>
        <translation>{key} jeszcze nie działa: najpierw pokaż swoje płytki.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Ask for undo after your OK, also while others are asked</source>
        <translation>Poproś o cofnięcie po swoim OK, także gdy pytani są inni</translation>
    </message>
    <message>
        <source>Ask the dictionary, at a table with friendly help</source>
        <translation>Zapytaj słownik, przy stole z przyjazną pomocą</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Draw the line to the cursor, or take its last letter back</source>
        <translation>Poprowadź linię do kursora albo cofnij jej ostatnią literę</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Exchange · Check · Refuse: what the second button says</source>
        <translation>Wymień · Sprawdź · Odmów: to, co na drugim przycisku</translation>
    </message>
    <message>
        <source>Find the best line through the typed letters</source>
        <translation>Znajdź najlepszą linię przez wpisane litery</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Pełny ekran i z powrotem</translation>
    </message>
    <message>
        <source>Home PgUp End PgDn</source>
        <translation>Home PgUp End PgDn</translation>
    </message>
    <message>
        <source>Lay the copied letters; they can be dropped, too</source>
        <translation>Ułóż skopiowane litery; można je też przeciągnąć</translation>
    </message>
    <message>
        <source>Lay the tile of this place of the rack</source>
        <translation>Połóż płytkę z tego miejsca stojaka</translation>
    </message>
    <message>
        <source>Lay this letter; one you lack is laid by a blank</source>
        <translation>Połóż tę literę; brakującą zastąpi blank</translation>
    </message>
    <message>
        <source>Lift the curtain: show my tiles</source>
        <translation>Podnieś kurtynę: pokaż moje płytki</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Przesuń kursor po planszy</translation>
    </message>
    <message>
        <source>Move the cursor; with Shift, draw the line along</source>
        <translation>Przesuń kursor; z klawiszem Shift prowadź linię</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>OK · Accept · Undo · Agree: what the first button says</source>
        <translation>OK · Akceptuj · Cofnij · Zgoda: to, co na pierwszym przycisku</translation>
    </message>
    <message>
        <source>Open a saved game or a game of your own</source>
        <translation>Otwórz zapisaną grę albo własną grę</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Pause and go on</source>
        <translation>Wstrzymaj i wznów grę</translation>
    </message>
    <message>
        <source>Quit; the game is saved as it stands</source>
        <translation>Zakończ; gra zostanie zapisana tak, jak stoi</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take all tiles back</source>
        <translation>Zabierz wszystkie płytki</translation>
    </message>
    <message>
        <source>Take the last letter back</source>
        <translation>Cofnij ostatnią literę</translation>
    </message>
    <message>
        <source>Take the last tile back</source>
        <translation>Zabierz ostatnią płytkę</translation>
    </message>
    <message>
        <source>The next line through the same letters</source>
        <translation>Następna linia przez te same litery</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>The same along the diagonals</source>
        <translation>To samo po przekątnych</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Ta lista</translation>
    </message>
    <message>
        <source>To the board, the rack, the buttons, the moves</source>
        <translation>Do planszy, stojaka, przycisków, ruchów</translation>
    </message>
    <message>
        <source>Turn the cursor: across or down</source>
        <translation>Obróć kursor: poziomo lub pionowo</translation>
    </message>
    <message>
        <source>Who is at a table of the network, and what is said there</source>
        <translation>Kto siedzi przy stole w sieci i co się tam mówi</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message numerus="yes">
        <source>%n onlookers</source>
        <translation>
            <numerusform>%n widz</numerusform>
            <numerusform>%n widzów</numerusform>
            <numerusform>%n widzów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n wolne miejsce</numerusform>
            <numerusform>%n wolne miejsca</numerusform>
            <numerusform>%n wolnych miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the host</source>
        <translation>&amp;Adres gospodarza</translation>
    </message>
    <message>
        <source>&amp;Code of the table, if it has one</source>
        <translation>&amp;Kod stołu, jeśli go ma</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Imię</translation>
    </message>
    <message>
        <source>&amp;Name of the table</source>
        <translation>&amp;Nazwa stołu</translation>
    </message>
    <message>
        <source>&amp;Who may come in</source>
        <translation>Kto może we&amp;jść</translation>
    </message>
    <message>
        <source>A computer plays</source>
        <translation>Niech gra komputer</translation>
    </message>
    <message>
        <source>Address: {where}</source>
        <translation>Adres: {where}</translation>
    </message>
    <message>
        <source>By address</source>
        <translation>Po adresie</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Czat</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Zamknij stół</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Zamknąć stół?</translation>
    </message>
    <message>
        <source>Code: &lt;b&gt;{code}&lt;/b&gt;</source>
        <translation>Kod: &lt;b&gt;{code}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Encrypted with the code of the table.</source>
        <translation>Połączenie szyfrowane kodem stołu.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione stoły</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Zwolnij miejsce</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Udostępnij stół</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Dołącz</translation>
    </message>
    <message>
        <source>Join without &amp;encryption</source>
        <translation>Dołącz bez &amp;szyfrowania</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Odejdź</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Odejść od stołu?</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Looking … Tables show up here by themselves.</source>
        <translation>Szukanie… Stoły pojawią się tu same.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Wycisz</translation>
    </message>
    <message>
        <source>No table can be offered at port {reason}. Close other programs that use it, and let the firewall allow Literaxx to be reached there.</source>
        <translation>Nie można udostępnić stołu na porcie {reason}. Zamknij inne programy, które go używają, i pozwól w zaporze na połączenia z Literaxx.</translation>
    </message>
    <message>
        <source>Not encrypted: others on this network could read along.</source>
        <translation>Bez szyfrowania: inni w tej sieci mogliby podglądać.</translation>
    </message>
    <message>
        <source>Not encrypted: {names}.</source>
        <translation>Bez szyfrowania: {names}.</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>Nothing is known of your seat there any more.</source>
        <translation>O twoim miejscu przy tym stole nic już nie wiadomo.</translation>
    </message>
    <message>
        <source>Offer the table</source>
        <translation>Udostępnij stół</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>W sieci</translation>
    </message>
    <message>
        <source>Only those who know the code can come in. Encrypted.</source>
        <translation>Wejdzie tylko ten, kto zna kod. Szyfrowane.</translation>
    </message>
    <message>
        <source>Open table: anybody on this network can come in. Not encrypted.</source>
        <translation>Stół otwarty: wejść może każdy w tej sieci. Bez szyfrowania.</translation>
    </message>
    <message>
        <source>Port {busy} was taken; the table is at port {port}.</source>
        <translation>Port {busy} był zajęty; stół jest na porcie {port}.</translation>
    </message>
    <message>
        <source>Reach&amp;ed from</source>
        <translation>Dostępny prz&amp;ez</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Referee: {name}</source>
        <translation>Sędzia: {name}</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Powiedz coś wszystkim</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Several persons at this computer: names with commas between them.</source>
        <translation>Kilka osób przy tym komputerze: imiona oddzielone przecinkami.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Start without the free seats</source>
        <translation>Rozpocznij bez wolnych miejsc</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Table of {name}</source>
        <translation>Stół – {name}</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Stoły w twojej sieci</translation>
    </message>
    <message>
        <source>That is no address of a table.</source>
        <translation>To nie jest adres stołu.</translation>
    </message>
    <message>
        <source>That name cannot be used. Choose another.</source>
        <translation>Tej nazwy nie można użyć. Wybierz inną.</translation>
    </message>
    <message>
        <source>That name, or one that looks like it, is taken.</source>
        <translation>Ta nazwa albo bardzo podobna jest już zajęta.</translation>
    </message>
    <message>
        <source>That network is not there any more.</source>
        <translation>Tej sieci już nie ma.</translation>
    </message>
    <message>
        <source>The code is wrong.</source>
        <translation>Kod jest błędny.</translation>
    </message>
    <message>
        <source>The game has begun already. You can look on.</source>
        <translation>Gra już się zaczęła. Możesz ją oglądać.</translation>
    </message>
    <message>
        <source>The host cannot encrypt. Tick “Join without encryption” if others on this network may read along.</source>
        <translation>Gospodarz nie może szyfrować. Zaznacz „Dołącz bez szyfrowania”, jeśli inni w tej sieci mogą to czytać.</translation>
    </message>
    <message>
        <source>The host closed the connection.</source>
        <translation>Gospodarz zamknął połączenie.</translation>
    </message>
    <message>
        <source>The host did not understand this program.</source>
        <translation>Gospodarz nie zrozumiał tego programu.</translation>
    </message>
    <message>
        <source>The host does not know your seat any more.</source>
        <translation>Gospodarz nie zna już twojego miejsca.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Gospodarz zamknął stół.</translation>
    </message>
    <message>
        <source>The host has given your seat away.</source>
        <translation>Gospodarz oddał twoje miejsce.</translation>
    </message>
    <message>
        <source>The host plays another version of Literaxx ({detail}); use the same one.</source>
        <translation>Gospodarz gra w innej wersji Literaxx ({detail}); użyjcie tej samej.</translation>
    </message>
    <message>
        <source>The host starts the next game; you will be in it.</source>
        <translation>Następną grę zaczyna gospodarz; weźmiesz w niej udział.</translation>
    </message>
    <message>
        <source>The others wait for you. Your seat is kept: “Join” leads back to it.</source>
        <translation>Inni na ciebie czekają. Twoje miejsce czeka: „Dołącz” prowadzi z powrotem.</translation>
    </message>
    <message>
        <source>The table cannot be reached: {reason}</source>
        <translation>Nie można połączyć się ze stołem: {reason}</translation>
    </message>
    <message>
        <source>There are not enough free seats.</source>
        <translation>Nie ma dość wolnych miejsc.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>Waiting for the host …</source>
        <translation>Czekanie na gospodarza…</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Co już powiedziano</translation>
    </message>
    <message>
        <source>Write the address of the host first.</source>
        <translation>Najpierw wpisz adres gospodarza.</translation>
    </message>
    <message>
        <source>Write your name first.</source>
        <translation>Najpierw wpisz swoje imię.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Your seat is played from another window now.</source>
        <translation>Na twoim miejscu gra teraz inne okno.</translation>
    </message>
    <message>
        <source>a computer of the host</source>
        <translation>komputer gospodarza</translation>
    </message>
    <message>
        <source>all networks of this computer</source>
        <translation>wszystkie sieci tego komputera</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>przy tym komputerze</translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>brak połączenia</translation>
    </message>
    <message>
        <source>cannot be reached; a computer plays</source>
        <translation>brak połączenia; gra komputer</translation>
    </message>
    <message>
        <source>free</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>brak odpowiedzi</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>jeszcze się przygotowuje</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>otwarty dla wszystkich</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowość</translation>
    </message>
    <message>
        <source>the game has begun; you can look on</source>
        <translation>gra już trwa; możesz oglądać</translation>
    </message>
    <message>
        <source>waiting for somebody from the network</source>
        <translation>czeka na kogoś z sieci</translation>
    </message>
    <message>
        <source>with a code</source>
        <translation>z kodem</translation>
    </message>
    <message>
        <source>with a code, encrypted</source>
        <translation>z kodem, szyfrowany</translation>
    </message>
    <message>
        <source>with a code, not encrypted</source>
        <translation>z kodem, bez szyfrowania</translation>
    </message>
    <message>
        <source>your seat is kept</source>
        <translation>twoje miejsce czeka</translation>
    </message>
    <message>
        <source>{names} cannot play on without you. The game is saved: when you go on with it, they come back by themselves.</source>
        <translation>Przy stole: {names}. Bez ciebie gra stanie. Jest zapisana: gdy do niej wrócisz, wszyscy dołączą sami.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A double click on the blank changes its letter as long as the word is yours. Press OK (F2) when it reads well.</source>
        <translation>Podwójne kliknięcie blanka zmienia jego literę, dopóki słowo należy do ciebie. Gdy wygląda dobrze, naciśnij OK (F2).</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Kolejne słowo</translation>
    </message>
    <message>
        <source>Bad tiles? Put one to seven of them on the dashed field beside your tiles. You may do that three times a game, and it is your whole turn.</source>
        <translation>Słabe płytki? Połóż od jednej do siedmiu na polu z przerywaną ramką obok swoich płytek. Możesz to zrobić trzy razy w grze, a wymiana zajmuje całą kolejkę.</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Sprawdź to</translation>
    </message>
    <message>
        <source>Colours are points</source>
        <translation>Kolory to punkty</translation>
    </message>
    <message>
        <source>Do you believe it?</source>
        <translation>Wierzysz w to słowo?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation>Ułóż słowo</translation>
    </message>
    <message>
        <source>Nobody looks words up unasked: whoever plays against you decides. This word is a good one, so press Accept (F2).</source>
        <translation>Nikt nie sprawdza słów z własnej woli: decyduje ten, kto gra przeciwko tobie. To słowo jest dobre, więc naciśnij Akceptuj (F2).</translation>
    </message>
    <message>
        <source>Play on as long as you like, or go to the start page and begin a game of your own. Pass is F4, the rules are F1, and ? lists the keys.</source>
        <translation>Graj dalej, ile chcesz, albo przejdź na stronę startową i zacznij własną grę. F4 to pas, F1 to zasady, a ? pokazuje klawisze.</translation>
    </message>
    <message>
        <source>Press Exchange (F3) to get new ones from the bag.</source>
        <translation>Naciśnij Wymień (F3), a dostaniesz nowe z woreczka.</translation>
    </message>
    <message>
        <source>Skip the lesson</source>
        <translation>Pomiń lekcję</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>That does not look like a word. Press Check (F3): the dictionary is asked, and a word that does not exist goes back to its owner. In a real game a check in vain costs you a turn.</source>
        <translation>To nie wygląda na słowo. Naciśnij Sprawdź (F3): program zajrzy do słownika, a słowo, które nie istnieje, wróci do właściciela. W prawdziwej grze chybione sprawdzenie kosztuje kolejkę.</translation>
    </message>
    <message>
        <source>That is all there is to it</source>
        <translation>To już wszystko</translation>
    </message>
    <message>
        <source>The blank</source>
        <translation>Blank</translation>
    </message>
    <message>
        <source>The white tile stands for any letter and counts nothing. Lay a word with it that touches a tile on the board, and say which letter it is.</source>
        <translation>Biała płytka zastępuje dowolną literę i nie daje punktów. Ułóż z nią słowo stykające się z płytką na planszy i wskaż, jaka to litera.</translation>
    </message>
    <message>
        <source>This one is good: press Accept (F2). In a game of your own nobody tells you; check (F3) what you doubt.</source>
        <translation>To jest dobre: naciśnij Akceptuj (F2). W prawdziwej grze nikt ci tego nie powie; sprawdzaj (F3) to, w co wątpisz.</translation>
    </message>
    <message>
        <source>Yellow tiles count 1, green 2, blue 3, red 5. On a cell of its own colour a tile counts three times; 2× and 3× are for the whole word. The sum is shown below. Move tiles about if you like, then press OK (F2).</source>
        <translation>Żółte płytki dają 1 punkt, zielone 2, niebieskie 3, czerwone 5. Na polu w swoim kolorze płytka liczy się trzy razy; 2× i 3× dotyczą całego słowa. Suma widoczna jest poniżej. Możesz jeszcze poprzestawiać płytki, a potem naciśnij OK (F2).</translation>
    </message>
    <message>
        <source>Your tiles lie under the board. Drag them onto it, or click a tile and then a cell, or click a cell and type. The first word goes across the star, left to right or top to bottom: PLANET, for instance.</source>
        <translation>Przeciągnij płytki spod planszy na nią albo kliknij płytkę i pole, albo pole i pisz. Pierwsze słowo, angielskie, biegnie przez gwiazdkę, poziomo lub pionowo: na przykład PLANET.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Mocny</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} i {last}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;About Literaxx</source>
        <translation>&amp;O programie Literaxx</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>&amp;Export the moves…</source>
        <translation>&amp;Eksportuj ruchy…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <translation>Opuść g&amp;rę</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Zakoń&amp;cz</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Zapisz kopię…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Words…</source>
        <translation>&amp;Słowa…</translation>
    </message>
    <message>
        <source>Another &amp;window</source>
        <translation>Dr&amp;ugie okno</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Ask for &amp;undo</source>
        <translation>Poproś o &amp;cofnięcie</translation>
    </message>
    <message>
        <source>Ask the &amp;dictionary</source>
        <translation>Zapytaj &amp;słownik</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Go on w&amp;ith</source>
        <translation>Wróć &amp;do gry</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>No game to go on with</source>
        <translation>Nie ma gry do wznowienia</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencje…</translation>
    </message>
    <message>
        <source>Re&amp;cords…</source>
        <translation>Re&amp;kordy…</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Strona s&amp;tartowa</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>Pokaż &amp;wynik</translation>
    </message>
    <message>
        <source>Table and c&amp;hat…</source>
        <translation>&amp;Stół i czat…</translation>
    </message>
    <message>
        <source>{name} leaves for good</source>
        <translation>{name} odchodzi na dobre</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>At</source>
        <translation>Gdzie</translation>
    </message>
    <message>
        <source>Checked by {name}</source>
        <translation>Sprawdza: {name}</translation>
    </message>
    <message>
        <source>Checked: in the dictionary</source>
        <translation>Sprawdzone: jest w słowniku</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Dotychczasowe ruchy</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}</source>
        <translation>Nie ma w słowniku: {words}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>&amp;Friendly help</source>
        <translation>&amp;Przyjazna pomoc</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>&amp;Sędzia</translation>
    </message>
    <message>
        <source>A wrong &amp;check costs a turn</source>
        <translation>C&amp;hybione sprawdzenie kosztuje kolejkę</translation>
    </message>
    <message>
        <source>Asking the dictionary is allowed; everybody is told.</source>
        <translation>Wolno pytać słownik; wszyscy się o tym dowiadują.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>E&amp;xtra words</source>
        <translation>Słowa doda&amp;tkowe</translation>
    </message>
    <message>
        <source>Excl&amp;uded words</source>
        <translation>Słowa wy&amp;kluczone</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Game &amp;time, each</source>
        <translation>Czas gry na &amp;osobę</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Język słów</translation>
    </message>
    <message>
        <source>M&amp;ove time</source>
        <translation>Czas na r&amp;uch</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>S&amp;ilence means</source>
        <translation>&amp;Milczenie oznacza</translation>
    </message>
    <message>
        <source>Show &amp;letter values</source>
        <translation>Pokazuj wartości &amp;liter</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Time to &amp;accept or check</source>
        <translation>Czas na &amp;decyzję</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>akceptację</translation>
    </message>
    <message>
        <source>check</source>
        <translation>sprawdzenie</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>{count} s</source>
        <translation>{count} s</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>All agreed: {name} lays the word anew.</source>
        <translation>Wszyscy się zgadzają: {name} układa słowo od nowa.</translation>
    </message>
    <message>
        <source>Checked: all words are in the dictionary.</source>
        <translation>Sprawdzone: wszystkie słowa są w słowniku.</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Nie ma w słowniku: {words}.</translation>
    </message>
    <message>
        <source>{name} cannot be reached.</source>
        <translation>{name} – brak połączenia.</translation>
    </message>
    <message>
        <source>{name} exchanged {tiles}.</source>
        <translation>{name} wymienia płytki ({tiles}).</translation>
    </message>
    <message>
        <source>{name} has no time left.</source>
        <translation>{name} nie ma już czasu.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} znów jest w grze.</translation>
    </message>
    <message>
        <source>{name} left the game.</source>
        <translation>{name} opuszcza grę.</translation>
    </message>
    <message>
        <source>{name} loses the next turn for the check.</source>
        <translation>{name} traci następną kolejkę za sprawdzenie.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <translation>{name} zdobywa {points}.</translation>
    </message>
    <message>
        <source>{name} shuffled the letters.</source>
        <translation>{name} miesza litery.</translation>
    </message>
    <message>
        <source>{name} takes the word back and scores nothing.</source>
        <translation>{name} cofa słowo i nie zdobywa punktów.</translation>
    </message>
    <message>
        <source>{name} used help.</source>
        <translation>{name} korzysta z pomocy.</translation>
    </message>
    <message>
        <source>{name}'s time for this move ran out.</source>
        <translation>{name} – skończył się czas na ten ruch.</translation>
    </message>
    <message>
        <source>{name}'s turn is skipped for a wrong check.</source>
        <translation>{name} traci kolejkę za chybione sprawdzenie.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>A file of words, one a line</source>
        <translation>Plik ze słowami, po jednym w wierszu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Z pliku…</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>Własne słowa</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>Wczytywanie {file}…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>cannot be reached</source>
        <translation>brak połączenia</translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>już po odpowiedzi</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>ma odpowiedzieć</translation>
    </message>
    <message>
        <source>loses the next turn</source>
        <translation>traci następną kolejkę</translation>
    </message>
    <message>
        <source>no time left</source>
        <translation>bez czasu</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na ruchu</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>Rozmiar &amp;tekstu</translation>
    </message>
    <message>
        <source>The computer &amp;waits before it answers</source>
        <translation>Komputer cz&amp;eka, zanim odpowie</translation>
    </message>
    <message>
        <source>The window calls &amp;you to a game on the network</source>
        <translation>&amp;Okno daje znać, gdy w sieci twoja kolej</translation>
    </message>
    <message>
        <source>Ti&amp;ps, each once</source>
        <translation>Wska&amp;zówki, każda jeden raz</translation>
    </message>
    <message>
        <source>Tiles gl&amp;ide and fade</source>
        <translation>Płytki płynnie &amp;się przesuwają</translation>
    </message>
    <message>
        <source>Values &amp;on tiles and cells</source>
        <translation>Wartości na &amp;płytkach i polach</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>jak w systemie</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ciemne</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>cyfry</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>wysoki kontrast</translation>
    </message>
    <message>
        <source>light</source>
        <translation>jasne</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>kropki</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>a blank must be able to stand for a letter</source>
        <translation>blank musi móc zastąpić jakąś literę</translation>
    </message>
    <message>
        <source>a board has 2 to {most} rows and columns</source>
        <translation>plansza ma od 2 do {most} wierszy i kolumn</translation>
    </message>
    <message>
        <source>a crossword game needs a rack</source>
        <translation>gra z płytkami wymaga stojaka</translation>
    </message>
    <message>
        <source>a game has 1 to {most} letters</source>
        <translation>gra ma od 1 do {most} liter</translation>
    </message>
    <message>
        <source>a game of the program is called {id} already</source>
        <translation>gra o nazwie {id} już jest w programie</translation>
    </message>
    <message>
        <source>a game that is not named</source>
        <translation>gry, która nie jest nazwana</translation>
    </message>
    <message>
        <source>a letter-path board has at most {most} cells</source>
        <translation>plansza gry z liniami ma najwyżej {most} pól</translation>
    </message>
    <message>
        <source>a letter-path game has no blanks</source>
        <translation>w grze z liniami nie ma blanków</translation>
    </message>
    <message>
        <source>a move begins with the nickname of a player and a colon</source>
        <translation>ruch zaczyna się od pseudonimu gracza i dwukropka</translation>
    </message>
    <message>
        <source>a move ends with its points and the total</source>
        <translation>ruch kończy się jego punktami i sumą</translation>
    </message>
    <message>
        <source>a record has 1 to {most} players of different nicknames</source>
        <translation>zapis ma od 1 do {most} graczy o różnych pseudonimach</translation>
    </message>
    <message>
        <source>a record has player 1 to {most}, each with a name</source>
        <translation>zapis ma graczy od 1 do {most}, każdego z nazwą</translation>
    </message>
    <message>
        <source>a record names its players, counted from 1</source>
        <translation>zapis wymienia graczy, licząc od 1</translation>
    </message>
    <message>
        <source>a symbol is a single character</source>
        <translation>symbol to jeden znak</translation>
    </message>
    <message>
        <source>a {kind} game has no such switch</source>
        <translation>gra typu {kind} nie ma takiej opcji</translation>
    </message>
    <message>
        <source>at least one letter must have a weight</source>
        <translation>co najmniej jedna litera musi mieć wagę</translation>
    </message>
    <message>
        <source>it cannot be kept in {folder}: {reason}</source>
        <translation>nie można zachować w {folder}: {reason}</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>to jest katalog</translation>
    </message>
    <message>
        <source>it is in use</source>
        <translation>jest w użyciu</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>to nie jest UTF-8</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>it is of {game}</source>
        <translation>to zapis gry {game}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>jest za duży</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>linia {line}: {problem}</translation>
    </message>
    <message>
        <source>no table can be offered at port {reason}</source>
        <translation>nie można udostępnić stołu na porcie {reason}</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>nie można tam nic zapisać</translation>
    </message>
    <message>
        <source>row {row} has the unknown symbol {symbol}</source>
        <translation>wiersz {row} ma nieznany symbol {symbol}</translation>
    </message>
    <message>
        <source>row {row} has {cells} cells where row 1 has {columns}</source>
        <translation>wiersz {row} ma pól: {cells}, a wiersz 1: {columns}</translation>
    </message>
    <message>
        <source>row {row} of the board cannot be read: “{said}”</source>
        <translation>nie można odczytać wiersza {row} planszy: „{said}”</translation>
    </message>
    <message>
        <source>scores and player to move must be those of the players</source>
        <translation>wyniki i gracz na ruchu muszą dotyczyć wymienionych graczy</translation>
    </message>
    <message>
        <source>the board is not one of this variant</source>
        <translation>plansza nie pasuje do tego wariantu</translation>
    </message>
    <message>
        <source>the board must have a letter on every cell</source>
        <translation>na każdym polu planszy musi być litera</translation>
    </message>
    <message>
        <source>the cells of a letter-path game have no premiums</source>
        <translation>pola gry z liniami nie mają premii</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>dysk zgłasza błąd</translation>
    </message>
    <message>
        <source>the display {name} cannot be opened.</source>
        <translation>nie można otworzyć ekranu {name}.</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>nie można odczytać pliku: {reason}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>plik jest pusty</translation>
    </message>
    <message>
        <source>the file is in use or was changed</source>
        <translation>plik jest w użyciu albo został zmieniony</translation>
    </message>
    <message>
        <source>the file is named {name}, but says {id}</source>
        <translation>plik nazywa się {name}, a w środku jest {id}</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>nazwa jest za długa</translation>
    </message>
    <message>
        <source>the record holds something that the format cannot tell</source>
        <translation>zapis zawiera coś, czego format nie potrafi wyrazić</translation>
    </message>
    <message>
        <source>the rows of the board are not equally long</source>
        <translation>wiersze planszy nie są równej długości</translation>
    </message>
    <message>
        <source>the text is not in the encoding {encoding}</source>
        <translation>tekst nie jest w kodowaniu {encoding}</translation>
    </message>
    <message>
        <source>the value does not fit: {reason}</source>
        <translation>wartość nie pasuje: {reason}</translation>
    </message>
    <message>
        <source>the window library Qt cannot be loaded ({reason}).</source>
        <translation>nie można wczytać biblioteki okien Qt ({reason}).</translation>
    </message>
    <message>
        <source>the window library Qt cannot be loaded ({reason}). On Debian and its relatives, this installs it:
  {command}</source>
        <translation>nie można wczytać biblioteki okien Qt ({reason}). W Debianie i systemach pokrewnych instaluje ją:
  {command}</translation>
    </message>
    <message>
        <source>there are too few tiles for two full racks</source>
        <translation>jest za mało płytek na dwa pełne stojaki</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>plik o tej nazwie już istnieje</translation>
    </message>
    <message>
        <source>there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). The commands need none: see literaxx --help.</source>
        <translation>nie ma ekranu, na którym można otworzyć okno (nie ustawiono ani DISPLAY, ani WAYLAND_DISPLAY). Polecenia go nie potrzebują: zob. literaxx --help.</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>nie ma gracza {name}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>nie ma takiego pliku</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>nie ma takiego katalogu</translation>
    </message>
    <message>
        <source>there is no variant of this name</source>
        <translation>nie ma wariantu o tej nazwie</translation>
    </message>
    <message>
        <source>there is no word list {id}; there are {known}</source>
        <translation>nie ma listy słów {id}; są: {known}</translation>
    </message>
    <message>
        <source>there is no word list “{id}” in {folder}</source>
        <translation>w {folder} nie ma listy słów „{id}”</translation>
    </message>
    <message>
        <source>this is no line of such a record: {reason}</source>
        <translation>to nie jest linia takiego zapisu: {reason}</translation>
    </message>
    <message>
        <source>this is no move</source>
        <translation>to nie jest ruch</translation>
    </message>
    <message>
        <source>this is no rack of a player</source>
        <translation>to nie jest stojak gracza</translation>
    </message>
    <message>
        <source>this is no record of a {kind} game</source>
        <translation>to nie jest zapis gry typu {kind}</translation>
    </message>
    <message>
        <source>this is no variant file: it is much too long</source>
        <translation>to nie jest plik wariantu: jest o wiele za długi</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>to nie jest TOML: {reason}</translation>
    </message>
    <message>
        <source>this program reads format {format}</source>
        <translation>ten program czyta format {format}</translation>
    </message>
    <message>
        <source>this program reads {format} of version {version}</source>
        <translation>ten program czyta {format} w wersji {version}</translation>
    </message>
    <message>
        <source>this symbol has a meaning already</source>
        <translation>ten symbol ma już znaczenie</translation>
    </message>
    <message>
        <source>two players have the same number or nickname</source>
        <translation>dwóch graczy ma ten sam numer lub pseudonim</translation>
    </message>
    <message>
        <source>{cell} is not a cell of this board</source>
        <translation>{cell} nie jest polem tej planszy</translation>
    </message>
    <message>
        <source>{file} cannot be read</source>
        <translation>nie można odczytać {file}</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>nie można użyć {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged: {reason}</source>
        <translation>{file} jest uszkodzony: {reason}</translation>
    </message>
    <message>
        <source>{file} is no saved game, or is in use</source>
        <translation>{file} nie jest zapisaną grą albo jest w użyciu</translation>
    </message>
    <message>
        <source>{file} is not the file its card describes</source>
        <translation>{file} nie jest plikiem opisanym w jego karcie</translation>
    </message>
    <message>
        <source>{file} was not played at a table of this computer</source>
        <translation>gra {file} nie toczyła się przy stole tego komputera</translation>
    </message>
    <message>
        <source>{file}: its game cannot be read: {problem}</source>
        <translation>{file}: nie można odczytać jego gry: {problem}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{letter} is named twice</source>
        <translation>{letter} występuje dwa razy</translation>
    </message>
    <message>
        <source>“{letter}” is not a letter in upper case</source>
        <translation>„{letter}” nie jest wielką literą</translation>
    </message>
    <message>
        <source>“{said}” are not the scores of {count} players</source>
        <translation>„{said}” to nie wyniki graczy w liczbie {count}</translation>
    </message>
    <message>
        <source>“{said}” is no number of turns without points</source>
        <translation>„{said}” to nie liczba kolejek bez punktów</translation>
    </message>
    <message>
        <source>“{said}” is no rack</source>
        <translation>„{said}” to nie stojak</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>S&amp;zukaj w:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Pliki &amp;typu:</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Leave for good</source>
        <translation>Odejdź na dobre</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>To kończy grę.</translation>
    </message>
    <message>
        <source>The others play on. There is no way back into this game.</source>
        <translation>Pozostali grają dalej. Do tej gry nie da się wrócić.</translation>
    </message>
    <message>
        <source>{name} leaves for good?</source>
        <translation>{name} odchodzi na dobre?</translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message>
        <source>Place {number}</source>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrana</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>The lines of the record</source>
        <translation>Linie zapisu</translation>
    </message>
    <message>
        <source>The record says something else than the rules here.</source>
        <translation>W tym miejscu zapis różni się od zasad.</translation>
    </message>
    <message>
        <source>checked in vain</source>
        <translation>chybione sprawdzenie</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>wymieszane</translation>
    </message>
    <message>
        <source>tiles left: {tiles}</source>
        <translation>pozostałe: {tiles}</translation>
    </message>
    <message>
        <source>time used up</source>
        <translation>czas się skończył</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Przeciwnik</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Gr&amp;acz</translation>
    </message>
    <message>
        <source>A newer Literaxx keeps these records. Nothing was changed.</source>
        <translation>Te rekordy zapisuje nowszy Literaxx. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>All records are erased.</source>
        <translation>Wszystkie rekordy zostały usunięte.</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Najlepsza gra</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Najlepszy ruch</translation>
    </message>
    <message>
        <source>Checks won : lost</source>
        <translation>Sprawdzenia trafne : chybione</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Export the records</source>
        <translation>Eksportuj rekordy</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>W liczbach</translation>
    </message>
    <message>
        <source>Gam&amp;e</source>
        <translation>Rodza&amp;j gry</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Rozegrane gry</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane gry</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Najdłuższe słowo</translation>
    </message>
    <message>
        <source>Points game by game; filled: won</source>
        <translation>Punkty w kolejnych grach; pełne słupki: wygrane</translation>
    </message>
    <message>
        <source>Points of the last games, the oldest first: {numbers}</source>
        <translation>Punkty z ostatnich gier, od najstarszej: {numbers}</translation>
    </message>
    <message>
        <source>Really erase all records</source>
        <translation>Tak, usuń wszystkie rekordy</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Saved games stay. Records do not come back.</source>
        <translation>Zapisane gry zostaną. Rekordów nie da się przywrócić.</translation>
    </message>
    <message>
        <source>The records cannot be erased ({reason}).</source>
        <translation>Nie można usunąć rekordów ({reason}).</translation>
    </message>
    <message>
        <source>The records cannot be read ({reason}).</source>
        <translation>Nie można odczytać rekordów ({reason}).</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które gry</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>dowolny</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>wszyscy</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>Nie można zapisać {file} ({reason}).</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>First the undo request must be answered.</source>
        <translation>Najpierw trzeba odpowiedzieć na prośbę o cofnięcie.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja kolej.</translation>
    </message>
    <message>
        <source>It is too late to take the word back.</source>
        <translation>Jest za późno, by cofnąć słowo.</translation>
    </message>
    <message>
        <source>Nobody asks for undo any more.</source>
        <translation>Nikt już nie prosi o cofnięcie.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nic się nie zmieniło.</translation>
    </message>
    <message>
        <source>Only the host may pause and go on.</source>
        <translation>Tylko gospodarz może wstrzymać i wznowić grę.</translation>
    </message>
    <message>
        <source>Show your tiles first.</source>
        <translation>Najpierw pokaż swoje płytki.</translation>
    </message>
    <message>
        <source>That came too late: the game has gone on.</source>
        <translation>Za późno: gra potoczyła się dalej.</translation>
    </message>
    <message>
        <source>That is against the rules of this game.</source>
        <translation>To niezgodne z zasadami tej gry.</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>Gra nie jest wstrzymana.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
    <message>
        <source>There is no such player at this table.</source>
        <translation>Przy tym stole nie ma takiego gracza.</translation>
    </message>
    <message>
        <source>There is no word to accept or check.</source>
        <translation>Nie ma słowa do zaakceptowania ani sprawdzenia.</translation>
    </message>
    <message>
        <source>There is nothing that you could take back.</source>
        <translation>Nie ma nic, co można by cofnąć.</translation>
    </message>
    <message>
        <source>This player has left the game.</source>
        <translation>Ten gracz jest już poza grą.</translation>
    </message>
    <message>
        <source>This table plays without help.</source>
        <translation>Przy tym stole gra się bez pomocy.</translation>
    </message>
    <message>
        <source>Time was up before that.</source>
        <translation>Czas skończył się wcześniej.</translation>
    </message>
    <message>
        <source>You are not asked now.</source>
        <translation>Teraz nie czekamy na twoją odpowiedź.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>Twoja odpowiedź już jest.</translation>
    </message>
    <message>
        <source>Your rack holds other tiles by now.</source>
        <translation>Na twoim stojaku są już inne płytki.</translation>
    </message>
    <message>
        <source>Your tiles lie open already.</source>
        <translation>Twoje płytki są już odkryte.</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>computer</source>
        <translation>komputer</translation>
    </message>
    <message>
        <source>network</source>
        <translation>sieć</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ty</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>&amp;Begins:</source>
        <translation>Z&amp;aczyna:</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>At least one player must be a person.</source>
        <translation>Co najmniej jeden gracz musi być człowiekiem.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Komputer: {level}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Każdy gracz musi mieć imię.</translation>
    </message>
    <message>
        <source>From the network</source>
        <translation>Z sieci</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Imię gracza {number}</translation>
    </message>
    <message>
        <source>No seat is free for anybody from the network.</source>
        <translation>Nie ma wolnego miejsca dla kogoś z sieci.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Usuń gracza {number}</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dwóch graczy ma to samo imię.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Kto gra na miejscu {number}</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>losowo</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>A copy is saved: {file}</source>
        <translation>Zapisano kopię: {file}</translation>
    </message>
    <message>
        <source>Built-in {language}</source>
        <translation>Lista programu: {language}</translation>
    </message>
    <message>
        <source>Speller: {language} ({tag})</source>
        <translation>Pisownia: {language} ({tag})</translation>
    </message>
    <message>
        <source>The file was damaged from line {line} on. The game goes on from there; the damaged file is kept as {file}.</source>
        <translation>Plik był uszkodzony od linii {line}. Gra toczy się od tego miejsca; uszkodzony plik zachowano jako {file}.</translation>
    </message>
    <message>
        <source>The list of own words that this game is played with is missing ({id}).</source>
        <translation>Brakuje listy własnych słów, z którą toczy się ta gra ({id}).</translation>
    </message>
    <message>
        <source>The speller {tag} cannot judge here: {reason}</source>
        <translation>Słownik systemowy {tag} nie może tu sędziować: {reason}</translation>
    </message>
    <message>
        <source>The word list is missing: {detail}</source>
        <translation>Brakuje listy słów: {detail}</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <translation>Ten plik nie jest zapisaną grą.</translation>
    </message>
    <message>
        <source>This file is too big to be a saved game.</source>
        <translation>Ten plik jest za duży jak na zapisaną grę.</translation>
    </message>
    <message>
        <source>This game is open in another window already.</source>
        <translation>Ta gra jest już otwarta w innym oknie.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Literaxx ({detail}). Nothing was changed.</source>
        <translation>Tę grę zapisał nowszy Literaxx ({detail}). Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Lista słów</translation>
    </message>
    <message>
        <source>the dictionary {package} is not installed</source>
        <translation>słownik {package} nie jest zainstalowany</translation>
    </message>
    <message>
        <source>the library {package} is not installed</source>
        <translation>biblioteka {package} nie jest zainstalowana</translation>
    </message>
    <message>
        <source>{file} cannot be put into the trash.</source>
        <translation>Nie można przenieść do kosza: {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}. Nothing was changed.</source>
        <translation>Nie można odczytać {file}: {reason}. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}.</source>
        <translation>Nie można usunąć {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be taken in: {reason}.</source>
        <translation>Nie można wczytać {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used as a game: {problem}.</source>
        <translation>Nie można użyć {file} jako gry: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. The game itself is saved.</source>
        <translation>Nie można zapisać {file}: {reason}. Sama gra jest zapisana.</translation>
    </message>
    <message>
        <source>{file} is in the trash now.</source>
        <translation>{file} jest teraz w koszu.</translation>
    </message>
    <message>
        <source>{file} is neither a saved game nor a record: {reason}.</source>
        <translation>{file} nie jest ani zapisaną grą, ani zapisem ruchów: {reason}.</translation>
    </message>
    <message>
        <source>{file} stays where it is.</source>
        <translation>{file} zostaje na swoim miejscu.</translation>
    </message>
</context>
<context>
    <name>Skip</name>
    <message>
        <source>skipped</source>
        <translation>kolejka pominięta</translation>
    </message>
    <message>
        <source>skipped: has left</source>
        <translation>pominięta: poza grą</translation>
    </message>
    <message>
        <source>skipped: time used up</source>
        <translation>pominięta: brak czasu</translation>
    </message>
    <message>
        <source>skipped: wrong check</source>
        <translation>pominięta: kara</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n płytka</numerusform>
            <numerusform>%n płytki</numerusform>
            <numerusform>%n płytek</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>Twoje własne gry</translation>
    </message>
    <message>
        <source>Games of your own that cannot be used</source>
        <translation>Własne gry, których nie można użyć</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Dołącz</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Learn by playing: a first game with a guide takes four minutes.</source>
        <translation>Ucz się, grając: pierwsza gra z przewodnikiem, po angielsku, trwa cztery minuty.</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Pierwszy raz?</translation>
    </message>
    <message>
        <source>Play with people at other computers in the same house or school.</source>
        <translation>Graj z osobami przy innych komputerach w tym samym domu lub szkole.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Stoły w twojej sieci</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Kolejka {number}</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>W co zagramy?</translation>
    </message>
    <message>
        <source>Your seat at {table} is kept.</source>
        <translation>Twoje miejsce przy {table} czeka.</translation>
    </message>
    <message>
        <source>one line through the letters</source>
        <translation>jedna linia przez litery</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>dzisiaj, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>wczoraj, {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>teraz {name}</translation>
    </message>
</context>
<context>
    <name>Sum</name>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n litera</numerusform>
            <numerusform>%n litery</numerusform>
            <numerusform>%n liter</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} bonus</source>
        <translation>bonus {points}</translation>
    </message>
    <message>
        <source>{points} for a full rack</source>
        <translation>{points} za cały stojak</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Drag or type along neighbouring letters</source>
        <translation>Przeciągnij lub wpisz sąsiednie litery</translation>
    </message>
    <message>
        <source>Drop tiles here to exchange</source>
        <translation>Połóż tu płytki do wymiany</translation>
    </message>
    <message>
        <source>Drop tiles here to exchange · {count} left</source>
        <translation>Płytki do wymiany · zostało: {count}</translation>
    </message>
    <message>
        <source>Exchange field</source>
        <translation>Pole wymiany</translation>
    </message>
    <message>
        <source>No exchange in this game</source>
        <translation>W tej grze nie ma wymiany</translation>
    </message>
    <message>
        <source>No exchange left</source>
        <translation>Nie ma już wymian</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Stojak</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Wymieszaj</translation>
    </message>
    <message>
        <source>Shuffle the tiles on the rack</source>
        <translation>Wymieszaj płytki na stojaku</translation>
    </message>
    <message>
        <source>Shuffle · {count} left</source>
        <translation>Wymieszaj · zostało: {count}</translation>
    </message>
    <message>
        <source>Sort the tiles on the rack</source>
        <translation>Uporządkuj płytki na stojaku</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Gra wstrzymana</translation>
    </message>
    <message>
        <source>Too few in the bag to exchange</source>
        <translation>Za mało w woreczku na wymianę</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>w woreczku</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>do końca</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>blank</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>{letter}, value {number}</source>
        <translation>{letter}, wartość {number}</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>Została %n minuta</numerusform>
            <numerusform>Zostały %n minuty</numerusform>
            <numerusform>Zostało %n minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Została %n sekunda</numerusform>
            <numerusform>Zostały %n sekundy</numerusform>
            <numerusform>Zostało %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute left</source>
        <translation>Została 1 minuta</translation>
    </message>
    <message>
        <source>1 second left</source>
        <translation>Została 1 sekunda</translation>
    </message>
    <message>
        <source>Your game time: {left}</source>
        <translation>Twój czas gry: {left}</translation>
    </message>
</context>
<context>
    <name>Tip</name>
    <message>
        <source>A slip? For ten seconds you may ask for the word back. The others have to agree.</source>
        <translation>Pomyłka? Przez dziesięć sekund możesz poprosić o cofnięcie słowa. Pozostali muszą się zgodzić.</translation>
    </message>
    <message>
        <source>Accept (F2) lets the word stand, whether it exists or not. Check (F3) asks the dictionary.</source>
        <translation>Akceptuj (F2) zostawia słowo, czy istnieje, czy nie. Sprawdź (F3) pyta słownik.</translation>
    </message>
    <message>
        <source>Drag from letter to neighbouring letter. Each counts 1, whatever its dots; a number between four letters adds what it says, where the line goes through it.</source>
        <translation>Przeciągaj od litery do sąsiedniej litery. Każda liczy się za 1, niezależnie od kropek; liczba między czterema literami dodaje tyle, ile wskazuje, gdy linia przez nią przechodzi.</translation>
    </message>
    <message>
        <source>Drag tiles onto the board, or click a cell and type. The arrow keys move the cursor, Space turns it, Esc takes everything back.</source>
        <translation>Przeciągnij płytki na planszę albo kliknij pole i pisz. Strzałki przesuwają kursor, spacja go obraca, Esc zabiera wszystko.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Rozumiem</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Bez wskazówek</translation>
    </message>
    <message>
        <source>The tiles are covered so that the others do not see them. One key shows them.</source>
        <translation>Płytki są zakryte, żeby inni ich nie widzieli. Odkrywa je jeden klawisz.</translation>
    </message>
    <message>
        <source>The white tile is a blank: it stands for any letter and counts nothing. A double click changes its letter.</source>
        <translation>Biała płytka to blank: zastępuje dowolną literę i nie daje punktów. Podwójne kliknięcie zmienia jej literę.</translation>
    </message>
    <message>
        <source>Tiles on the dashed field are exchanged by F3, three times a game. That is a turn.</source>
        <translation>Płytki z pola z przerywaną ramką wymienia F3, trzy razy w grze. Zajmuje to całą kolejkę.</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Wskazówka</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Everything is saved again.</source>
        <translation>Wszystko znów jest zapisane.</translation>
    </message>
    <message>
        <source>The disk is full. The game goes on and is kept; make room to have it saved.</source>
        <translation>Dysk jest pełny. Gra toczy się dalej i nie przepadnie; zwolnij miejsce, aby można ją było zapisać.</translation>
    </message>
    <message>
        <source>The disk is slow. The game goes on; the last moves will be saved later.</source>
        <translation>Dysk działa wolno. Gra toczy się dalej; ostatnie ruchy zostaną zapisane później.</translation>
    </message>
    <message>
        <source>The game cannot be saved just now ({detail}). It is kept and tried again.</source>
        <translation>Gry nie można teraz zapisać ({detail}). Nie przepadnie, próba zostanie powtórzona.</translation>
    </message>
    <message>
        <source>The host cannot be reached. The game goes on by itself when it is back.</source>
        <translation>Brak połączenia z gospodarzem. Gra ruszy sama, gdy wróci.</translation>
    </message>
    <message>
        <source>The host has closed the table. The game goes on when it is opened again.</source>
        <translation>Gospodarz zamknął stół. Gra ruszy, gdy znów go otworzy.</translation>
    </message>
    <message>
        <source>The host is back.</source>
        <translation>Połączenie z gospodarzem wróciło.</translation>
    </message>
    <message>
        <source>You are not at this table any more.</source>
        <translation>Nie siedzisz już przy tym stole.</translation>
    </message>
    <message>
        <source>{name} found no answer and passes. The game goes on.</source>
        <translation>{name} nie znajduje odpowiedzi i pasuje. Gra toczy się dalej.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>exchange {tiles}</source>
        <translation>wymiana {tiles}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>pass (time)</source>
        <translation>pas (czas)</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>odrzucone</translation>
    </message>
    <message>
        <source>word</source>
        <translation>słowo</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Nobody answered in time, so there is no undo.</source>
        <translation>Nikt nie odpowiedział na czas, więc nie ma cofnięcia.</translation>
    </message>
    <message>
        <source>{name} does not agree to the undo. Play goes on.</source>
        <translation>{name} nie zgadza się na cofnięcie. Gra toczy się dalej.</translation>
    </message>
    <message>
        <source>{name} has left, so there is no undo.</source>
        <translation>{name} jest poza grą, więc nie ma cofnięcia.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A blank cannot stand for {detail} here.</source>
        <translation>Blank nie może tu zastąpić litery {detail}.</translation>
    </message>
    <message>
        <source>A tile lies outside the board.</source>
        <translation>Jedna z płytek leży poza planszą.</translation>
    </message>
    <message>
        <source>A word has at least two letters.</source>
        <translation>Słowo ma co najmniej dwie litery.</translation>
    </message>
    <message>
        <source>All tiles of a move lie in one row or one column.</source>
        <translation>Wszystkie płytki ruchu leżą w jednym wierszu lub jednej kolumnie.</translation>
    </message>
    <message>
        <source>Choose the letter of the blank on {detail}.</source>
        <translation>Wybierz literę dla blanka na {detail}.</translation>
    </message>
    <message>
        <source>One of your tiles must touch a tile on the board.</source>
        <translation>Jedna z twoich płytek musi stykać się z płytką na planszy.</translation>
    </message>
    <message>
        <source>Only {detail} tiles are left in the bag.</source>
        <translation>Płytek w woreczku zostało tylko: {detail}.</translation>
    </message>
    <message>
        <source>The bag must hold at least {detail} tiles to exchange.</source>
        <translation>Do wymiany w woreczku musi być płytek co najmniej: {detail}.</translation>
    </message>
    <message>
        <source>The first word must cover the cell {detail}.</source>
        <translation>Pierwsze słowo musi przechodzić przez pole {detail}.</translation>
    </message>
    <message>
        <source>The line goes from letter to neighbouring letter.</source>
        <translation>Linia biegnie od litery do sąsiedniej litery.</translation>
    </message>
    <message>
        <source>The line may not cross itself.</source>
        <translation>Linia nie może przecinać samej siebie.</translation>
    </message>
    <message>
        <source>The same cell cannot be used twice.</source>
        <translation>Tego samego pola nie można użyć dwa razy.</translation>
    </message>
    <message>
        <source>There is a tile on {detail} already.</source>
        <translation>Na {detail} leży już płytka.</translation>
    </message>
    <message>
        <source>There is an empty cell between your tiles.</source>
        <translation>Między twoimi płytkami jest puste pole.</translation>
    </message>
    <message>
        <source>There is no exchange in this game.</source>
        <translation>W tej grze nie ma wymiany.</translation>
    </message>
    <message>
        <source>There is no shuffle in this game.</source>
        <translation>W tej grze nie miesza się liter.</translation>
    </message>
    <message>
        <source>There is no word yet.</source>
        <translation>Nie ma jeszcze słowa.</translation>
    </message>
    <message>
        <source>These tiles are not all on your rack.</source>
        <translation>Nie wszystkie te płytki są na twoim stojaku.</translation>
    </message>
    <message>
        <source>This game is not played that way.</source>
        <translation>W tę grę nie gra się w ten sposób.</translation>
    </message>
    <message>
        <source>You have used all {detail} exchanges of the game.</source>
        <translation>Wszystkie wymiany w tej grze są już wykorzystane ({detail}).</translation>
    </message>
    <message>
        <source>You have used all {detail} shuffles of the game.</source>
        <translation>Wszystkie mieszania w tej grze są już wykorzystane ({detail}).</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Export the moves</source>
        <translation>Eksportuj ruchy</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Saved games, records and games of your own</source>
        <translation>Zapisane gry, zapisy ruchów i własne gry</translation>
    </message>
    <message>
        <source>This game is on the start page from now on.</source>
        <translation>Od teraz ta gra jest na stronie startowej.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
</context>
<context>
    <name>WordFile</name>
    <message>
        <source>it is not text</source>
        <translation>to nie jest tekst</translation>
    </message>
    <message>
        <source>it is too big</source>
        <translation>jest za duży</translation>
    </message>
    <message>
        <source>the character {detail} is on no tile</source>
        <translation>znaku {detail} nie ma na żadnej płytce</translation>
    </message>
    <message>
        <source>there is no word in it</source>
        <translation>nie ma w nim żadnego słowa</translation>
    </message>
    <message>
        <source>{detail} has more than 25 letters</source>
        <translation>{detail} ma więcej niż 25 liter</translation>
    </message>
    <message>
        <source>{detail} has only one letter</source>
        <translation>{detail} ma tylko jedną literę</translation>
    </message>
    <message>
        <source>{detail} is more than one word</source>
        <translation>{detail} to więcej niż jedno słowo</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}. Nothing was taken in.</source>
        <translation>{file}, wiersz {line}: {what}. Niczego nie wczytano.</translation>
    </message>
    <message>
        <source>{file}: {what}. Nothing was taken in.</source>
        <translation>{file}: {what}. Niczego nie wczytano.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%Ln words found.</source>
        <translation>
            <numerusform>Znaleziono %Ln słowo.</numerusform>
            <numerusform>Znaleziono %Ln słowa.</numerusform>
            <numerusform>Znaleziono %Ln słów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words in this list.</source>
        <translation>
            <numerusform>%Ln słowo na tej liście.</numerusform>
            <numerusform>%Ln słowa na tej liście.</numerusform>
            <numerusform>%Ln słów na tej liście.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Begins with</source>
        <translation>&amp;Zaczyna się na</translation>
    </message>
    <message>
        <source>&amp;Contains</source>
        <translation>Z&amp;awiera</translation>
    </message>
    <message>
        <source>&amp;Ends with</source>
        <translation>&amp;Kończy się na</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>? is a blank</source>
        <translation>? to blank</translation>
    </message>
    <message>
        <source>? is one letter, * any number of letters</source>
        <translation>? to jedna litera, * dowolnie wiele liter</translation>
    </message>
    <message>
        <source>At least so many letters</source>
        <translation>Liter co najmniej</translation>
    </message>
    <message>
        <source>At most so many letters</source>
        <translation>Liter co najwyżej</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>How common</source>
        <translation>Częstość</translation>
    </message>
    <message>
        <source>Looks l&amp;ike</source>
        <translation>W&amp;ygląda jak</translation>
    </message>
    <message>
        <source>Made &amp;of these letters</source>
        <translation>&amp;Ułożone z tych liter</translation>
    </message>
    <message>
        <source>No words: {reason}</source>
        <translation>Brak słów: {reason}</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Szukanie…</translation>
    </message>
    <message>
        <source>Spelled</source>
        <translation>Pisownia</translation>
    </message>
    <message>
        <source>The word lists are closed while a game is being played.</source>
        <translation>Podczas gry listy słów są zamknięte.</translation>
    </message>
    <message numerus="yes">
        <source>There are more; these are the first %Ln.</source>
        <translation>
            <numerusform>Jest ich więcej; to pierwsze %Ln słowo.</numerusform>
            <numerusform>Jest ich więcej; to pierwsze %Ln słowa.</numerusform>
            <numerusform>Jest ich więcej; to pierwsze %Ln słów.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you know of the word</source>
        <translation>Co wiesz o słowie</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Słowo</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Słowa</translation>
    </message>
    <message>
        <source>Words found</source>
        <translation>Znalezione słowa</translation>
    </message>
    <message>
        <source>everyday</source>
        <translation>częste</translation>
    </message>
    <message>
        <source>rarer</source>
        <translation>rzadsze</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: błąd: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>niejednoznaczna opcja: %(option)s może oznaczać %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>potrzebny jest co najmniej jeden argument</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>potrzebny jest jeden argument</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>nieprawidłowa wartość %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>nieprawidłowy wybór: %(value)r (wybierz spośród: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>niedozwolone razem z %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>wymagany jest jeden z argumentów %s</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opcje</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumenty</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>pokazuje tę pomoc i kończy</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>brakuje argumentów: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>nieznane argumenty: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>użycie: </translation>
    </message>
</context>
</TS>
