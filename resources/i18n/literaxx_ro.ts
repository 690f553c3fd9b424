<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Copied.</source>
        <translation>S-a copiat.</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>Copiază versiunile pentru raportarea unei erori</translation>
    </message>
    <message>
        <source>The game Literaxx, its rules and its name are by **Marek Futrega**, under Creative Commons BY-NC-SA 2.0. The program is given away.</source>
        <translation>Jocul Literaxx, regulile și numele lui îi aparțin lui **Marek Futrega**, sub licența Creative Commons BY-NC-SA 2.0. Programul este gratuit.</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Programul este software liber, sub GNU General Public License, versiunea 3 sau o versiune ulterioară. Nu se oferă nicio garanție.</translation>
    </message>
    <message>
        <source>The typeface is Inter by The Inter Project Authors, under the SIL Open Font License 1.1. The window is drawn by Qt, under the GNU LGPL version 3.</source>
        <translation>Fontul este Inter, de The Inter Project Authors, sub licența SIL Open Font License 1.1. Ferestrele sunt desenate de Qt, sub licența GNU LGPL versiunea 3.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versiunea {version}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>A wrong check costs your turn.</source>
        <translation>O verificare greșită te costă o tură.</translation>
    </message>
    <message>
        <source>Accept it, or check it in the dictionary.</source>
        <translation>Acceptă-l sau verifică-l în dicționar.</translation>
    </message>
    <message>
        <source>Agree, and it is laid anew; refuse, and play goes on.</source>
        <translation>Dacă ești de acord, cuvântul se așază din nou; dacă refuzi, jocul continuă.</translation>
    </message>
    <message>
        <source>All clocks stand until the host goes on.</source>
        <translation>Toate ceasurile stau până când gazda reia jocul.</translation>
    </message>
    <message>
        <source>All clocks stand until the host goes on: {name}.</source>
        <translation>Toate ceasurile stau până când gazda reia jocul: {name}.</translation>
    </message>
    <message>
        <source>All clocks stand. Everything is covered until you go on.</source>
        <translation>Toate ceasurile stau. Totul e acoperit până la reluare.</translation>
    </message>
    <message>
        <source>Column {name}.</source>
        <translation>Coloana {name}.</translation>
    </message>
    <message>
        <source>Drag or click along neighbouring letters. Each counts 1; numbers on the way are added.</source>
        <translation>Trage sau dă clic de-a lungul literelor vecine. Fiecare valorează 1, un număr de pe drum valoarea lui.</translation>
    </message>
    <message>
        <source>F3 swaps them for new ones from the bag and ends your turn.</source>
        <translation>F3 le schimbă cu altele din sac și îți încheie tura.</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>E rândul tău</translation>
    </message>
    <message>
        <source>Lay a word, or exchange tiles, or pass.</source>
        <translation>Așază un cuvânt, schimbă piese sau spune pas.</translation>
    </message>
    <message>
        <source>Lay the first word across the start, the cell with the star.</source>
        <translation>Așază primul cuvânt peste căsuța din mijloc, cea cu steluța.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Încă nu</translation>
    </message>
    <message>
        <source>Nothing is lost. The game goes on when the host is back.</source>
        <translation>Nimic nu s-a pierdut. Jocul continuă când gazda revine.</translation>
    </message>
    <message>
        <source>Row {number}.</source>
        <translation>Linia {number}.</translation>
    </message>
    <message>
        <source>The clock runs.</source>
        <translation>Ceasul merge.</translation>
    </message>
    <message>
        <source>The clock stands until then.</source>
        <translation>Până atunci ceasul stă.</translation>
    </message>
    <message>
        <source>The dictionary is consulted only if someone checks.</source>
        <translation>Dicționarul e consultat numai dacă cineva verifică.</translation>
    </message>
    <message>
        <source>The game goes on by itself when the table is open again.</source>
        <translation>Jocul continuă singur când masa se deschide din nou.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Jocul este în pauză</translation>
    </message>
    <message>
        <source>The host cannot be reached</source>
        <translation>Gazda nu poate fi găsită</translation>
    </message>
    <message>
        <source>The host has closed the table</source>
        <translation>Gazda a închis masa</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Se așteaptă: {names}.</translation>
    </message>
    <message>
        <source>You are looking on.</source>
        <translation>Ești spectator.</translation>
    </message>
    <message>
        <source>You are not at this table any more</source>
        <translation>Nu mai ești la această masă</translation>
    </message>
    <message>
        <source>You can look around and sort your tiles.</source>
        <translation>Te poți uita pe tablă și îți poți aranja piesele.</translation>
    </message>
    <message>
        <source>You can look around here, or go to the start page.</source>
        <translation>Poți privi în continuare sau poți merge la pagina de start.</translation>
    </message>
    <message>
        <source>You can look for your next word.</source>
        <translation>Poți căuta următorul cuvânt.</translation>
    </message>
    <message>
        <source>for {points}</source>
        <translation>pentru {points}</translation>
    </message>
    <message>
        <source>{names} left this game.</source>
        <translation>Au ieșit din joc: {names}.</translation>
    </message>
    <message>
        <source>{names}, please look away.</source>
        <translation>{names}: vă rugăm să nu priviți.</translation>
    </message>
    <message>
        <source>{name} asks to take the word back</source>
        <translation>{name} cere să ia cuvântul înapoi</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} se gândește</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>La mutare: {name}</translation>
    </message>
    <message>
        <source>{name} lost connection</source>
        <translation>{name} a pierdut legătura</translation>
    </message>
    <message>
        <source>{name} lost connection, {time} to come back</source>
        <translation>{name} a pierdut legătura: încă {time} pentru a reveni</translation>
    </message>
    <message>
        <source>{name} plays {word}</source>
        <translation>{name} pune {word}</translation>
    </message>
    <message>
        <source>{name}, you are asked.</source>
        <translation>{name}, tu hotărăști.</translation>
    </message>
    <message>
        <source>{tiles} to exchange</source>
        <translation>De schimbat: {tiles}</translation>
    </message>
</context>
<context>
    <name>Blank</name>
    <message>
        <source>Blank tile</source>
        <translation>Piesă goală</translation>
    </message>
    <message>
        <source>Type it or click it. Esc takes the tile back.</source>
        <translation>Tasteaz-o sau dă clic pe ea. Esc ia piesa înapoi.</translation>
    </message>
    <message>
        <source>Which letter is it?</source>
        <translation>Ce literă este?</translation>
    </message>
</context>
<context>
    <name>Cell</name>
    <message>
        <source>A tile of the same colour ({colour}) counts {factor} times</source>
        <translation>O piesă de aceeași culoare ({colour}) se numără de {factor} ori</translation>
    </message>
    <message>
        <source>The tile counts {factor} times</source>
        <translation>Piesa se numără de {factor} ori</translation>
    </message>
    <message>
        <source>The whole word counts {factor} times</source>
        <translation>Tot cuvântul se numără de {factor} ori</translation>
    </message>
    <message>
        <source>laid by you, not played</source>
        <translation>pusă de tine, încă nejucată</translation>
    </message>
    <message>
        <source>laid by {name}</source>
        <translation>pusă de {name}</translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation>litera ori {factor}</translation>
    </message>
    <message>
        <source>letter {number} of the line</source>
        <translation>litera {number} a liniei</translation>
    </message>
    <message>
        <source>proposed by {name}</source>
        <translation>propusă de {name}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation>cuvântul ori {factor}</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>Good game!</source>
        <translation>Frumos joc!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Mult noroc!</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Salut!</translation>
    </message>
    <message>
        <source>Nice word!</source>
        <translation>Frumos cuvânt!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>O clipă, te rog.</translation>
    </message>
    <message>
        <source>Thanks!</source>
        <translation>Mulțumesc!</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>blue</source>
        <translation>albastru</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roșu</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>galben</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>%(prog)s [options] [FILE]
       %(prog)s COMMAND …</source>
        <translation>%(prog)s [opțiuni] [FILE]
           %(prog)s COMANDĂ …</translation>
    </message>
    <message>
        <source>--board: {variant} has no letter {letter}</source>
        <translation>--board: {variant} nu are litera {letter}</translation>
    </message>
    <message>
        <source>--board: {variant} has {rows} rows of {columns} letters, joined by /</source>
        <translation>--board: {variant} are linii: {rows}, litere pe linie: {columns}, unite prin /</translation>
    </message>
    <message>
        <source>--cgp: the rack of the player to move must be known</source>
        <translation>--cgp: trebuie cunoscut suportul jucătorului la mutare</translation>
    </message>
    <message>
        <source>--cgp: {variant} has no tile {tile}</source>
        <translation>--cgp: {variant} nu are piesa {tile}</translation>
    </message>
    <message>
        <source>--cgp: {variant} has {rows} rows of {columns} cells</source>
        <translation>--cgp: {variant} are linii: {rows}, cu căsuțe: {columns}</translation>
    </message>
    <message>
        <source>--count needs a number above 0.</source>
        <translation>--count cere un număr mai mare decât 0.</translation>
    </message>
    <message>
        <source>--games needs a number above 0.</source>
        <translation>--games cere un număr mai mare decât 0.</translation>
    </message>
    <message>
        <source>--paired needs two players.</source>
        <translation>--paired cere doi jucători.</translation>
    </message>
    <message>
        <source>--players needs two to four of {levels}.</source>
        <translation>--players cere doi până la patru dintre {levels}.</translation>
    </message>
    <message>
        <source>A table has 2 to {most} seats, at least one of them free.</source>
        <translation>O masă are între 2 și {most} locuri, dintre care cel puțin unul liber.</translation>
    </message>
    <message>
        <source>Give either a VARIANT to begin with or --continue FILE.</source>
        <translation>Dă fie o VARIANT de început, fie --continue FILE.</translation>
    </message>
    <message>
        <source>Give either words to look up, or --all-of LETTERS, or --list.</source>
        <translation>Dă fie cuvinte de căutat, fie --all-of LETTERS, fie --list.</translation>
    </message>
    <message>
        <source>Goes to a table on the network and plays there as a computer player to the end, coming back by itself when the connection is lost. Exit status 0 when the game is over, 1 when the host does not let it in, 2 when the table cannot be reached.</source>
        <translation>Merge la o masă din rețea și joacă acolo ca jucător automat până la sfârșit, revenind singur când se pierde legătura. Stare de ieșire: 0 când jocul s-a terminat, 1 când gazda nu îl primește, 2 când masa nu poate fi găsită.</translation>
    </message>
    <message>
        <source>Hosts a table for persons and computer players on the network. The game begins when every free seat is taken and everybody is ready; it is saved like any other, and can be gone on with by --continue. Exit status 0 when the games are over.</source>
        <translation>Găzduiește o masă pentru persoane și jucători automați din rețea. Jocul începe când toate locurile libere sunt ocupate și toți sunt gata; este salvat ca oricare altul și poate fi continuat cu --continue. Stare de ieșire 0 când jocurile s-au terminat.</translation>
    </message>
    <message>
        <source>Lets computer players play each other without a window and prints scores, turns and time. The same seed gives the same games.</source>
        <translation>Pune jucătorii automați să joace între ei, fără fereastră, și tipărește scorurile, turele și timpul. Aceeași sămânță dă aceleași jocuri.</translation>
    </message>
    <message>
        <source>Measures start-up, word lists, move generation, self-play and painting. Positions are lines of board rows joined by /, a blank and the rack; words one a line.</source>
        <translation>Măsoară pornirea, listele de cuvinte, căutarea mutărilor, jocurile între calculatoare și desenarea. Pozițiile sunt șiruri cu liniile tablei unite prin /, un spațiu și suportul; cuvintele, câte unul pe linie.</translation>
    </message>
    <message>
        <source>Prints the moves of most points with the words they make. A word has `.` where a tile lies already and blanks in lower case. Leaves with status 1 when there is no move.</source>
        <translation>Tipărește mutările cu cele mai multe puncte și cuvintele pe care le formează. Într-un cuvânt, `.` arată o piesă aflată deja pe tablă, iar piesele goale sunt cu litere mici. Iese cu starea 1 când nu există nicio mutare.</translation>
    </message>
    <message>
        <source>Replays records and recomputes places, racks, bag, words, points, totals and the sums at the end. Leaves with status 0 only if everything agrees; a word that is not in the list is told, but is no difference, for the opponents may have accepted it.</source>
        <translation>Reia înregistrările și recalculează locurile, suporturile, sacul, cuvintele, punctele, totalurile și sumele de la sfârșit. Iese cu starea 0 numai dacă totul corespunde; un cuvânt care nu e în listă este semnalat, dar nu e o diferență, fiindcă adversarii îl puteau accepta.</translation>
    </message>
    <message>
        <source>Says of each word whether it is in the word list of a language, in whatever way it is written: with accents or as it is laid, in capitals or not. Exit status 0 when all are, 1 when one is not.</source>
        <translation>Spune despre fiecare cuvânt dacă este în lista unei limbi, oricum ar fi scris: cu semne diacritice sau așa cum se pune pe tablă, cu majuscule sau nu. Stare de ieșire: 0 când toate sunt, 1 când lipsește unul.</translation>
    </message>
    <message>
        <source>That is no code of a table.</source>
        <translation>Acesta nu este codul unei mese.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Fișierul {file} nu există.</translation>
    </message>
    <message>
        <source>There is no word list “{name}”, only {known}.</source>
        <translation>Nu există lista de cuvinte „{name}”, ci numai {known}.</translation>
    </message>
    <message>
        <source>Word games for one table, one network or one computer.</source>
        <translation>Jocuri de cuvinte pentru o masă, o rețea sau un calculator.</translation>
    </message>
    <message>
        <source>address of the host</source>
        <translation>adresa gazdei</translation>
    </message>
    <message>
        <source>ask for a code, and encrypt</source>
        <translation>cere un cod și criptează</translation>
    </message>
    <message>
        <source>ask whether words are in a word list</source>
        <translation>întreabă dacă niște cuvinte sunt într-o listă</translation>
    </message>
    <message>
        <source>code of the table</source>
        <translation>codul mesei</translation>
    </message>
    <message>
        <source>commands (each has its own --help):</source>
        <translation>comenzi (fiecare are propriul --help):</translation>
    </message>
    <message>
        <source>decides all chance</source>
        <translation>hotărăște tot ce e întâmplător</translation>
    </message>
    <message>
        <source>do not tell the network about it</source>
        <translation>nu anunța masa în rețea</translation>
    </message>
    <message>
        <source>every legal move</source>
        <translation>toate mutările permise</translation>
    </message>
    <message>
        <source>find the best moves of a position</source>
        <translation>găsește cele mai bune mutări dintr-o poziție</translation>
    </message>
    <message>
        <source>first port to try</source>
        <translation>primul port de încercat</translation>
    </message>
    <message>
        <source>free seats (2)</source>
        <translation>locuri libere (2)</translation>
    </message>
    <message>
        <source>games one after another</source>
        <translation>jocuri unul după altul</translation>
    </message>
    <message>
        <source>host a table on the network without a window</source>
        <translation>găzduiește o masă în rețea, fără fereastră</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>câte jocuri</translation>
    </message>
    <message>
        <source>how many moves</source>
        <translation>câte mutări</translation>
    </message>
    <message>
        <source>its strength</source>
        <translation>nivelul lui</translation>
    </message>
    <message>
        <source>join a table on the network as a computer player</source>
        <translation>merge la o masă din rețea ca jucător automat</translation>
    </message>
    <message>
        <source>language of the interface</source>
        <translation>limba interfeței</translation>
    </message>
    <message>
        <source>let computer players play each other</source>
        <translation>pune calculatoarele să joace între ele</translation>
    </message>
    <message>
        <source>let computers play each other</source>
        <translation>pune calculatoarele să joace între ele</translation>
    </message>
    <message>
        <source>letters, rows joined by /</source>
        <translation>litere, cu liniile unite prin /</translation>
    </message>
    <message>
        <source>list all words, one a line</source>
        <translation>înșiră toate cuvintele, câte unul pe linie</translation>
    </message>
    <message>
        <source>list the words that these letters make; ? is a blank</source>
        <translation>înșiră cuvintele care se fac din aceste litere; ? este o piesă goală</translation>
    </message>
    <message>
        <source>listen at this address only; may be repeated</source>
        <translation>ascultă numai la această adresă; se poate repeta</translation>
    </message>
    <message>
        <source>look on and print what happens</source>
        <translation>privește și tipărește ce se întâmplă</translation>
    </message>
    <message>
        <source>measure how fast the program is here</source>
        <translation>măsoară viteza programului pe acest calculator</translation>
    </message>
    <message>
        <source>measure moves on these</source>
        <translation>măsoară mutările pe acestea</translation>
    </message>
    <message>
        <source>measure moves with these</source>
        <translation>măsoară mutările cu acestea</translation>
    </message>
    <message>
        <source>measure the program on this machine</source>
        <translation>măsoară programul pe acest calculator</translation>
    </message>
    <message>
        <source>name at the table</source>
        <translation>numele la masă</translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation>numele mesei</translation>
    </message>
    <message>
        <source>one JSON object a file, one a line</source>
        <translation>câte un obiect JSON pentru fiecare fișier, unul pe linie</translation>
    </message>
    <message>
        <source>one group of results</source>
        <translation>un singur grup de rezultate</translation>
    </message>
    <message>
        <source>one of: {names}</source>
        <translation>una dintre: {names}</translation>
    </message>
    <message>
        <source>pause of computer players (2000)</source>
        <translation>pauza jucătorilor automați (2000)</translation>
    </message>
    <message>
        <source>playouts a thinking player has</source>
        <translation>simulări la dispoziția unui jucător care se gândește</translation>
    </message>
    <message>
        <source>position of a crossword game</source>
        <translation>poziția unui joc cu piese</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>tipărește JSON</translation>
    </message>
    <message>
        <source>prove the code, do not encrypt</source>
        <translation>dovedește codul, fără criptare</translation>
    </message>
    <message>
        <source>recompute recorded games move by move</source>
        <translation>recalculează mutare cu mutare jocurile înregistrate</translation>
    </message>
    <message>
        <source>record (GCG or JSON lines)</source>
        <translation>înregistrare (GCG sau linii JSON)</translation>
    </message>
    <message>
        <source>saved game</source>
        <translation>joc salvat</translation>
    </message>
    <message>
        <source>saved game, record or game of your own</source>
        <translation>joc salvat, înregistrare sau joc propriu</translation>
    </message>
    <message>
        <source>seat a computer here; one of: {levels}; may be repeated</source>
        <translation>așază aici un calculator; unul dintre: {levels}; se poate repeta</translation>
    </message>
    <message>
        <source>seconds to accept or check</source>
        <translation>secunde pentru a accepta sau a verifica</translation>
    </message>
    <message>
        <source>show the version and leave</source>
        <translation>arată versiunea și iese</translation>
    </message>
    <message>
        <source>try everything briefly and leave</source>
        <translation>încearcă totul pe scurt și iese</translation>
    </message>
    <message>
        <source>two to four of: {levels}</source>
        <translation>doi până la patru dintre: {levels}</translation>
    </message>
    <message>
        <source>variant of a new game</source>
        <translation>varianta unui joc nou</translation>
    </message>
    <message>
        <source>variant or variant file (.toml)</source>
        <translation>variantă sau fișier de variantă (.toml)</translation>
    </message>
    <message>
        <source>variant or variant file (.toml), instead of the one that the record names</source>
        <translation>variantă sau fișier de variantă (.toml), în locul celei numite de înregistrare</translation>
    </message>
    <message>
        <source>with two players: play each order of tiles twice, with the seats exchanged</source>
        <translation>cu doi jucători: joacă fiecare ordine a pieselor de două ori, cu locurile schimbate</translation>
    </message>
    <message>
        <source>word to look up</source>
        <translation>cuvânt de căutat</translation>
    </message>
    <message>
        <source>write a record of each game here</source>
        <translation>scrie aici o înregistrare a fiecărui joc</translation>
    </message>
    <message>
        <source>{address} is no address of a table.</source>
        <translation>{address} nu este adresa unei mese.</translation>
    </message>
    <message>
        <source>{file}, line {line}: no position of {variant}</source>
        <translation>{file}, linia {line}: nu este o poziție de {variant}</translation>
    </message>
    <message>
        <source>{file}: it is not UTF-8</source>
        <translation>{file}: nu este UTF-8</translation>
    </message>
    <message>
        <source>{file}: the record names no game; name one with --variant</source>
        <translation>{file}: înregistrarea nu numește jocul; numește-l cu --variant</translation>
    </message>
    <message>
        <source>{variant} needs {option}.</source>
        <translation>{variant} cere {option}.</translation>
    </message>
    <message>
        <source>“{typed}” is no number from {low} to {high}</source>
        <translation>„{typed}” nu este un număr de la {low} la {high}</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln cuvânt</numerusform>
            <numerusform>%Ln cuvinte</numerusform>
            <numerusform>%Ln de cuvinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punct</numerusform>
            <numerusform>%n puncte</numerusform>
            <numerusform>%n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n piesă</numerusform>
            <numerusform>%n piese</numerusform>
            <numerusform>%n de piese</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punct</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 piesă</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 cuvânt</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my tiles</source>
        <translation>Arată-mi piesele</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spațiu</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, e rândul tău</translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message>
        <source>Accept</source>
        <translation>Acceptă</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acord</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifică</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Schimbă</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuă</translation>
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
        <translation>Refuză</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Arată rezultatul</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Amestecă</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>{deed} · {seconds} s</source>
        <translation>{deed} · {seconds} s</translation>
    </message>
    <message>
        <source>{name}: Undo</source>
        <translation>{name}: Anulează</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>All turns have been played.</source>
        <translation>S-au jucat toate turele.</translation>
    </message>
    <message>
        <source>Everybody passed twice in a row.</source>
        <translation>Toți au spus pas de două ori la rând.</translation>
    </message>
    <message>
        <source>Everybody's time is used up.</source>
        <translation>Timpul tuturor s-a terminat.</translation>
    </message>
    <message>
        <source>Only one player is left.</source>
        <translation>A rămas un singur jucător.</translation>
    </message>
    <message>
        <source>Too many turns in a row brought no points.</source>
        <translation>Prea multe ture la rând fără puncte.</translation>
    </message>
    <message>
        <source>{names} share the first place</source>
        <translation>{names} împart primul loc</translation>
    </message>
    <message>
        <source>{name} has laid the last tile.</source>
        <translation>{name} a pus ultima piesă.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} câștigă</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message numerus="yes">
        <source>All %n tiles laid</source>
        <translation>
            <numerusform>Pusă o piesă din una</numerusform>
            <numerusform>Toate cele %n piese puse</numerusform>
            <numerusform>Toate cele %n de piese puse</numerusform>
        </translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Cea mai bună mutare</translation>
    </message>
    <message>
        <source>Checks won : lost</source>
        <translation>Verificări reușite : greșite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportă</translation>
    </message>
    <message>
        <source>From words</source>
        <translation>Din cuvinte</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Câștig</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>Cum s-a jucat</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Cel mai lung cuvânt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanșă</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Rămase</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a ieșit</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Guide</source>
        <translation>Ghid</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Începător</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Drawing a line</source>
        <translation>Trasarea unei linii</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Taste la masă</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <translation>Așezarea pieselor</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Regulile</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Mutări și răspunsuri</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No line runs through the letters {detail}.</source>
        <translation>Nicio linie nu trece prin literele {detail}.</translation>
    </message>
    <message>
        <source>Put the tiles to exchange on the exchange field, then press F3.</source>
        <translation>Pune piesele de schimbat pe câmpul de schimb, apoi apasă F3.</translation>
    </message>
    <message>
        <source>There is a tile already.</source>
        <translation>E deja o piesă acolo.</translation>
    </message>
    <message>
        <source>There is no free cell in this line.</source>
        <translation>Nu e nicio căsuță liberă pe această linie.</translation>
    </message>
    <message>
        <source>There is no letter {detail} in this game.</source>
        <translation>În acest joc nu există litera {detail}.</translation>
    </message>
    <message>
        <source>There is no tile at this place of the rack.</source>
        <translation>Nu e nicio piesă în acest loc al suportului.</translation>
    </message>
    <message>
        <source>Wait until it is your turn.</source>
        <translation>Așteaptă să-ți vină rândul.</translation>
    </message>
    <message>
        <source>You have no {detail} and no blank left.</source>
        <translation>Nu ai {detail} și nici o piesă goală.</translation>
    </message>
    <message>
        <source>{sign} is taken for {letter}: the letters of this game carry no marks.</source>
        <translation>{sign} se ia drept {letter}: literele acestui joc nu au semne diacritice.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>{key} does nothing now.</source>
        <translation>{key} nu face nimic acum.</translation>
    </message>
    <message>
        <source>{key} does nothing now: accept (F2) or check (F3).</source>
        <translation>{key} nu face nimic acum: acceptă (F2) sau verifică (F3).</translation>
    </message>
    <message>
        <source>{key} does nothing now: agree (F2) or refuse (F3).</source>
        <translation>{key} nu face nimic acum: fii de acord (F2) sau refuză (F3).</translation>
    </message>
    <message>
        <source>{key} does nothing now: it is not your turn.</source>
        <translation>{key} nu face nimic acum: nu e rândul tău.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the game is over.</source>
        <translation>{key} nu face nimic acum: jocul s-a terminat.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the game is paused.</source>
        <translation>{key} nu face nimic acum: jocul este în pauză.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the host cannot be reached.</source>
        <translation>{key} nu face nimic acum: gazda nu poate fi găsită.</translation>
    </message>
    <message>
        <source>{key} does nothing yet: show your tiles first.</source>
        <translation>{key} nu face nimic încă: arată-ți întâi piesele.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Ask for undo after your OK, also while others are asked</source>
        <translation>Cere anularea după OK, și cât timp sunt întrebați alții</translation>
    </message>
    <message>
        <source>Ask the dictionary, at a table with friendly help</source>
        <translation>Întreabă dicționarul, la o masă cu ajutor prietenesc</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Draw the line to the cursor, or take its last letter back</source>
        <translation>Trasează linia până la cursor sau ia înapoi ultima ei literă</translation>
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
        <translation>Schimbă · Verifică · Refuză: ce scrie pe al doilea buton</translation>
    </message>
    <message>
        <source>Find the best line through the typed letters</source>
        <translation>Găsește cea mai bună linie prin literele tastate</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Ecran complet și înapoi</translation>
    </message>
    <message>
        <source>Home PgUp End PgDn</source>
        <translation>Home PgUp End PgDn</translation>
    </message>
    <message>
        <source>Lay the copied letters; they can be dropped, too</source>
        <translation>Pune literele copiate; pot fi și trase cu mouse-ul</translation>
    </message>
    <message>
        <source>Lay the tile of this place of the rack</source>
        <translation>Pune piesa din acest loc al suportului</translation>
    </message>
    <message>
        <source>Lay this letter; one you lack is laid by a blank</source>
        <translation>Pune această literă; dacă nu o ai, cu o piesă goală</translation>
    </message>
    <message>
        <source>Lift the curtain: show my tiles</source>
        <translation>Ridică cortina: arată-mi piesele</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Mută cursorul pe tablă</translation>
    </message>
    <message>
        <source>Move the cursor; with Shift, draw the line along</source>
        <translation>Mută cursorul; cu Shift, trasează linia</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Joc nou</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>OK · Accept · Undo · Agree: what the first button says</source>
        <translation>OK · Acceptă · Anulează · De acord: ce scrie pe primul buton</translation>
    </message>
    <message>
        <source>Open a saved game or a game of your own</source>
        <translation>Deschide un joc salvat sau un joc propriu</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Pause and go on</source>
        <translation>Pauză și reluare</translation>
    </message>
    <message>
        <source>Quit; the game is saved as it stands</source>
        <translation>Ieșire; jocul rămâne salvat așa cum e</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvează o copie</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spațiu</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take all tiles back</source>
        <translation>Ia înapoi toate piesele</translation>
    </message>
    <message>
        <source>Take the last letter back</source>
        <translation>Ia înapoi ultima literă</translation>
    </message>
    <message>
        <source>Take the last tile back</source>
        <translation>Ia înapoi ultima piesă</translation>
    </message>
    <message>
        <source>The next line through the same letters</source>
        <translation>Următoarea linie prin aceleași litere</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Regulile</translation>
    </message>
    <message>
        <source>The same along the diagonals</source>
        <translation>Același lucru pe diagonale</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Această listă</translation>
    </message>
    <message>
        <source>To the board, the rack, the buttons, the moves</source>
        <translation>La tablă, suport, butoane, mutări</translation>
    </message>
    <message>
        <source>Turn the cursor: across or down</source>
        <translation>Întoarce cursorul: pe orizontală sau pe verticală</translation>
    </message>
    <message>
        <source>Who is at a table of the network, and what is said there</source>
        <translation>Cine e la o masă din rețea și ce se spune acolo</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message numerus="yes">
        <source>%n onlookers</source>
        <translation>
            <numerusform>%n spectator</numerusform>
            <numerusform>%n spectatori</numerusform>
            <numerusform>%n de spectatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n loc liber</numerusform>
            <numerusform>%n locuri libere</numerusform>
            <numerusform>%n de locuri libere</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the host</source>
        <translation>Adresa &amp;gazdei</translation>
    </message>
    <message>
        <source>&amp;Code of the table, if it has one</source>
        <translation>&amp;Codul mesei, dacă are</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Numele</translation>
    </message>
    <message>
        <source>&amp;Name of the table</source>
        <translation>Numele me&amp;sei</translation>
    </message>
    <message>
        <source>&amp;Who may come in</source>
        <translation>C&amp;ine poate intra</translation>
    </message>
    <message>
        <source>A computer plays</source>
        <translation>Joacă un calculator</translation>
    </message>
    <message>
        <source>Address: {where}</source>
        <translation>Adresa: {where}</translation>
    </message>
    <message>
        <source>By address</source>
        <translation>Prin adresă</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Închide masa</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Închizi masa?</translation>
    </message>
    <message>
        <source>Code: &lt;b&gt;{code}&lt;/b&gt;</source>
        <translation>Cod: &lt;b&gt;{code}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Encrypted with the code of the table.</source>
        <translation>Legătură criptată cu codul mesei.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Mese găsite</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Eliberează locul</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Înapoi la loc</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Găzduiește o masă</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Intră</translation>
    </message>
    <message>
        <source>Join without &amp;encryption</source>
        <translation>Intră fără cri&amp;ptare</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Pleacă</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Pleci de la masă?</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Privește</translation>
    </message>
    <message>
        <source>Looking … Tables show up here by themselves.</source>
        <translation>Se caută… Mesele apar aici de la sine.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Fără mesaje</translation>
    </message>
    <message>
        <source>No table can be offered at port {reason}. Close other programs that use it, and let the firewall allow Literaxx to be reached there.</source>
        <translation>Nu se poate oferi o masă la portul {reason}. Închide celelalte programe care îl folosesc și permite accesul la Literaxx în firewall.</translation>
    </message>
    <message>
        <source>Not encrypted: others on this network could read along.</source>
        <translation>Necriptat: alții din această rețea ar putea citi.</translation>
    </message>
    <message>
        <source>Not encrypted: {names}.</source>
        <translation>Fără criptare: {names}.</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Încă nu</translation>
    </message>
    <message>
        <source>Nothing is known of your seat there any more.</source>
        <translation>Despre locul tău de acolo nu se mai știe nimic.</translation>
    </message>
    <message>
        <source>Offer the table</source>
        <translation>Oferă masa</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>În rețea</translation>
    </message>
    <message>
        <source>Only those who know the code can come in. Encrypted.</source>
        <translation>Intră numai cine știe codul. Criptat.</translation>
    </message>
    <message>
        <source>Open table: anybody on this network can come in. Not encrypted.</source>
        <translation>Masă deschisă: poate intra oricine din această rețea. Necriptat.</translation>
    </message>
    <message>
        <source>Port {busy} was taken; the table is at port {port}.</source>
        <translation>Portul {busy} era ocupat; masa este la portul {port}.</translation>
    </message>
    <message>
        <source>Reach&amp;ed from</source>
        <translation>Accesibilă &amp;prin</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Referee: {name}</source>
        <translation>Arbitru: {name}</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Spune ceva tuturor</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Locuri</translation>
    </message>
    <message>
        <source>Several persons at this computer: names with commas between them.</source>
        <translation>Mai multe persoane la acest calculator: numele, cu virgule între ele.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Începe jocul</translation>
    </message>
    <message>
        <source>Start without the free seats</source>
        <translation>Începe fără locurile libere</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masă</translation>
    </message>
    <message>
        <source>Table of {name}</source>
        <translation>Masa – {name}</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Mese în rețeaua ta</translation>
    </message>
    <message>
        <source>That is no address of a table.</source>
        <translation>Aceasta nu este adresa unei mese.</translation>
    </message>
    <message>
        <source>That name cannot be used. Choose another.</source>
        <translation>Acest nume nu poate fi folosit. Alege altul.</translation>
    </message>
    <message>
        <source>That name, or one that looks like it, is taken.</source>
        <translation>Acest nume, sau unul care îi seamănă, este deja luat.</translation>
    </message>
    <message>
        <source>That network is not there any more.</source>
        <translation>Această rețea nu mai există.</translation>
    </message>
    <message>
        <source>The code is wrong.</source>
        <translation>Codul este greșit.</translation>
    </message>
    <message>
        <source>The game has begun already. You can look on.</source>
        <translation>Jocul a început deja. Poți privi.</translation>
    </message>
    <message>
        <source>The host cannot encrypt. Tick “Join without encryption” if others on this network may read along.</source>
        <translation>Gazda nu poate cripta. Bifează „Intră fără criptare” dacă alții din această rețea pot citi.</translation>
    </message>
    <message>
        <source>The host closed the connection.</source>
        <translation>Gazda a închis legătura.</translation>
    </message>
    <message>
        <source>The host did not understand this program.</source>
        <translation>Gazda nu a înțeles acest program.</translation>
    </message>
    <message>
        <source>The host does not know your seat any more.</source>
        <translation>Gazda nu mai cunoaște locul tău.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Gazda a închis masa.</translation>
    </message>
    <message>
        <source>The host has given your seat away.</source>
        <translation>Gazda a dat altcuiva locul tău.</translation>
    </message>
    <message>
        <source>The host plays another version of Literaxx ({detail}); use the same one.</source>
        <translation>Gazda joacă cu altă versiune de Literaxx ({detail}); folosiți aceeași.</translation>
    </message>
    <message>
        <source>The host starts the next game; you will be in it.</source>
        <translation>Următorul joc îl începe gazda; vei fi și tu în el.</translation>
    </message>
    <message>
        <source>The others wait for you. Your seat is kept: “Join” leads back to it.</source>
        <translation>Ceilalți te așteaptă. Locul tău este păstrat: „Intră” duce înapoi la el.</translation>
    </message>
    <message>
        <source>The table cannot be reached: {reason}</source>
        <translation>Masa nu poate fi găsită: {reason}</translation>
    </message>
    <message>
        <source>There are not enough free seats.</source>
        <translation>Nu sunt destule locuri libere.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>La masă</translation>
    </message>
    <message>
        <source>Waiting for the host …</source>
        <translation>Se așteaptă gazda…</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Ce s-a spus</translation>
    </message>
    <message>
        <source>Write the address of the host first.</source>
        <translation>Scrie mai întâi adresa gazdei.</translation>
    </message>
    <message>
        <source>Write your name first.</source>
        <translation>Scrie mai întâi numele tău.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Your seat is played from another window now.</source>
        <translation>Pe locul tău se joacă acum din altă fereastră.</translation>
    </message>
    <message>
        <source>a computer of the host</source>
        <translation>un calculator al gazdei</translation>
    </message>
    <message>
        <source>all networks of this computer</source>
        <translation>toate rețelele acestui calculator</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>la acest calculator</translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>fără legătură</translation>
    </message>
    <message>
        <source>cannot be reached; a computer plays</source>
        <translation>fără legătură; joacă un calculator</translation>
    </message>
    <message>
        <source>free</source>
        <translation>liber</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>niciun răspuns</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>se pregătește</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>deschisă tuturor</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gata</translation>
    </message>
    <message>
        <source>the game has begun; you can look on</source>
        <translation>jocul a început; poți privi</translation>
    </message>
    <message>
        <source>waiting for somebody from the network</source>
        <translation>se așteaptă cineva din rețea</translation>
    </message>
    <message>
        <source>with a code</source>
        <translation>cu cod</translation>
    </message>
    <message>
        <source>with a code, encrypted</source>
        <translation>cu cod, criptată</translation>
    </message>
    <message>
        <source>with a code, not encrypted</source>
        <translation>cu cod, necriptată</translation>
    </message>
    <message>
        <source>your seat is kept</source>
        <translation>locul tău este păstrat</translation>
    </message>
    <message>
        <source>{names} cannot play on without you. The game is saved: when you go on with it, they come back by themselves.</source>
        <translation>Fără tine, jocul se oprește pentru {names}. Este salvat: când îl reiei, toți revin singuri.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A double click on the blank changes its letter as long as the word is yours. Press OK (F2) when it reads well.</source>
        <translation>Un dublu clic pe piesa goală îi schimbă litera, cât timp cuvântul e al tău. Apasă OK (F2) când arată bine.</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Încă un cuvânt</translation>
    </message>
    <message>
        <source>Bad tiles? Put one to seven of them on the dashed field beside your tiles. You may do that three times a game, and it is your whole turn.</source>
        <translation>Piese proaste? Pune între una și șapte pe câmpul punctat de lângă piesele tale. Poți face asta de trei ori pe joc și îți ia toată tura.</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Verifică</translation>
    </message>
    <message>
        <source>Colours are points</source>
        <translation>Culorile înseamnă puncte</translation>
    </message>
    <message>
        <source>Do you believe it?</source>
        <translation>Îl crezi?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Schimbul</translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation>Așază un cuvânt</translation>
    </message>
    <message>
        <source>Nobody looks words up unasked: whoever plays against you decides. This word is a good one, so press Accept (F2).</source>
        <translation>Nimeni nu caută cuvintele dacă nu i se cere: hotărăște cine joacă împotriva ta. Cuvântul acesta e bun, așa că apasă Acceptă (F2).</translation>
    </message>
    <message>
        <source>Play on as long as you like, or go to the start page and begin a game of your own. Pass is F4, the rules are F1, and ? lists the keys.</source>
        <translation>Joacă mai departe cât vrei sau mergi la pagina de start și începe un joc al tău. Pas este F4, regulile sunt F1, iar ? arată tastele.</translation>
    </message>
    <message>
        <source>Press Exchange (F3) to get new ones from the bag.</source>
        <translation>Apasă Schimbă (F3) ca să primești altele din sac.</translation>
    </message>
    <message>
        <source>Skip the lesson</source>
        <translation>Sari peste lecție</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina de start</translation>
    </message>
    <message>
        <source>That does not look like a word. Press Check (F3): the dictionary is asked, and a word that does not exist goes back to its owner. In a real game a check in vain costs you a turn.</source>
        <translation>Acesta nu pare un cuvânt. Apasă Verifică (F3): dicționarul e întrebat, iar un cuvânt care nu există se întoarce la cel care l-a pus. Într-un joc adevărat, o verificare greșită te costă o tură.</translation>
    </message>
    <message>
        <source>That is all there is to it</source>
        <translation>Asta e tot</translation>
    </message>
    <message>
        <source>The blank</source>
        <translation>Piesa goală</translation>
    </message>
    <message>
        <source>The white tile stands for any letter and counts nothing. Lay a word with it that touches a tile on the board, and say which letter it is.</source>
        <translation>Piesa albă ține loc de orice literă și nu aduce puncte. Așază cu ea un cuvânt care atinge o piesă de pe tablă și spune ce literă este.</translation>
    </message>
    <message>
        <source>This one is good: press Accept (F2). In a game of your own nobody tells you; check (F3) what you doubt.</source>
        <translation>Acesta e bun: apasă Acceptă (F2). Într-un joc al tău nu-ți spune nimeni; verifică (F3) ce ți se pare îndoielnic.</translation>
    </message>
    <message>
        <source>Yellow tiles count 1, green 2, blue 3, red 5. On a cell of its own colour a tile counts three times; 2× and 3× are for the whole word. The sum is shown below. Move tiles about if you like, then press OK (F2).</source>
        <translation>Piesele galbene fac 1 punct, cele verzi 2, cele albastre 3, cele roșii 5. Pe o căsuță de culoarea ei, piesa se numără de trei ori; 2× și 3× sunt pentru tot cuvântul. Suma se vede mai jos. Mută piesele cum vrei, apoi apasă OK (F2).</translation>
    </message>
    <message>
        <source>Your tiles lie under the board. Drag them onto it, or click a tile and then a cell, or click a cell and type. The first word goes across the star, left to right or top to bottom: PLANET, for instance.</source>
        <translation>Trage pe tablă piesele de sub ea, sau dă clic pe o piesă și pe o căsuță, sau pe o căsuță și tastează. Primul cuvânt, englezesc, trece peste steluță, orizontal sau vertical: de exemplu PLANET.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} din {count}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <translation>Începător</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amator</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Puternic</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} și {last}</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>Despre %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ascunde %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Ascunde celelalte</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Preferințe...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Închide %1</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Servicii</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Arată tot</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;About Literaxx</source>
        <translation>&amp;Despre Literaxx</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Culori</translation>
    </message>
    <message>
        <source>&amp;Export the moves…</source>
        <translation>&amp;Exportă mutările…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Ecran complet</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Joc</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Rei&amp;a jocul</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajutor</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Taste</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Limba</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <translation>Părăsește &amp;jocul</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mutare</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Joc &amp;nou…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Deschide…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauză</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ieșire</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reguli</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Salvează o copie…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <source>&amp;Words…</source>
        <translation>&amp;Cuvinte…</translation>
    </message>
    <message>
        <source>Another &amp;window</source>
        <translation>A&amp;ltă fereastră</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Ca sistemul</translation>
    </message>
    <message>
        <source>Ask for &amp;undo</source>
        <translation>Cere an&amp;ularea</translation>
    </message>
    <message>
        <source>Ask the &amp;dictionary</source>
        <translation>Întreabă &amp;dicționarul</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Întunecat</translation>
    </message>
    <message>
        <source>Go on w&amp;ith</source>
        <translation>&amp;Continuă cu</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrast puternic</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luminos</translation>
    </message>
    <message>
        <source>No game to go on with</source>
        <translation>Niciun joc de continuat</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferințe…</translation>
    </message>
    <message>
        <source>Re&amp;cords…</source>
        <translation>&amp;Recorduri…</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Pagina de s&amp;tart</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>Arată re&amp;zultatul</translation>
    </message>
    <message>
        <source>Table and c&amp;hat…</source>
        <translation>&amp;Masă și chat…</translation>
    </message>
    <message>
        <source>{name} leaves for good</source>
        <translation>{name} iese definitiv</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>At</source>
        <translation>Unde</translation>
    </message>
    <message>
        <source>Checked by {name}</source>
        <translation>A verificat {name}</translation>
    </message>
    <message>
        <source>Checked: in the dictionary</source>
        <translation>Verificat: este în dicționar</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Mutările de până acum</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}</source>
        <translation>Nu sunt în dicționar: {words}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Cuvânt</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>&amp;Friendly help</source>
        <translation>Ajut&amp;or prietenesc</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>Ar&amp;bitru</translation>
    </message>
    <message>
        <source>A wrong &amp;check costs a turn</source>
        <translation>O verificare &amp;greșită costă o tură</translation>
    </message>
    <message>
        <source>Asking the dictionary is allowed; everybody is told.</source>
        <translation>Dicționarul poate fi întrebat; toți află asta.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>E&amp;xtra words</source>
        <translation>C&amp;uvinte în plus</translation>
    </message>
    <message>
        <source>Excl&amp;uded words</source>
        <translation>Cuvinte e&amp;xcluse</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Game &amp;time, each</source>
        <translation>Timp de joc, fi&amp;ecare</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Limba cuvintelor</translation>
    </message>
    <message>
        <source>M&amp;ove time</source>
        <translation>&amp;Timp de mutare</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Joc nou</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <source>S&amp;ilence means</source>
        <translation>Tă&amp;cerea înseamnă</translation>
    </message>
    <message>
        <source>Show &amp;letter values</source>
        <translation>Arată valoarea &amp;literelor</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Începe jocul</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masă</translation>
    </message>
    <message>
        <source>Time to &amp;accept or check</source>
        <translation>Timp de &amp;decizie</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>acceptare</translation>
    </message>
    <message>
        <source>check</source>
        <translation>verificare</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>fără limită</translation>
    </message>
    <message>
        <source>none</source>
        <translation>fără</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
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
        <translation>Toți sunt de acord: {name} pune cuvântul din nou.</translation>
    </message>
    <message>
        <source>Checked: all words are in the dictionary.</source>
        <translation>Verificat: toate cuvintele sunt în dicționar.</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Nu sunt în dicționar: {words}.</translation>
    </message>
    <message>
        <source>{name} cannot be reached.</source>
        <translation>{name} nu mai are legătură.</translation>
    </message>
    <message>
        <source>{name} exchanged {tiles}.</source>
        <translation>{name} a schimbat {tiles}.</translation>
    </message>
    <message>
        <source>{name} has no time left.</source>
        <translation>{name} nu mai are timp.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} s-a întors.</translation>
    </message>
    <message>
        <source>{name} left the game.</source>
        <translation>{name} a ieșit din joc.</translation>
    </message>
    <message>
        <source>{name} loses the next turn for the check.</source>
        <translation>{name} pierde tura următoare din cauza verificării.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} spune pas.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <translation>{name} obține {points}.</translation>
    </message>
    <message>
        <source>{name} shuffled the letters.</source>
        <translation>{name} a amestecat literele.</translation>
    </message>
    <message>
        <source>{name} takes the word back and scores nothing.</source>
        <translation>{name} își ia cuvântul înapoi și nu obține puncte.</translation>
    </message>
    <message>
        <source>{name} used help.</source>
        <translation>{name} a folosit ajutorul.</translation>
    </message>
    <message>
        <source>{name}'s time for this move ran out.</source>
        <translation>{name} nu mai are timp pentru această mutare.</translation>
    </message>
    <message>
        <source>{name}'s turn is skipped for a wrong check.</source>
        <translation>{name} pierde tura pentru o verificare greșită.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>A file of words, one a line</source>
        <translation>Un fișier de cuvinte, câte unul pe linie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Dintr-un fișier…</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>Cuvinte proprii</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>Se citește {file}…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>none</source>
        <translation>fără</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>cannot be reached</source>
        <translation>fără legătură</translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>a răspuns</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>a ieșit</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>trebuie să răspundă</translation>
    </message>
    <message>
        <source>loses the next turn</source>
        <translation>pierde tura următoare</translation>
    </message>
    <message>
        <source>no time left</source>
        <translation>fără timp</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>la mutare</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Culori</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Limba</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferințe</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>Mărimea &amp;textului</translation>
    </message>
    <message>
        <source>The computer &amp;waits before it answers</source>
        <translation>Calculatorul așteaptă îna&amp;inte să răspundă</translation>
    </message>
    <message>
        <source>The window calls &amp;you to a game on the network</source>
        <translation>&amp;Fereastra te anunță când e rândul tău în rețea</translation>
    </message>
    <message>
        <source>Ti&amp;ps, each once</source>
        <translation>Sfat&amp;uri, fiecare o dată</translation>
    </message>
    <message>
        <source>Tiles gl&amp;ide and fade</source>
        <translation>Pie&amp;sele alunecă și apar lin</translation>
    </message>
    <message>
        <source>Values &amp;on tiles and cells</source>
        <translation>Valorile &amp;pe piese și căsuțe</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>ca sistemul</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>întunecat</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>cifre</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contrast puternic</translation>
    </message>
    <message>
        <source>light</source>
        <translation>luminos</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>buline</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
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
        <translation>o piesă goală trebuie să poată ține loc de o literă</translation>
    </message>
    <message>
        <source>a board has 2 to {most} rows and columns</source>
        <translation>o tablă are între 2 și {most} linii și coloane</translation>
    </message>
    <message>
        <source>a crossword game needs a rack</source>
        <translation>un joc cu piese are nevoie de un suport</translation>
    </message>
    <message>
        <source>a game has 1 to {most} letters</source>
        <translation>un joc are între 1 și {most} litere</translation>
    </message>
    <message>
        <source>a game of the program is called {id} already</source>
        <translation>un joc al programului se numește deja {id}</translation>
    </message>
    <message>
        <source>a game that is not named</source>
        <translation>un joc care nu este numit</translation>
    </message>
    <message>
        <source>a letter-path board has at most {most} cells</source>
        <translation>tabla unui joc cu linii are cel mult {most} căsuțe</translation>
    </message>
    <message>
        <source>a letter-path game has no blanks</source>
        <translation>un joc cu linii nu are piese goale</translation>
    </message>
    <message>
        <source>a move begins with the nickname of a player and a colon</source>
        <translation>o mutare începe cu porecla unui jucător și două puncte</translation>
    </message>
    <message>
        <source>a move ends with its points and the total</source>
        <translation>o mutare se încheie cu punctele ei și cu totalul</translation>
    </message>
    <message>
        <source>a record has 1 to {most} players of different nicknames</source>
        <translation>o înregistrare are între 1 și {most} jucători cu porecle diferite</translation>
    </message>
    <message>
        <source>a record has player 1 to {most}, each with a name</source>
        <translation>o înregistrare are jucătorii de la 1 la {most}, fiecare cu un nume</translation>
    </message>
    <message>
        <source>a record names its players, counted from 1</source>
        <translation>o înregistrare își numește jucătorii, numărați de la 1</translation>
    </message>
    <message>
        <source>a symbol is a single character</source>
        <translation>un simbol este un singur caracter</translation>
    </message>
    <message>
        <source>a {kind} game has no such switch</source>
        <translation>un joc {kind} nu are această opțiune</translation>
    </message>
    <message>
        <source>at least one letter must have a weight</source>
        <translation>cel puțin o literă trebuie să aibă o pondere</translation>
    </message>
    <message>
        <source>it cannot be kept in {folder}: {reason}</source>
        <translation>nu poate fi păstrat în {folder}: {reason}</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>este un dosar</translation>
    </message>
    <message>
        <source>it is in use</source>
        <translation>este în uz</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>nu este UTF-8</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>nu este permis</translation>
    </message>
    <message>
        <source>it is of {game}</source>
        <translation>este de {game}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>este prea mare</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>linia {line}: {problem}</translation>
    </message>
    <message>
        <source>no table can be offered at port {reason}</source>
        <translation>nu se poate oferi o masă la portul {reason}</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>acolo nu se poate scrie</translation>
    </message>
    <message>
        <source>row {row} has the unknown symbol {symbol}</source>
        <translation>linia {row} are simbolul necunoscut {symbol}</translation>
    </message>
    <message>
        <source>row {row} has {cells} cells where row 1 has {columns}</source>
        <translation>linia {row} are căsuțe: {cells}, iar linia 1: {columns}</translation>
    </message>
    <message>
        <source>row {row} of the board cannot be read: “{said}”</source>
        <translation>linia {row} a tablei nu poate fi citită: „{said}”</translation>
    </message>
    <message>
        <source>scores and player to move must be those of the players</source>
        <translation>scorurile și jucătorul la mutare trebuie să fie ale jucătorilor</translation>
    </message>
    <message>
        <source>the board is not one of this variant</source>
        <translation>tabla nu este a acestei variante</translation>
    </message>
    <message>
        <source>the board must have a letter on every cell</source>
        <translation>tabla trebuie să aibă o literă în fiecare căsuță</translation>
    </message>
    <message>
        <source>the cells of a letter-path game have no premiums</source>
        <translation>căsuțele unui joc cu linii nu au premii</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>discul este plin</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>discul semnalează o defecțiune</translation>
    </message>
    <message>
        <source>the display {name} cannot be opened.</source>
        <translation>ecranul {name} nu poate fi deschis.</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>fișierul nu poate fi citit: {reason}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>fișierul este gol</translation>
    </message>
    <message>
        <source>the file is in use or was changed</source>
        <translation>fișierul este în uz sau a fost schimbat</translation>
    </message>
    <message>
        <source>the file is named {name}, but says {id}</source>
        <translation>fișierul se numește {name}, dar în el scrie {id}</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>numele este prea lung</translation>
    </message>
    <message>
        <source>the record holds something that the format cannot tell</source>
        <translation>înregistrarea conține ceva ce formatul nu poate spune</translation>
    </message>
    <message>
        <source>the rows of the board are not equally long</source>
        <translation>liniile tablei nu au aceeași lungime</translation>
    </message>
    <message>
        <source>the text is not in the encoding {encoding}</source>
        <translation>textul nu este în codificarea {encoding}</translation>
    </message>
    <message>
        <source>the value does not fit: {reason}</source>
        <translation>valoarea nu se potrivește: {reason}</translation>
    </message>
    <message>
        <source>the window library Qt cannot be loaded ({reason}).</source>
        <translation>biblioteca de ferestre Qt nu poate fi încărcată ({reason}).</translation>
    </message>
    <message>
        <source>the window library Qt cannot be loaded ({reason}). On Debian and its relatives, this installs it:
  {command}</source>
        <translation>biblioteca de ferestre Qt nu poate fi încărcată ({reason}). Pe Debian și rudele lui se instalează așa:
  {command}</translation>
    </message>
    <message>
        <source>there are too few tiles for two full racks</source>
        <translation>sunt prea puține piese pentru două suporturi pline</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>există deja un fișier cu acest nume</translation>
    </message>
    <message>
        <source>there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). The commands need none: see literaxx --help.</source>
        <translation>nu există un ecran pe care să se deschidă o fereastră (nici DISPLAY, nici WAYLAND_DISPLAY nu sunt definite). Comenzile nu au nevoie de el: vezi literaxx --help.</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>nu există jucătorul {name}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>fișierul nu există</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>dosarul nu există</translation>
    </message>
    <message>
        <source>there is no variant of this name</source>
        <translation>nu există o variantă cu acest nume</translation>
    </message>
    <message>
        <source>there is no word list {id}; there are {known}</source>
        <translation>nu există lista de cuvinte {id}; există {known}</translation>
    </message>
    <message>
        <source>there is no word list “{id}” in {folder}</source>
        <translation>în {folder} nu există lista de cuvinte „{id}”</translation>
    </message>
    <message>
        <source>this is no line of such a record: {reason}</source>
        <translation>aceasta nu este o linie a unei astfel de înregistrări: {reason}</translation>
    </message>
    <message>
        <source>this is no move</source>
        <translation>aceasta nu este o mutare</translation>
    </message>
    <message>
        <source>this is no rack of a player</source>
        <translation>acesta nu este suportul unui jucător</translation>
    </message>
    <message>
        <source>this is no record of a {kind} game</source>
        <translation>aceasta nu este înregistrarea unui joc {kind}</translation>
    </message>
    <message>
        <source>this is no variant file: it is much too long</source>
        <translation>acesta nu este un fișier de variantă: este mult prea lung</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>acesta nu este TOML: {reason}</translation>
    </message>
    <message>
        <source>this program reads format {format}</source>
        <translation>acest program citește formatul {format}</translation>
    </message>
    <message>
        <source>this program reads {format} of version {version}</source>
        <translation>acest program citește {format}, versiunea {version}</translation>
    </message>
    <message>
        <source>this symbol has a meaning already</source>
        <translation>acest simbol are deja un înțeles</translation>
    </message>
    <message>
        <source>two players have the same number or nickname</source>
        <translation>doi jucători au același număr sau aceeași poreclă</translation>
    </message>
    <message>
        <source>{cell} is not a cell of this board</source>
        <translation>{cell} nu este o căsuță a acestei table</translation>
    </message>
    <message>
        <source>{file} cannot be read</source>
        <translation>{file} nu poate fi citit</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>{file} nu poate fi folosit: {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged: {reason}</source>
        <translation>{file} este deteriorat: {reason}</translation>
    </message>
    <message>
        <source>{file} is no saved game, or is in use</source>
        <translation>{file} nu este un joc salvat sau este în uz</translation>
    </message>
    <message>
        <source>{file} is not the file its card describes</source>
        <translation>{file} nu este fișierul pe care îl descrie fișa lui</translation>
    </message>
    <message>
        <source>{file} was not played at a table of this computer</source>
        <translation>{file} nu s-a jucat la o masă a acestui calculator</translation>
    </message>
    <message>
        <source>{file}: its game cannot be read: {problem}</source>
        <translation>{file}: jocul lui nu poate fi citit: {problem}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{letter} is named twice</source>
        <translation>{letter} apare de două ori</translation>
    </message>
    <message>
        <source>“{letter}” is not a letter in upper case</source>
        <translation>„{letter}” nu este o literă mare</translation>
    </message>
    <message>
        <source>“{said}” are not the scores of {count} players</source>
        <translation>„{said}” nu sunt scorurile jucătorilor, în număr de {count}</translation>
    </message>
    <message>
        <source>“{said}” is no number of turns without points</source>
        <translation>„{said}” nu este un număr de ture fără puncte</translation>
    </message>
    <message>
        <source>“{said}” is no rack</source>
        <translation>„{said}” nu este un suport</translation>
    </message>
</context>
<context>
    <name>QAbstractSocket</name>
    <message>
        <source>Connection refused</source>
        <translation>Conexiunea a fost refuzată</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Conexiunea a durat prea mult</translation>
    </message>
    <message>
        <source>Host not found</source>
        <translation>Gazda nu a fost găsită</translation>
    </message>
    <message>
        <source>Network unreachable</source>
        <translation>Rețeaua nu este accesibilă</translation>
    </message>
    <message>
        <source>Operation on socket is not supported</source>
        <translation>Operația nu este posibilă</translation>
    </message>
    <message>
        <source>Socket is not connected</source>
        <translation>Nu există conexiune</translation>
    </message>
    <message>
        <source>Socket operation timed out</source>
        <translation>Operația a durat prea mult</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selectează tot</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Mai m&amp;ult</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Mai puțin</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Micșorează</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Micșorează valoarea</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Mărește</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Mărește valoarea</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Apasă</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Mută aici</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Mută tastatura aici</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Arată meniul</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Comută</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Schimbă starea</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Execută acțiunea</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Deschide lista</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Dosarul nu a fost găsit.
Verifică numele dosarului.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fișierul nu a fost găsit.
Verifică numele fișierului.</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Fișier %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 există deja.
Îl înlocuiești?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Alege</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ș&amp;terge</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Caută în:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Dosar &amp;nou</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Deschide</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Redenumește</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1” este protejat la scriere.
Îl ștergi totuși?</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>Sigur ștergi „%1”?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Arată detaliile</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Arată ca listă</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Dosarul nu a putut fi șters.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Creează un dosar nou</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Dosare</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dosar:</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unitate</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fișier</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Numele fișierului:</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fișiere</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fișiere de &amp;tipul:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Fișiere de tipul:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Caută dosarul</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dosar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Mergi la dosarul părinte</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listă</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista locurilor și a semnelor de carte</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Caută în:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Calculatorul meu</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Dosar nou</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dosarul părinte</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Locuri recente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvează ca</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Scurtătură</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Arată </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Arată fișierele &amp;ascunse</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bară laterală</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Necunoscut</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>&lt;b&gt;The name "%1" can not be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuations marks.</source>
        <translation>&lt;b&gt;Numele „%1” nu poate fi folosit.&lt;/b&gt;&lt;p&gt;Încearcă alt nume, mai scurt sau fără semne de punctuație.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Calculator</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data modificării</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Nume de fișier nevalid</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Calculatorul meu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mărime</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tip</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Renunță</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Î&amp;nchide</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvează</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Închide fără salvare</translation>
    </message>
</context>
<context>
    <name>QHostInfo</name>
    <message>
        <source>No host name given</source>
        <translation>Lipsește numele gazdei</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Eroare necunoscută</translation>
    </message>
</context>
<context>
    <name>QHostInfoAgent</name>
    <message>
        <source>Host not found</source>
        <translation>Gazda nu a fost găsită</translation>
    </message>
    <message>
        <source>Invalid hostname</source>
        <translation>Nume de gazdă nevalid</translation>
    </message>
    <message>
        <source>No host name given</source>
        <translation>Lipsește numele gazdei</translation>
    </message>
    <message>
        <source>Unknown address type</source>
        <translation>Tip de adresă necunoscut</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Eroare necunoscută</translation>
    </message>
    <message>
        <source>Unknown error (%1)</source>
        <translation>Eroare necunoscută (%1)</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
<context>
    <name>QNativeSocketEngine</name>
    <message>
        <source>Another socket is already listening on the same port</source>
        <translation>Alt program folosește deja acest port</translation>
    </message>
    <message>
        <source>Attempt to use IPv6 socket on a platform with no IPv6 support</source>
        <translation>Acest sistem nu cunoaște IPv6</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>Conexiunea a fost refuzată</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>Conexiune întreruptă de celălalt calculator</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Conexiunea a durat prea mult</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <translation>Calculatorul nu este accesibil</translation>
    </message>
    <message>
        <source>Network dropped connection on reset</source>
        <translation>Rețeaua a întrerupt conexiunea</translation>
    </message>
    <message>
        <source>Network error</source>
        <translation>Eroare de rețea</translation>
    </message>
    <message>
        <source>Network operation timed out</source>
        <translation>Rețeaua nu a răspuns la timp</translation>
    </message>
    <message>
        <source>Network unreachable</source>
        <translation>Rețeaua nu este accesibilă</translation>
    </message>
    <message>
        <source>Out of resources</source>
        <translation>Resurse epuizate</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Acces refuzat</translation>
    </message>
    <message>
        <source>Temporary error</source>
        <translation>Eroare temporară</translation>
    </message>
    <message>
        <source>The address is not available</source>
        <translation>Adresa nu este disponibilă</translation>
    </message>
    <message>
        <source>The address is protected</source>
        <translation>Adresa este protejată</translation>
    </message>
    <message>
        <source>The bound address is already in use</source>
        <translation>Adresa este deja folosită</translation>
    </message>
    <message>
        <source>The remote host closed the connection</source>
        <translation>Celălalt calculator a închis conexiunea</translation>
    </message>
    <message>
        <source>Unable to receive a message</source>
        <translation>Nu se poate primi</translation>
    </message>
    <message>
        <source>Unable to send a message</source>
        <translation>Nu se poate trimite</translation>
    </message>
    <message>
        <source>Unable to write</source>
        <translation>Nu se poate scrie</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Eroare necunoscută</translation>
    </message>
    <message>
        <source>Unsupported socket operation</source>
        <translation>Operația nu este posibilă</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nu</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abandonează</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplică</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Nu salva</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignoră</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Nu pentru t&amp;oate</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Resetează</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Restabilește</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reîncearcă</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salvează tot</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Da pentru to&amp;ate</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
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
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spațiu</translation>
    </message>
</context>
<context>
    <name>QTcpServer</name>
    <message>
        <source>Operation on socket is not supported</source>
        <translation>Operația nu este posibilă</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiază</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Lipește</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiază adresa &amp;legăturii</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selectează tot</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Leave for good</source>
        <translation>Ieși definitiv</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rămâi</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Jocul se termină aici.</translation>
    </message>
    <message>
        <source>The others play on. There is no way back into this game.</source>
        <translation>Ceilalți joacă mai departe. În acest joc nu se mai poate reveni.</translation>
    </message>
    <message>
        <source>{name} leaves for good?</source>
        <translation>{name} iese definitiv?</translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message>
        <source>Place {number}</source>
        <translation>Locul {number}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>aleasă</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>gol</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Începutul</translation>
    </message>
    <message>
        <source>The lines of the record</source>
        <translation>Liniile înregistrării</translation>
    </message>
    <message>
        <source>The record says something else than the rules here.</source>
        <translation>Aici înregistrarea spune altceva decât regulile.</translation>
    </message>
    <message>
        <source>checked in vain</source>
        <translation>verificare greșită</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>amestecate</translation>
    </message>
    <message>
        <source>tiles left: {tiles}</source>
        <translation>rămase: {tiles}</translation>
    </message>
    <message>
        <source>time used up</source>
        <translation>timp terminat</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>&amp;Opponent</source>
        <translation>Adve&amp;rsar</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>J&amp;ucător</translation>
    </message>
    <message>
        <source>A newer Literaxx keeps these records. Nothing was changed.</source>
        <translation>Aceste recorduri sunt ținute de un Literaxx mai nou. Nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>All records are erased.</source>
        <translation>Toate recordurile au fost șterse.</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Cel mai bun joc</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Cea mai bună mutare</translation>
    </message>
    <message>
        <source>Checks won : lost</source>
        <translation>Verificări reușite : greșite</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Șterge…</translation>
    </message>
    <message>
        <source>Export the records</source>
        <translation>Exportă recordurile</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportă…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>În cifre</translation>
    </message>
    <message>
        <source>Gam&amp;e</source>
        <translation>Jo&amp;c</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Jocuri jucate</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Jocuri câștigate</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Cel mai lung cuvânt</translation>
    </message>
    <message>
        <source>Points game by game; filled: won</source>
        <translation>Punctele pe jocuri; barele pline: câștigate</translation>
    </message>
    <message>
        <source>Points of the last games, the oldest first: {numbers}</source>
        <translation>Punctele ultimelor jocuri, de la cel mai vechi: {numbers}</translation>
    </message>
    <message>
        <source>Really erase all records</source>
        <translation>Da, șterge toate recordurile</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Recorduri</translation>
    </message>
    <message>
        <source>Saved games stay. Records do not come back.</source>
        <translation>Jocurile salvate rămân. Recordurile nu mai pot fi aduse înapoi.</translation>
    </message>
    <message>
        <source>The records cannot be erased ({reason}).</source>
        <translation>Recordurile nu pot fi șterse ({reason}).</translation>
    </message>
    <message>
        <source>The records cannot be read ({reason}).</source>
        <translation>Recordurile nu pot fi citite ({reason}).</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Ce jocuri</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scris: {file}</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>toate jocurile</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>oricare</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>toți</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} nu poate fi scris ({reason}).</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>First the undo request must be answered.</source>
        <translation>Întâi trebuie dat un răspuns la cererea de anulare.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nu e rândul tău.</translation>
    </message>
    <message>
        <source>It is too late to take the word back.</source>
        <translation>E prea târziu ca să iei cuvântul înapoi.</translation>
    </message>
    <message>
        <source>Nobody asks for undo any more.</source>
        <translation>Nimeni nu mai cere anularea.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>Only the host may pause and go on.</source>
        <translation>Numai gazda poate pune pauză și relua jocul.</translation>
    </message>
    <message>
        <source>Show your tiles first.</source>
        <translation>Arată-ți întâi piesele.</translation>
    </message>
    <message>
        <source>That came too late: the game has gone on.</source>
        <translation>Prea târziu: jocul a mers mai departe.</translation>
    </message>
    <message>
        <source>That is against the rules of this game.</source>
        <translation>Este împotriva regulilor acestui joc.</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>Jocul nu este în pauză.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Jocul s-a terminat.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Jocul este în pauză.</translation>
    </message>
    <message>
        <source>There is no such player at this table.</source>
        <translation>La această masă nu există un astfel de jucător.</translation>
    </message>
    <message>
        <source>There is no word to accept or check.</source>
        <translation>Nu există un cuvânt de acceptat sau de verificat.</translation>
    </message>
    <message>
        <source>There is nothing that you could take back.</source>
        <translation>Nu e nimic ce ai putea lua înapoi.</translation>
    </message>
    <message>
        <source>This player has left the game.</source>
        <translation>Acest jucător a ieșit din joc.</translation>
    </message>
    <message>
        <source>This table plays without help.</source>
        <translation>La această masă se joacă fără ajutor.</translation>
    </message>
    <message>
        <source>Time was up before that.</source>
        <translation>Timpul se terminase înainte.</translation>
    </message>
    <message>
        <source>You are not asked now.</source>
        <translation>Acum nu ești întrebat.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>Ai răspuns deja.</translation>
    </message>
    <message>
        <source>Your rack holds other tiles by now.</source>
        <translation>Pe suportul tău sunt acum alte piese.</translation>
    </message>
    <message>
        <source>Your tiles lie open already.</source>
        <translation>Piesele tale sunt deja la vedere.</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>computer</source>
        <translation>calculator</translation>
    </message>
    <message>
        <source>network</source>
        <translation>rețea</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tu</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>&amp;Begins:</source>
        <translation>Î&amp;ncepe:</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Adaugă un jucător</translation>
    </message>
    <message>
        <source>At least one player must be a person.</source>
        <translation>Cel puțin un jucător trebuie să fie o persoană.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Calculator</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Calculator: {level}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Fiecare jucător are nevoie de un nume.</translation>
    </message>
    <message>
        <source>From the network</source>
        <translation>Din rețea</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aici</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Numele jucătorului {number}</translation>
    </message>
    <message>
        <source>No seat is free for anybody from the network.</source>
        <translation>Nu e niciun loc liber pentru cineva din rețea.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jucătorul {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Elimină jucătorul {number}</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Doi jucători au același nume.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Cine începe</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Cine joacă pe locul {number}</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>la sorți</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>A copy is saved: {file}</source>
        <translation>O copie a fost salvată: {file}</translation>
    </message>
    <message>
        <source>Built-in {language}</source>
        <translation>Lista programului: {language}</translation>
    </message>
    <message>
        <source>Speller: {language} ({tag})</source>
        <translation>Corector: {language} ({tag})</translation>
    </message>
    <message>
        <source>The file was damaged from line {line} on. The game goes on from there; the damaged file is kept as {file}.</source>
        <translation>Fișierul era deteriorat de la linia {line}. Jocul continuă de acolo; fișierul deteriorat este păstrat ca {file}.</translation>
    </message>
    <message>
        <source>The list of own words that this game is played with is missing ({id}).</source>
        <translation>Lipsește lista de cuvinte proprii cu care se joacă acest joc ({id}).</translation>
    </message>
    <message>
        <source>The speller {tag} cannot judge here: {reason}</source>
        <translation>Corectorul {tag} nu poate arbitra aici: {reason}</translation>
    </message>
    <message>
        <source>The word list is missing: {detail}</source>
        <translation>Lipsește lista de cuvinte: {detail}</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <translation>Acest fișier nu este un joc salvat.</translation>
    </message>
    <message>
        <source>This file is too big to be a saved game.</source>
        <translation>Acest fișier este prea mare ca să fie un joc salvat.</translation>
    </message>
    <message>
        <source>This game is open in another window already.</source>
        <translation>Acest joc este deja deschis în altă fereastră.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Literaxx ({detail}). Nothing was changed.</source>
        <translation>Acest joc a fost salvat de un Literaxx mai nou ({detail}). Nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Listă de cuvinte</translation>
    </message>
    <message>
        <source>the dictionary {package} is not installed</source>
        <translation>dicționarul {package} nu este instalat</translation>
    </message>
    <message>
        <source>the library {package} is not installed</source>
        <translation>biblioteca {package} nu este instalată</translation>
    </message>
    <message>
        <source>{file} cannot be put into the trash.</source>
        <translation>{file} nu poate fi mutat în coșul de gunoi.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}. Nothing was changed.</source>
        <translation>{file} nu poate fi citit: {reason}. Nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}.</source>
        <translation>{file} nu poate fi eliminat: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be taken in: {reason}.</source>
        <translation>{file} nu poate fi preluat: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used as a game: {problem}.</source>
        <translation>{file} nu poate fi folosit ca joc: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. The game itself is saved.</source>
        <translation>{file} nu poate fi scris: {reason}. Jocul în sine este salvat.</translation>
    </message>
    <message>
        <source>{file} is in the trash now.</source>
        <translation>{file} este acum în coșul de gunoi.</translation>
    </message>
    <message>
        <source>{file} is neither a saved game nor a record: {reason}.</source>
        <translation>{file} nu este nici joc salvat, nici înregistrare: {reason}.</translation>
    </message>
    <message>
        <source>{file} stays where it is.</source>
        <translation>{file} rămâne la locul lui.</translation>
    </message>
</context>
<context>
    <name>Skip</name>
    <message>
        <source>skipped</source>
        <translation>tură sărită</translation>
    </message>
    <message>
        <source>skipped: has left</source>
        <translation>sărită: a ieșit</translation>
    </message>
    <message>
        <source>skipped: time used up</source>
        <translation>sărită: fără timp</translation>
    </message>
    <message>
        <source>skipped: wrong check</source>
        <translation>penalizare</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n piesă</numerusform>
            <numerusform>%n piese</numerusform>
            <numerusform>%n de piese</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primul joc</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>Jocurile tale</translation>
    </message>
    <message>
        <source>Games of your own that cannot be used</source>
        <translation>Jocuri proprii care nu pot fi folosite</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Găzduiește</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Intră</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Learn by playing: a first game with a guide takes four minutes.</source>
        <translation>Învață jucând: un prim joc cu ghid, în engleză, durează patru minute.</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Ești la început?</translation>
    </message>
    <message>
        <source>Play with people at other computers in the same house or school.</source>
        <translation>Joacă împreună cu cei de la alte calculatoare din aceeași casă sau școală.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Mese în rețeaua ta</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tura {number}</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Ce jucăm?</translation>
    </message>
    <message>
        <source>Your seat at {table} is kept.</source>
        <translation>Locul tău la {table} este păstrat.</translation>
    </message>
    <message>
        <source>one line through the letters</source>
        <translation>o linie prin litere</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>azi, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ieri, {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>la mutare: {name}</translation>
    </message>
</context>
<context>
    <name>Sum</name>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n literă</numerusform>
            <numerusform>%n litere</numerusform>
            <numerusform>%n de litere</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} bonus</source>
        <translation>bonus {points}</translation>
    </message>
    <message>
        <source>{points} for a full rack</source>
        <translation>{points} pentru suportul întreg</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Board</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Drag or type along neighbouring letters</source>
        <translation>Trage sau tastează de-a lungul literelor vecine</translation>
    </message>
    <message>
        <source>Drop tiles here to exchange</source>
        <translation>Pune aici piesele de schimbat</translation>
    </message>
    <message>
        <source>Drop tiles here to exchange · {count} left</source>
        <translation>Piese de schimbat · încă {count}</translation>
    </message>
    <message>
        <source>Exchange field</source>
        <translation>Câmpul de schimb</translation>
    </message>
    <message>
        <source>No exchange in this game</source>
        <translation>În acest joc nu se schimbă</translation>
    </message>
    <message>
        <source>No exchange left</source>
        <translation>Niciun schimb rămas</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Suport</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Amestecă</translation>
    </message>
    <message>
        <source>Shuffle the tiles on the rack</source>
        <translation>Amestecă piesele pe suport</translation>
    </message>
    <message>
        <source>Shuffle · {count} left</source>
        <translation>Amestecă · încă {count}</translation>
    </message>
    <message>
        <source>Sort the tiles on the rack</source>
        <translation>Ordonează piesele pe suport</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Jocul este în pauză</translation>
    </message>
    <message>
        <source>Too few in the bag to exchange</source>
        <translation>Prea puține în sac pentru un schimb</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>în sac</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>ture rămase</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>blank</source>
        <translation>piesă goală</translation>
    </message>
    <message>
        <source>{letter}, value {number}</source>
        <translation>{letter}, valoare {number}</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>Încă %n minut</numerusform>
            <numerusform>Încă %n minute</numerusform>
            <numerusform>Încă %n de minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Încă %n secundă</numerusform>
            <numerusform>Încă %n secunde</numerusform>
            <numerusform>Încă %n de secunde</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute left</source>
        <translation>Încă 1 minut</translation>
    </message>
    <message>
        <source>1 second left</source>
        <translation>Încă 1 secundă</translation>
    </message>
    <message>
        <source>Your game time: {left}</source>
        <translation>Timpul tău de joc: {left}</translation>
    </message>
</context>
<context>
    <name>Tip</name>
    <message>
        <source>A slip? For ten seconds you may ask for the word back. The others have to agree.</source>
        <translation>O greșeală? Timp de zece secunde poți cere cuvântul înapoi. Ceilalți trebuie să fie de acord.</translation>
    </message>
    <message>
        <source>Accept (F2) lets the word stand, whether it exists or not. Check (F3) asks the dictionary.</source>
        <translation>Acceptă (F2) lasă cuvântul pe tablă, fie că există sau nu. Verifică (F3) întreabă dicționarul.</translation>
    </message>
    <message>
        <source>Drag from letter to neighbouring letter. Each counts 1, whatever its dots; a number between four letters adds what it says, where the line goes through it.</source>
        <translation>Trage de la o literă la alta vecină. Fiecare valorează 1, oricâte buline ar avea; un număr dintre patru litere adaugă valoarea lui, unde linia trece prin el.</translation>
    </message>
    <message>
        <source>Drag tiles onto the board, or click a cell and type. The arrow keys move the cursor, Space turns it, Esc takes everything back.</source>
        <translation>Trage piesele pe tablă sau dă clic pe o căsuță și tastează. Săgețile mută cursorul, Spațiu îl întoarce, Esc ia totul înapoi.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Am înțeles</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Fără alte sfaturi</translation>
    </message>
    <message>
        <source>The tiles are covered so that the others do not see them. One key shows them.</source>
        <translation>Piesele sunt acoperite ca să nu le vadă ceilalți. O tastă le arată.</translation>
    </message>
    <message>
        <source>The white tile is a blank: it stands for any letter and counts nothing. A double click changes its letter.</source>
        <translation>Piesa albă este goală: ține loc de orice literă și nu aduce puncte. Un dublu clic îi schimbă litera.</translation>
    </message>
    <message>
        <source>Tiles on the dashed field are exchanged by F3, three times a game. That is a turn.</source>
        <translation>Piesele de pe câmpul punctat se schimbă cu F3, de trei ori pe joc. Asta îți ia toată tura.</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Sfat</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Everything is saved again.</source>
        <translation>Totul este din nou salvat.</translation>
    </message>
    <message>
        <source>The disk is full. The game goes on and is kept; make room to have it saved.</source>
        <translation>Discul este plin. Jocul continuă și se păstrează; eliberează spațiu ca să poată fi salvat.</translation>
    </message>
    <message>
        <source>The disk is slow. The game goes on; the last moves will be saved later.</source>
        <translation>Discul este lent. Jocul continuă; ultimele mutări vor fi salvate mai târziu.</translation>
    </message>
    <message>
        <source>The game cannot be saved just now ({detail}). It is kept and tried again.</source>
        <translation>Jocul nu poate fi salvat acum ({detail}). Se păstrează și se încearcă din nou.</translation>
    </message>
    <message>
        <source>The host cannot be reached. The game goes on by itself when it is back.</source>
        <translation>Gazda nu poate fi găsită. Jocul continuă singur când revine.</translation>
    </message>
    <message>
        <source>The host has closed the table. The game goes on when it is opened again.</source>
        <translation>Gazda a închis masa. Jocul continuă când o deschide din nou.</translation>
    </message>
    <message>
        <source>The host is back.</source>
        <translation>Gazda s-a întors.</translation>
    </message>
    <message>
        <source>You are not at this table any more.</source>
        <translation>Nu mai ești la această masă.</translation>
    </message>
    <message>
        <source>{name} found no answer and passes. The game goes on.</source>
        <translation>{name} nu a găsit un răspuns și spune pas. Jocul continuă.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>exchange {tiles}</source>
        <translation>schimb {tiles}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>pass (time)</source>
        <translation>pas (timp)</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refuzat</translation>
    </message>
    <message>
        <source>word</source>
        <translation>cuvânt</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Nobody answered in time, so there is no undo.</source>
        <translation>Nimeni nu a răspuns la timp, deci nu se anulează.</translation>
    </message>
    <message>
        <source>{name} does not agree to the undo. Play goes on.</source>
        <translation>{name} nu e de acord cu anularea. Jocul continuă.</translation>
    </message>
    <message>
        <source>{name} has left, so there is no undo.</source>
        <translation>{name} a ieșit din joc, deci nu se anulează.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A blank cannot stand for {detail} here.</source>
        <translation>Aici o piesă goală nu poate ține loc de {detail}.</translation>
    </message>
    <message>
        <source>A tile lies outside the board.</source>
        <translation>O piesă se află în afara tablei.</translation>
    </message>
    <message>
        <source>A word has at least two letters.</source>
        <translation>Un cuvânt are cel puțin două litere.</translation>
    </message>
    <message>
        <source>All tiles of a move lie in one row or one column.</source>
        <translation>Toate piesele unei mutări stau pe o linie sau pe o coloană a tablei.</translation>
    </message>
    <message>
        <source>Choose the letter of the blank on {detail}.</source>
        <translation>Alege litera piesei goale din {detail}.</translation>
    </message>
    <message>
        <source>One of your tiles must touch a tile on the board.</source>
        <translation>Una dintre piesele tale trebuie să atingă o piesă de pe tablă.</translation>
    </message>
    <message>
        <source>Only {detail} tiles are left in the bag.</source>
        <translation>Piese rămase în sac: numai {detail}.</translation>
    </message>
    <message>
        <source>The bag must hold at least {detail} tiles to exchange.</source>
        <translation>Pentru schimb, în sac trebuie să fie cel puțin {detail} piese.</translation>
    </message>
    <message>
        <source>The first word must cover the cell {detail}.</source>
        <translation>Primul cuvânt trebuie să acopere căsuța {detail}.</translation>
    </message>
    <message>
        <source>The line goes from letter to neighbouring letter.</source>
        <translation>Linia merge de la o literă la alta vecină.</translation>
    </message>
    <message>
        <source>The line may not cross itself.</source>
        <translation>Linia nu se poate încrucișa cu ea însăși.</translation>
    </message>
    <message>
        <source>The same cell cannot be used twice.</source>
        <translation>Aceeași căsuță nu poate fi folosită de două ori.</translation>
    </message>
    <message>
        <source>There is a tile on {detail} already.</source>
        <translation>Pe {detail} e deja o piesă.</translation>
    </message>
    <message>
        <source>There is an empty cell between your tiles.</source>
        <translation>Între piesele tale este o căsuță goală.</translation>
    </message>
    <message>
        <source>There is no exchange in this game.</source>
        <translation>În acest joc nu se schimbă piese.</translation>
    </message>
    <message>
        <source>There is no shuffle in this game.</source>
        <translation>În acest joc nu se amestecă literele.</translation>
    </message>
    <message>
        <source>There is no word yet.</source>
        <translation>Nu e încă niciun cuvânt.</translation>
    </message>
    <message>
        <source>These tiles are not all on your rack.</source>
        <translation>Aceste piese nu sunt toate pe suportul tău.</translation>
    </message>
    <message>
        <source>This game is not played that way.</source>
        <translation>Acest joc nu se joacă așa.</translation>
    </message>
    <message>
        <source>You have used all {detail} exchanges of the game.</source>
        <translation>Ai folosit toate schimburile jocului ({detail}).</translation>
    </message>
    <message>
        <source>You have used all {detail} shuffles of the game.</source>
        <translation>Ai folosit toate amestecările jocului ({detail}).</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>All files</source>
        <translation>Toate fișierele</translation>
    </message>
    <message>
        <source>Export the moves</source>
        <translation>Exportă mutările</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Deschide un joc</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvează o copie</translation>
    </message>
    <message>
        <source>Saved games, records and games of your own</source>
        <translation>Jocuri salvate, înregistrări și jocuri proprii</translation>
    </message>
    <message>
        <source>This game is on the start page from now on.</source>
        <translation>De acum, acest joc se află pe pagina de start.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scris: {file}</translation>
    </message>
</context>
<context>
    <name>WordFile</name>
    <message>
        <source>it is not text</source>
        <translation>nu este text</translation>
    </message>
    <message>
        <source>it is too big</source>
        <translation>este prea mare</translation>
    </message>
    <message>
        <source>the character {detail} is on no tile</source>
        <translation>caracterul {detail} nu este pe nicio piesă</translation>
    </message>
    <message>
        <source>there is no word in it</source>
        <translation>nu conține niciun cuvânt</translation>
    </message>
    <message>
        <source>{detail} has more than 25 letters</source>
        <translation>{detail} are mai mult de 25 de litere</translation>
    </message>
    <message>
        <source>{detail} has only one letter</source>
        <translation>{detail} are o singură literă</translation>
    </message>
    <message>
        <source>{detail} is more than one word</source>
        <translation>{detail} este mai mult decât un cuvânt</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}. Nothing was taken in.</source>
        <translation>{file}, linia {line}: {what}. Nu s-a preluat nimic.</translation>
    </message>
    <message>
        <source>{file}: {what}. Nothing was taken in.</source>
        <translation>{file}: {what}. Nu s-a preluat nimic.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%Ln words found.</source>
        <translation>
            <numerusform>%Ln cuvânt găsit.</numerusform>
            <numerusform>%Ln cuvinte găsite.</numerusform>
            <numerusform>%Ln de cuvinte găsite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words in this list.</source>
        <translation>
            <numerusform>%Ln cuvânt în această listă.</numerusform>
            <numerusform>%Ln cuvinte în această listă.</numerusform>
            <numerusform>%Ln de cuvinte în această listă.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Begins with</source>
        <translation>În&amp;cepe cu</translation>
    </message>
    <message>
        <source>&amp;Contains</source>
        <translation>C&amp;onține</translation>
    </message>
    <message>
        <source>&amp;Ends with</source>
        <translation>Se &amp;termină cu</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Limba</translation>
    </message>
    <message>
        <source>? is a blank</source>
        <translation>? este o piesă goală</translation>
    </message>
    <message>
        <source>? is one letter, * any number of letters</source>
        <translation>? este o literă, * oricâte litere</translation>
    </message>
    <message>
        <source>At least so many letters</source>
        <translation>Litere, cel puțin</translation>
    </message>
    <message>
        <source>At most so many letters</source>
        <translation>Litere, cel mult</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>How common</source>
        <translation>Frecvență</translation>
    </message>
    <message>
        <source>Looks l&amp;ike</source>
        <translation>Mod&amp;el</translation>
    </message>
    <message>
        <source>Made &amp;of these letters</source>
        <translation>Din aceste lite&amp;re</translation>
    </message>
    <message>
        <source>No words: {reason}</source>
        <translation>Niciun cuvânt: {reason}</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Se caută…</translation>
    </message>
    <message>
        <source>Spelled</source>
        <translation>Cum se scrie</translation>
    </message>
    <message>
        <source>The word lists are closed while a game is being played.</source>
        <translation>Cât timp se joacă, listele de cuvinte sunt închise.</translation>
    </message>
    <message numerus="yes">
        <source>There are more; these are the first %Ln.</source>
        <translation>
            <numerusform>Mai sunt și altele; acesta este primul.</numerusform>
            <numerusform>Mai sunt și altele; acestea sunt primele %Ln.</numerusform>
            <numerusform>Mai sunt și altele; acestea sunt primele %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you know of the word</source>
        <translation>Ce știi despre cuvânt</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Cuvânt</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Cuvinte</translation>
    </message>
    <message>
        <source>Words found</source>
        <translation>Cuvinte găsite</translation>
    </message>
    <message>
        <source>everyday</source>
        <translation>uzual</translation>
    </message>
    <message>
        <source>rarer</source>
        <translation>mai rar</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: eroare: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opțiune ambiguă: %(option)s ar putea fi %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumentul %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>e nevoie de cel puțin un argument</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>e nevoie de un argument</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valoare %(type)s nevalidă: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>alegere nevalidă: %(value)r (alege dintre %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nu este permis împreună cu %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>e nevoie de unul dintre argumentele %s</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opțiuni</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumente</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>arată acest ajutor și iese</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>lipsesc argumentele: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumente necunoscute: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>utilizare: </translation>
    </message>
</context>
</TS>
