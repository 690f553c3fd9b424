<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Copied.</source>
        <translation>Copiato.</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>Copia le versioni per segnalare un errore</translation>
    </message>
    <message>
        <source>The game Literaxx, its rules and its name are by **Marek Futrega**, under Creative Commons BY-NC-SA 2.0. The program is given away.</source>
        <translation>Il gioco Literaxx, le sue regole e il suo nome sono di **Marek Futrega**, con licenza Creative Commons BY-NC-SA 2.0. Il programma è gratuito.</translation>
    </message>
    <message>
        <source>The program is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Questo programma è software libero, distribuito con la GNU General Public License, versione 3 o successiva, senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>The typeface is Inter by The Inter Project Authors, under the SIL Open Font License 1.1. The window is drawn by Qt, under the GNU LGPL version 3.</source>
        <translation>Il carattere è Inter di The Inter Project Authors, con licenza SIL Open Font License 1.1. Le finestre sono disegnate da Qt, con licenza GNU LGPL versione 3.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>A wrong check costs your turn.</source>
        <translation>Un controllo a vuoto costa un turno.</translation>
    </message>
    <message>
        <source>Accept it, or check it in the dictionary.</source>
        <translation>Accettala, o controllala nel dizionario.</translation>
    </message>
    <message>
        <source>Agree, and it is laid anew; refuse, and play goes on.</source>
        <translation>Se acconsenti, la parola si rifà; se rifiuti, si va avanti.</translation>
    </message>
    <message>
        <source>All clocks stand until the host goes on.</source>
        <translation>Tutti gli orologi sono fermi finché chi ospita non riprende.</translation>
    </message>
    <message>
        <source>All clocks stand until the host goes on: {name}.</source>
        <translation>Tutti gli orologi sono fermi finché chi ospita non riprende: {name}.</translation>
    </message>
    <message>
        <source>All clocks stand. Everything is covered until you go on.</source>
        <translation>Tutti gli orologi sono fermi. Tutto resta coperto finché non si riprende.</translation>
    </message>
    <message>
        <source>Column {name}.</source>
        <translation>Colonna {name}.</translation>
    </message>
    <message>
        <source>Drag or click along neighbouring letters. Each counts 1; numbers on the way are added.</source>
        <translation>Trascina o fai clic lungo lettere vicine. Ognuna vale 1, un numero sul percorso il suo valore.</translation>
    </message>
    <message>
        <source>F3 swaps them for new ones from the bag and ends your turn.</source>
        <translation>F3 le cambia con altre dal sacchetto e chiude il tuo turno.</translation>
    </message>
    <message>
        <source>It is your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Lay a word, or exchange tiles, or pass.</source>
        <translation>Componi una parola, oppure cambia tessere, oppure passa.</translation>
    </message>
    <message>
        <source>Lay the first word across the start, the cell with the star.</source>
        <translation>Componi la prima parola sulla casella centrale, quella con la stella.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>Nothing is lost. The game goes on when the host is back.</source>
        <translation>Nulla è perduto. La partita riprende quando chi ospita torna.</translation>
    </message>
    <message>
        <source>Row {number}.</source>
        <translation>Riga {number}.</translation>
    </message>
    <message>
        <source>The clock runs.</source>
        <translation>L'orologio corre.</translation>
    </message>
    <message>
        <source>The clock stands until then.</source>
        <translation>Fino ad allora l'orologio è fermo.</translation>
    </message>
    <message>
        <source>The dictionary is consulted only if someone checks.</source>
        <translation>Il dizionario si consulta solo se qualcuno controlla.</translation>
    </message>
    <message>
        <source>The game goes on by itself when the table is open again.</source>
        <translation>La partita riprende da sola quando il tavolo riapre.</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partita è in pausa</translation>
    </message>
    <message>
        <source>The host cannot be reached</source>
        <translation>Chi ospita non è raggiungibile</translation>
    </message>
    <message>
        <source>The host has closed the table</source>
        <translation>Chi ospita ha chiuso il tavolo</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>In attesa di {names}.</translation>
    </message>
    <message>
        <source>You are looking on.</source>
        <translation>Stai guardando.</translation>
    </message>
    <message>
        <source>You are not at this table any more</source>
        <translation>Non sei più a questo tavolo</translation>
    </message>
    <message>
        <source>You can look around and sort your tiles.</source>
        <translation>Puoi guardarti intorno e riordinare le tue tessere.</translation>
    </message>
    <message>
        <source>You can look around here, or go to the start page.</source>
        <translation>Puoi guardare ancora, o andare alla pagina iniziale.</translation>
    </message>
    <message>
        <source>You can look for your next word.</source>
        <translation>Puoi cercare la tua prossima parola.</translation>
    </message>
    <message>
        <source>for {points}</source>
        <translation>per {points}</translation>
    </message>
    <message>
        <source>{names} left this game.</source>
        <translation>Hanno lasciato la partita: {names}.</translation>
    </message>
    <message>
        <source>{names}, please look away.</source>
        <translation>{names}: per favore, guardate altrove.</translation>
    </message>
    <message>
        <source>{name} asks to take the word back</source>
        <translation>{name} chiede di annullare la parola</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} sta pensando</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>{name} lost connection</source>
        <translation>{name} non è in linea</translation>
    </message>
    <message>
        <source>{name} lost connection, {time} to come back</source>
        <translation>{name} non è in linea: {time} per tornare</translation>
    </message>
    <message>
        <source>{name} plays {word}</source>
        <translation>{name} compone {word}</translation>
    </message>
    <message>
        <source>{name}, you are asked.</source>
        <translation>{name}, decidi tu.</translation>
    </message>
    <message>
        <source>{tiles} to exchange</source>
        <translation>{tiles} da cambiare</translation>
    </message>
</context>
<context>
    <name>Blank</name>
    <message>
        <source>Blank tile</source>
        <translation>Tessera vuota</translation>
    </message>
    <message>
        <source>Type it or click it. Esc takes the tile back.</source>
        <translation>Digitala o fai clic. Esc riprende la tessera.</translation>
    </message>
    <message>
        <source>Which letter is it?</source>
        <translation>Quale lettera è?</translation>
    </message>
</context>
<context>
    <name>Cell</name>
    <message>
        <source>A tile of the same colour ({colour}) counts {factor} times</source>
        <translation>Una tessera dello stesso colore ({colour}) vale {factor} volte</translation>
    </message>
    <message>
        <source>The tile counts {factor} times</source>
        <translation>La tessera vale {factor} volte</translation>
    </message>
    <message>
        <source>The whole word counts {factor} times</source>
        <translation>L'intera parola vale {factor} volte</translation>
    </message>
    <message>
        <source>laid by you, not played</source>
        <translation>posata da te, non ancora giocata</translation>
    </message>
    <message>
        <source>laid by {name}</source>
        <translation>posata da {name}</translation>
    </message>
    <message>
        <source>letter times {factor}</source>
        <translation>lettera per {factor}</translation>
    </message>
    <message>
        <source>letter {number} of the line</source>
        <translation>lettera {number} della linea</translation>
    </message>
    <message>
        <source>proposed by {name}</source>
        <translation>proposta da {name}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>partenza</translation>
    </message>
    <message>
        <source>word times {factor}</source>
        <translation>parola per {factor}</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>Good game!</source>
        <translation>Bella partita!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Buona fortuna!</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Ciao!</translation>
    </message>
    <message>
        <source>Nice word!</source>
        <translation>Bella parola!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, per favore.</translation>
    </message>
    <message>
        <source>Thanks!</source>
        <translation>Grazie!</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>%(prog)s [options] [FILE]
       %(prog)s COMMAND …</source>
        <translation>%(prog)s [opzioni] [FILE]
     %(prog)s COMANDO …</translation>
    </message>
    <message>
        <source>--board: {variant} has no letter {letter}</source>
        <translation>--board: {variant} non ha la lettera {letter}</translation>
    </message>
    <message>
        <source>--board: {variant} has {rows} rows of {columns} letters, joined by /</source>
        <translation>--board: {variant} ha righe: {rows}, lettere per riga: {columns}, unite da /</translation>
    </message>
    <message>
        <source>--cgp: the rack of the player to move must be known</source>
        <translation>--cgp: bisogna conoscere il leggio di chi deve giocare</translation>
    </message>
    <message>
        <source>--cgp: {variant} has no tile {tile}</source>
        <translation>--cgp: {variant} non ha la tessera {tile}</translation>
    </message>
    <message>
        <source>--cgp: {variant} has {rows} rows of {columns} cells</source>
        <translation>--cgp: {variant} ha {rows} righe di {columns} caselle</translation>
    </message>
    <message>
        <source>--count needs a number above 0.</source>
        <translation>--count vuole un numero maggiore di 0.</translation>
    </message>
    <message>
        <source>--games needs a number above 0.</source>
        <translation>--games vuole un numero maggiore di 0.</translation>
    </message>
    <message>
        <source>--paired needs two players.</source>
        <translation>--paired vuole due giocatori.</translation>
    </message>
    <message>
        <source>--players needs two to four of {levels}.</source>
        <translation>--players vuole da due a quattro tra {levels}.</translation>
    </message>
    <message>
        <source>A table has 2 to {most} seats, at least one of them free.</source>
        <translation>Un tavolo ha da 2 a {most} posti, di cui almeno uno libero.</translation>
    </message>
    <message>
        <source>Give either a VARIANT to begin with or --continue FILE.</source>
        <translation>Indica una VARIANT da cominciare oppure --continue FILE.</translation>
    </message>
    <message>
        <source>Give either words to look up, or --all-of LETTERS, or --list.</source>
        <translation>Indica parole da cercare, oppure --all-of LETTERS, oppure --list.</translation>
    </message>
    <message>
        <source>Goes to a table on the network and plays there as a computer player to the end, coming back by itself when the connection is lost. Exit status 0 when the game is over, 1 when the host does not let it in, 2 when the table cannot be reached.</source>
        <translation>Va a un tavolo in rete e ci gioca come giocatore automatico fino alla fine, tornando da sé se il collegamento cade. Stato d'uscita 0 a partita finita, 1 se chi ospita non lo fa entrare, 2 se il tavolo non è raggiungibile.</translation>
    </message>
    <message>
        <source>Hosts a table for persons and computer players on the network. The game begins when every free seat is taken and everybody is ready; it is saved like any other, and can be gone on with by --continue. Exit status 0 when the games are over.</source>
        <translation>Ospita un tavolo per persone e giocatori automatici in rete. La partita comincia quando ogni posto libero è occupato e tutti sono pronti; viene salvata come tutte le altre e si può riprendere con --continue. Stato d'uscita 0 a partite finite.</translation>
    </message>
    <message>
        <source>Lets computer players play each other without a window and prints scores, turns and time. The same seed gives the same games.</source>
        <translation>Fa giocare tra loro i giocatori automatici, senza finestra, e stampa punteggi, turni e tempi. Lo stesso seme dà le stesse partite.</translation>
    </message>
    <message>
        <source>Measures start-up, word lists, move generation, self-play and painting. Positions are lines of board rows joined by /, a blank and the rack; words one a line.</source>
        <translation>Misura l'avvio, le liste di parole, la ricerca delle mosse, le partite tra computer e il disegno. Le posizioni sono righe con le file del tabellone unite da /, uno spazio e il leggio; le parole, una per riga.</translation>
    </message>
    <message>
        <source>Prints the moves of most points with the words they make. A word has `.` where a tile lies already and blanks in lower case. Leaves with status 1 when there is no move.</source>
        <translation>Stampa le mosse da più punti con le parole che formano. In una parola c'è `.` dove sta già una tessera, e le tessere vuote sono minuscole. Esce con stato 1 se non c'è nessuna mossa.</translation>
    </message>
    <message>
        <source>Replays records and recomputes places, racks, bag, words, points, totals and the sums at the end. Leaves with status 0 only if everything agrees; a word that is not in the list is told, but is no difference, for the opponents may have accepted it.</source>
        <translation>Rigioca le registrazioni e ricalcola posti, leggii, sacchetto, parole, punti, totali e conti finali. Esce con stato 0 solo se tutto coincide; una parola che non è nella lista viene segnalata, ma non è una differenza, perché gli avversari possono averla accettata.</translation>
    </message>
    <message>
        <source>Says of each word whether it is in the word list of a language, in whatever way it is written: with accents or as it is laid, in capitals or not. Exit status 0 when all are, 1 when one is not.</source>
        <translation>Dice di ogni parola se è nella lista di parole di una lingua, comunque sia scritta: con gli accenti o come si compone, maiuscola o no. Stato d'uscita 0 se ci sono tutte, 1 se ne manca una.</translation>
    </message>
    <message>
        <source>That is no code of a table.</source>
        <translation>Questo non è il codice di un tavolo.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Il file {file} non c'è.</translation>
    </message>
    <message>
        <source>There is no word list “{name}”, only {known}.</source>
        <translation>Non c'è una lista di parole «{name}», solo {known}.</translation>
    </message>
    <message>
        <source>Word games for one table, one network or one computer.</source>
        <translation>Giochi di parole per un tavolo, una rete o un computer.</translation>
    </message>
    <message>
        <source>address of the host</source>
        <translation>indirizzo di chi ospita</translation>
    </message>
    <message>
        <source>ask for a code, and encrypt</source>
        <translation>chiedi un codice, e cifra</translation>
    </message>
    <message>
        <source>ask whether words are in a word list</source>
        <translation>chiede se delle parole sono in una lista</translation>
    </message>
    <message>
        <source>code of the table</source>
        <translation>codice del tavolo</translation>
    </message>
    <message>
        <source>commands (each has its own --help):</source>
        <translation>comandi (ognuno ha il suo --help):</translation>
    </message>
    <message>
        <source>decides all chance</source>
        <translation>determina tutto il caso</translation>
    </message>
    <message>
        <source>do not tell the network about it</source>
        <translation>non annunciare il tavolo in rete</translation>
    </message>
    <message>
        <source>every legal move</source>
        <translation>tutte le mosse possibili</translation>
    </message>
    <message>
        <source>find the best moves of a position</source>
        <translation>trova le mosse migliori di una posizione</translation>
    </message>
    <message>
        <source>first port to try</source>
        <translation>prima porta da provare</translation>
    </message>
    <message>
        <source>free seats (2)</source>
        <translation>posti liberi (2)</translation>
    </message>
    <message>
        <source>games one after another</source>
        <translation>partite una dopo l'altra</translation>
    </message>
    <message>
        <source>host a table on the network without a window</source>
        <translation>ospita un tavolo in rete senza finestra</translation>
    </message>
    <message>
        <source>how many games</source>
        <translation>quante partite</translation>
    </message>
    <message>
        <source>how many moves</source>
        <translation>quante mosse</translation>
    </message>
    <message>
        <source>its strength</source>
        <translation>la sua forza</translation>
    </message>
    <message>
        <source>join a table on the network as a computer player</source>
        <translation>va a un tavolo in rete come giocatore automatico</translation>
    </message>
    <message>
        <source>language of the interface</source>
        <translation>lingua dell'interfaccia</translation>
    </message>
    <message>
        <source>let computer players play each other</source>
        <translation>fa giocare i computer tra loro</translation>
    </message>
    <message>
        <source>let computers play each other</source>
        <translation>fa giocare i computer tra loro</translation>
    </message>
    <message>
        <source>letters, rows joined by /</source>
        <translation>lettere, le righe unite da /</translation>
    </message>
    <message>
        <source>list all words, one a line</source>
        <translation>elenca tutte le parole, una per riga</translation>
    </message>
    <message>
        <source>list the words that these letters make; ? is a blank</source>
        <translation>elenca le parole che si fanno con queste lettere; ? è una tessera vuota</translation>
    </message>
    <message>
        <source>listen at this address only; may be repeated</source>
        <translation>ascolta solo a questo indirizzo; si può ripetere</translation>
    </message>
    <message>
        <source>look on and print what happens</source>
        <translation>guarda e stampa ciò che succede</translation>
    </message>
    <message>
        <source>measure how fast the program is here</source>
        <translation>misura la velocità del programma su questo computer</translation>
    </message>
    <message>
        <source>measure moves on these</source>
        <translation>misura le mosse su queste posizioni</translation>
    </message>
    <message>
        <source>measure moves with these</source>
        <translation>misura le mosse con queste parole</translation>
    </message>
    <message>
        <source>measure the program on this machine</source>
        <translation>misura il programma su questo computer</translation>
    </message>
    <message>
        <source>name at the table</source>
        <translation>nome al tavolo</translation>
    </message>
    <message>
        <source>name of the table</source>
        <translation>nome del tavolo</translation>
    </message>
    <message>
        <source>one JSON object a file, one a line</source>
        <translation>un oggetto JSON per file, uno per riga</translation>
    </message>
    <message>
        <source>one group of results</source>
        <translation>un solo gruppo di risultati</translation>
    </message>
    <message>
        <source>one of: {names}</source>
        <translation>uno tra: {names}</translation>
    </message>
    <message>
        <source>pause of computer players (2000)</source>
        <translation>pausa dei giocatori automatici (2000)</translation>
    </message>
    <message>
        <source>playouts a thinking player has</source>
        <translation>simulazioni a disposizione di un giocatore che riflette</translation>
    </message>
    <message>
        <source>position of a crossword game</source>
        <translation>posizione di un gioco con le tessere</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>stampa in JSON</translation>
    </message>
    <message>
        <source>prove the code, do not encrypt</source>
        <translation>dimostra il codice, senza cifrare</translation>
    </message>
    <message>
        <source>recompute recorded games move by move</source>
        <translation>ricalcola mossa per mossa le partite registrate</translation>
    </message>
    <message>
        <source>record (GCG or JSON lines)</source>
        <translation>registrazione (GCG o righe JSON)</translation>
    </message>
    <message>
        <source>saved game</source>
        <translation>partita salvata</translation>
    </message>
    <message>
        <source>saved game, record or game of your own</source>
        <translation>partita salvata, registrazione o gioco tuo</translation>
    </message>
    <message>
        <source>seat a computer here; one of: {levels}; may be repeated</source>
        <translation>fa sedere qui un computer; uno tra: {levels}; si può ripetere</translation>
    </message>
    <message>
        <source>seconds to accept or check</source>
        <translation>secondi per accettare o controllare</translation>
    </message>
    <message>
        <source>show the version and leave</source>
        <translation>mostra la versione ed esce</translation>
    </message>
    <message>
        <source>try everything briefly and leave</source>
        <translation>prova tutto brevemente ed esce</translation>
    </message>
    <message>
        <source>two to four of: {levels}</source>
        <translation>da due a quattro tra: {levels}</translation>
    </message>
    <message>
        <source>variant of a new game</source>
        <translation>variante di una nuova partita</translation>
    </message>
    <message>
        <source>variant or variant file (.toml)</source>
        <translation>variante o file di variante (.toml)</translation>
    </message>
    <message>
        <source>variant or variant file (.toml), instead of the one that the record names</source>
        <translation>variante o file di variante (.toml), al posto di quella indicata dalla registrazione</translation>
    </message>
    <message>
        <source>with two players: play each order of tiles twice, with the seats exchanged</source>
        <translation>con due giocatori: gioca due volte ogni ordine di tessere, scambiando i posti</translation>
    </message>
    <message>
        <source>word to look up</source>
        <translation>parola da cercare</translation>
    </message>
    <message>
        <source>write a record of each game here</source>
        <translation>scrive qui una registrazione di ogni partita</translation>
    </message>
    <message>
        <source>{address} is no address of a table.</source>
        <translation>{address} non è l'indirizzo di un tavolo.</translation>
    </message>
    <message>
        <source>{file}, line {line}: no position of {variant}</source>
        <translation>{file}, riga {line}: non è una posizione di {variant}</translation>
    </message>
    <message>
        <source>{file}: it is not UTF-8</source>
        <translation>{file}: non è in UTF-8</translation>
    </message>
    <message>
        <source>{file}: the record names no game; name one with --variant</source>
        <translation>{file}: la registrazione non nomina il gioco; indicalo con --variant</translation>
    </message>
    <message>
        <source>{variant} needs {option}.</source>
        <translation>{variant} richiede {option}.</translation>
    </message>
    <message>
        <source>“{typed}” is no number from {low} to {high}</source>
        <translation>«{typed}» non è un numero da {low} a {high}</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 tessera</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 parola</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Show my tiles</source>
        <translation>Mostra le mie tessere</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, tocca a te</translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Acconsenti</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostra il risultato</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Riordina</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{deed} · {seconds} s</source>
        <translation>{deed} · {seconds} s</translation>
    </message>
    <message>
        <source>{name}: Undo</source>
        <translation>{name}: Annulla</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>All turns have been played.</source>
        <translation>Tutti i turni sono stati giocati.</translation>
    </message>
    <message>
        <source>Everybody passed twice in a row.</source>
        <translation>Tutti hanno passato due volte di seguito.</translation>
    </message>
    <message>
        <source>Everybody's time is used up.</source>
        <translation>Il tempo di tutti è scaduto.</translation>
    </message>
    <message>
        <source>Only one player is left.</source>
        <translation>È rimasto un solo giocatore.</translation>
    </message>
    <message>
        <source>Too many turns in a row brought no points.</source>
        <translation>Troppi turni di seguito senza punti.</translation>
    </message>
    <message>
        <source>{names} share the first place</source>
        <translation>{names} condividono il primo posto</translation>
    </message>
    <message>
        <source>{name} has laid the last tile.</source>
        <translation>{name} ha posato l'ultima tessera.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vince {name}</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message numerus="yes">
        <source>All %n tiles laid</source>
        <translation>
            <numerusform>Posata %n tessera su %n</numerusform>
            <numerusform>Posate tutte e %n le tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Mossa migliore</translation>
    </message>
    <message>
        <source>Checks won : lost</source>
        <translation>Controlli riusciti : a vuoto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>From words</source>
        <translation>Dalle parole</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Guadagno</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>Come è andata</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Parola più lunga</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Rimaste</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ritiro</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Principiante</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Drawing a line</source>
        <translation>Tracciare una linea</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Tasti al tavolo</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <translation>Posare le tessere</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Mosse e risposte</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>No line runs through the letters {detail}.</source>
        <translation>Nessuna linea passa per le lettere {detail}.</translation>
    </message>
    <message>
        <source>Put the tiles to exchange on the exchange field, then press F3.</source>
        <translation>Metti le tessere da cambiare nel campo di scambio, poi premi F3.</translation>
    </message>
    <message>
        <source>There is a tile already.</source>
        <translation>C'è già una tessera.</translation>
    </message>
    <message>
        <source>There is no free cell in this line.</source>
        <translation>Non c'è una casella libera in questa riga.</translation>
    </message>
    <message>
        <source>There is no letter {detail} in this game.</source>
        <translation>In questo gioco non c'è la lettera {detail}.</translation>
    </message>
    <message>
        <source>There is no tile at this place of the rack.</source>
        <translation>Non c'è una tessera in questo posto del leggio.</translation>
    </message>
    <message>
        <source>Wait until it is your turn.</source>
        <translation>Aspetta il tuo turno.</translation>
    </message>
    <message>
        <source>You have no {detail} and no blank left.</source>
        <translation>Non hai {detail} e nemmeno una tessera vuota.</translation>
    </message>
    <message>
        <source>{sign} is taken for {letter}: the letters of this game carry no marks.</source>
        <translation>{sign} vale come {letter}: le lettere di questo gioco non hanno accenti.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>{key} does nothing now.</source>
        <translation>Ora {key} non fa nulla.</translation>
    </message>
    <message>
        <source>{key} does nothing now: accept (F2) or check (F3).</source>
        <translation>Ora {key} non fa nulla: accetta (F2) o controlla (F3).</translation>
    </message>
    <message>
        <source>{key} does nothing now: agree (F2) or refuse (F3).</source>
        <translation>Ora {key} non fa nulla: acconsenti (F2) o rifiuta (F3).</translation>
    </message>
    <message>
        <source>{key} does nothing now: it is not your turn.</source>
        <translation>Ora {key} non fa nulla: non tocca a te.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the game is over.</source>
        <translation>Ora {key} non fa nulla: la partita è finita.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the game is paused.</source>
        <translation>Ora {key} non fa nulla: la partita è in pausa.</translation>
    </message>
    <message>
        <source>{key} does nothing now: the host cannot be reached.</source>
        <translation>Ora {key} non fa nulla: chi ospita non è raggiungibile.</translation>
    </message>
    <message>
        <source>{key} does nothing yet: show your tiles first.</source>
        <translation>{key} non fa ancora nulla: prima mostra le tue tessere.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Ask for undo after your OK, also while others are asked</source>
        <translation>Chiedi di annullare dopo il tuo OK, anche mentre si interrogano altri</translation>
    </message>
    <message>
        <source>Ask the dictionary, at a table with friendly help</source>
        <translation>Chiedi al dizionario, a un tavolo con aiuto amichevole</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Draw the line to the cursor, or take its last letter back</source>
        <translation>Traccia la linea fino al cursore, o riprendi la sua ultima lettera</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Exchange · Check · Refuse: what the second button says</source>
        <translation>Cambia · Controlla · Rifiuta: ciò che dice il secondo pulsante</translation>
    </message>
    <message>
        <source>Find the best line through the typed letters</source>
        <translation>Trova la linea migliore per le lettere digitate</translation>
    </message>
    <message>
        <source>Full screen and back</source>
        <translation>Schermo intero e ritorno</translation>
    </message>
    <message>
        <source>Home PgUp End PgDn</source>
        <translation>Home Pag↑ Fine Pag↓</translation>
    </message>
    <message>
        <source>Lay the copied letters; they can be dropped, too</source>
        <translation>Posa le lettere copiate; si possono anche trascinare</translation>
    </message>
    <message>
        <source>Lay the tile of this place of the rack</source>
        <translation>Posa la tessera che è in questo posto del leggio</translation>
    </message>
    <message>
        <source>Lay this letter; one you lack is laid by a blank</source>
        <translation>Posa questa lettera; se non ce l'hai, con una tessera vuota</translation>
    </message>
    <message>
        <source>Lift the curtain: show my tiles</source>
        <translation>Alza il sipario: mostra le mie tessere</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Sposta il cursore sul tabellone</translation>
    </message>
    <message>
        <source>Move the cursor; with Shift, draw the line along</source>
        <translation>Sposta il cursore; con Maiusc traccia la linea</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>OK · Accept · Undo · Agree: what the first button says</source>
        <translation>OK · Accetta · Annulla · Acconsenti: ciò che dice il primo pulsante</translation>
    </message>
    <message>
        <source>Open a saved game or a game of your own</source>
        <translation>Apri una partita salvata o un gioco tuo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Pause and go on</source>
        <translation>Pausa e ripresa</translation>
    </message>
    <message>
        <source>Quit; the game is saved as it stands</source>
        <translation>Esci; la partita resta salvata com'è</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take all tiles back</source>
        <translation>Riprendi tutte le tessere</translation>
    </message>
    <message>
        <source>Take the last letter back</source>
        <translation>Riprendi l'ultima lettera</translation>
    </message>
    <message>
        <source>Take the last tile back</source>
        <translation>Riprendi l'ultima tessera</translation>
    </message>
    <message>
        <source>The next line through the same letters</source>
        <translation>La linea seguente per le stesse lettere</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>The same along the diagonals</source>
        <translation>Lo stesso lungo le diagonali</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Questo elenco</translation>
    </message>
    <message>
        <source>To the board, the rack, the buttons, the moves</source>
        <translation>Passa a tabellone, leggio, pulsanti, mosse</translation>
    </message>
    <message>
        <source>Turn the cursor: across or down</source>
        <translation>Gira il cursore: in orizzontale o in verticale</translation>
    </message>
    <message>
        <source>Who is at a table of the network, and what is said there</source>
        <translation>Chi è al tavolo in rete, e che cosa si dice</translation>
    </message>
</context>
<context>
    <name>Lan</name>
    <message numerus="yes">
        <source>%n onlookers</source>
        <translation>
            <numerusform>%n spettatore</numerusform>
            <numerusform>%n spettatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <translation>
            <numerusform>%n posto libero</numerusform>
            <numerusform>%n posti liberi</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Address of the host</source>
        <translation>&amp;Indirizzo di chi ospita</translation>
    </message>
    <message>
        <source>&amp;Code of the table, if it has one</source>
        <translation>&amp;Codice del tavolo, se ne ha uno</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Name of the table</source>
        <translation>&amp;Nome del tavolo</translation>
    </message>
    <message>
        <source>&amp;Who may come in</source>
        <translation>Ch&amp;i può entrare</translation>
    </message>
    <message>
        <source>A computer plays</source>
        <translation>Gioca un computer</translation>
    </message>
    <message>
        <source>Address: {where}</source>
        <translation>Indirizzo: {where}</translation>
    </message>
    <message>
        <source>By address</source>
        <translation>Con l'indirizzo</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Chiudi il tavolo</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Chiudere il tavolo?</translation>
    </message>
    <message>
        <source>Code: &lt;b&gt;{code}&lt;/b&gt;</source>
        <translation>Codice: &lt;b&gt;{code}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Encrypted with the code of the table.</source>
        <translation>Collegamento cifrato con il codice del tavolo.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Tavoli trovati</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Libera il posto</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna al posto</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ospita un tavolo</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Join without &amp;encryption</source>
        <translation>Entra senza ci&amp;fratura</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Lasciare il tavolo?</translation>
    </message>
    <message>
        <source>Look on</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Looking … Tables show up here by themselves.</source>
        <translation>Ricerca in corso… I tavoli compaiono qui da soli.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silenzia</translation>
    </message>
    <message>
        <source>No table can be offered at port {reason}. Close other programs that use it, and let the firewall allow Literaxx to be reached there.</source>
        <translation>Non si può offrire un tavolo alla porta {reason}. Chiudi gli altri programmi che la usano, e lascia che il firewall permetta di raggiungere Literaxx.</translation>
    </message>
    <message>
        <source>Not encrypted: others on this network could read along.</source>
        <translation>Non cifrato: altri in questa rete potrebbero leggere.</translation>
    </message>
    <message>
        <source>Not encrypted: {names}.</source>
        <translation>Senza cifratura: {names}.</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>Nothing is known of your seat there any more.</source>
        <translation>Di quel tuo posto non si sa più nulla.</translation>
    </message>
    <message>
        <source>Offer the table</source>
        <translation>Offri il tavolo</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>In rete</translation>
    </message>
    <message>
        <source>Only those who know the code can come in. Encrypted.</source>
        <translation>Entra solo chi conosce il codice. Cifrato.</translation>
    </message>
    <message>
        <source>Open table: anybody on this network can come in. Not encrypted.</source>
        <translation>Tavolo aperto: può entrare chiunque sia in questa rete. Non cifrato.</translation>
    </message>
    <message>
        <source>Port {busy} was taken; the table is at port {port}.</source>
        <translation>La porta {busy} era occupata; il tavolo è alla porta {port}.</translation>
    </message>
    <message>
        <source>Reach&amp;ed from</source>
        <translation>&amp;Raggiungibile da</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Referee: {name}</source>
        <translation>Arbitro: {name}</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Di' qualcosa a tutti</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Several persons at this computer: names with commas between them.</source>
        <translation>Più persone a questo computer: i nomi separati da virgole.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Start without the free seats</source>
        <translation>Comincia senza i posti liberi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Table of {name}</source>
        <translation>Tavolo di {name}</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Tavoli nella tua rete</translation>
    </message>
    <message>
        <source>That is no address of a table.</source>
        <translation>Questo non è l'indirizzo di un tavolo.</translation>
    </message>
    <message>
        <source>That name cannot be used. Choose another.</source>
        <translation>Questo nome non si può usare. Scegline un altro.</translation>
    </message>
    <message>
        <source>That name, or one that looks like it, is taken.</source>
        <translation>Questo nome, o uno che gli somiglia, è già preso.</translation>
    </message>
    <message>
        <source>That network is not there any more.</source>
        <translation>Questa rete non c'è più.</translation>
    </message>
    <message>
        <source>The code is wrong.</source>
        <translation>Il codice è sbagliato.</translation>
    </message>
    <message>
        <source>The game has begun already. You can look on.</source>
        <translation>La partita è già cominciata. Puoi guardare.</translation>
    </message>
    <message>
        <source>The host cannot encrypt. Tick “Join without encryption” if others on this network may read along.</source>
        <translation>Chi ospita non può cifrare. Segna «Entra senza cifratura» se altri su questa rete possono leggere.</translation>
    </message>
    <message>
        <source>The host closed the connection.</source>
        <translation>Chi ospita ha chiuso il collegamento.</translation>
    </message>
    <message>
        <source>The host did not understand this program.</source>
        <translation>Il programma di chi ospita non ha capito questo.</translation>
    </message>
    <message>
        <source>The host does not know your seat any more.</source>
        <translation>Chi ospita non conosce più il tuo posto.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Chi ospita ha chiuso il tavolo.</translation>
    </message>
    <message>
        <source>The host has given your seat away.</source>
        <translation>Chi ospita ha ceduto il tuo posto.</translation>
    </message>
    <message>
        <source>The host plays another version of Literaxx ({detail}); use the same one.</source>
        <translation>Chi ospita gioca con un'altra versione di Literaxx ({detail}); usate la stessa.</translation>
    </message>
    <message>
        <source>The host starts the next game; you will be in it.</source>
        <translation>La prossima partita la comincia chi ospita; ci sarai anche tu.</translation>
    </message>
    <message>
        <source>The others wait for you. Your seat is kept: “Join” leads back to it.</source>
        <translation>Gli altri ti aspettano. Il tuo posto resta tuo: con «Entra» ci torni.</translation>
    </message>
    <message>
        <source>The table cannot be reached: {reason}</source>
        <translation>Il tavolo non è raggiungibile: {reason}</translation>
    </message>
    <message>
        <source>There are not enough free seats.</source>
        <translation>Non ci sono abbastanza posti liberi.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Waiting for the host …</source>
        <translation>In attesa di chi ospita…</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Che cosa si è detto</translation>
    </message>
    <message>
        <source>Write the address of the host first.</source>
        <translation>Prima scrivi l'indirizzo di chi ospita.</translation>
    </message>
    <message>
        <source>Write your name first.</source>
        <translation>Prima scrivi il tuo nome.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Your seat is played from another window now.</source>
        <translation>Al tuo posto ora gioca un'altra finestra.</translation>
    </message>
    <message>
        <source>a computer of the host</source>
        <translation>un computer di chi ospita</translation>
    </message>
    <message>
        <source>all networks of this computer</source>
        <translation>tutte le reti di questo computer</translation>
    </message>
    <message>
        <source>at this computer</source>
        <translation>a questo computer</translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>non raggiungibile</translation>
    </message>
    <message>
        <source>cannot be reached; a computer plays</source>
        <translation>non raggiungibile; gioca un computer</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>nessuna risposta</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>si sta preparando</translation>
    </message>
    <message>
        <source>open to all</source>
        <translation>aperto a tutti</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>può cominciare</translation>
    </message>
    <message>
        <source>the game has begun; you can look on</source>
        <translation>la partita è cominciata; puoi guardare</translation>
    </message>
    <message>
        <source>waiting for somebody from the network</source>
        <translation>in attesa di qualcuno dalla rete</translation>
    </message>
    <message>
        <source>with a code</source>
        <translation>con codice</translation>
    </message>
    <message>
        <source>with a code, encrypted</source>
        <translation>con codice, cifrato</translation>
    </message>
    <message>
        <source>with a code, not encrypted</source>
        <translation>con codice, non cifrato</translation>
    </message>
    <message>
        <source>your seat is kept</source>
        <translation>il tuo posto è conservato</translation>
    </message>
    <message>
        <source>{names} cannot play on without you. The game is saved: when you go on with it, they come back by themselves.</source>
        <translation>Senza di te la partita si ferma per {names}. È salvata: quando la riprendi, tutti tornano da soli.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>A double click on the blank changes its letter as long as the word is yours. Press OK (F2) when it reads well.</source>
        <translation>Con un doppio clic sulla tessera vuota ne cambi la lettera finché la parola è tua. Quando ti convince, premi OK (F2).</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Un’altra parola</translation>
    </message>
    <message>
        <source>Bad tiles? Put one to seven of them on the dashed field beside your tiles. You may do that three times a game, and it is your whole turn.</source>
        <translation>Brutte tessere? Mettine da una a sette nel campo tratteggiato accanto alle tue. Si può fare tre volte a partita, ed è tutto il tuo turno.</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Colours are points</source>
        <translation>I colori sono punti</translation>
    </message>
    <message>
        <source>Do you believe it?</source>
        <translation>Ci credi?</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Lo scambio</translation>
    </message>
    <message>
        <source>Lay a word</source>
        <translation>Componi una parola</translation>
    </message>
    <message>
        <source>Nobody looks words up unasked: whoever plays against you decides. This word is a good one, so press Accept (F2).</source>
        <translation>Nessuno cerca le parole senza che glielo si chieda: decide chi gioca contro di te. Questa parola è buona: premi Accetta (F2).</translation>
    </message>
    <message>
        <source>Play on as long as you like, or go to the start page and begin a game of your own. Pass is F4, the rules are F1, and ? lists the keys.</source>
        <translation>Continua finché vuoi, o va' alla pagina iniziale e comincia una partita tua. Passo è F4, le regole sono F1, e ? elenca i tasti.</translation>
    </message>
    <message>
        <source>Press Exchange (F3) to get new ones from the bag.</source>
        <translation>Premi Cambia (F3) per averne di nuove dal sacchetto.</translation>
    </message>
    <message>
        <source>Skip the lesson</source>
        <translation>Salta la lezione</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>That does not look like a word. Press Check (F3): the dictionary is asked, and a word that does not exist goes back to its owner. In a real game a check in vain costs you a turn.</source>
        <translation>Questa non sembra una parola. Premi Controlla (F3): si chiede al dizionario, e una parola che non esiste torna a chi l'ha composta. In una partita vera un controllo a vuoto ti costa un turno.</translation>
    </message>
    <message>
        <source>That is all there is to it</source>
        <translation>Non c'è altro da sapere</translation>
    </message>
    <message>
        <source>The blank</source>
        <translation>La tessera vuota</translation>
    </message>
    <message>
        <source>The white tile stands for any letter and counts nothing. Lay a word with it that touches a tile on the board, and say which letter it is.</source>
        <translation>La tessera bianca vale per qualsiasi lettera e conta zero. Componi con essa una parola che tocchi una tessera sul tabellone, e di' quale lettera è.</translation>
    </message>
    <message>
        <source>This one is good: press Accept (F2). In a game of your own nobody tells you; check (F3) what you doubt.</source>
        <translation>Questa è buona: premi Accetta (F2). In una partita tua nessuno te lo dice: controlla (F3) ciò di cui dubiti.</translation>
    </message>
    <message>
        <source>Yellow tiles count 1, green 2, blue 3, red 5. On a cell of its own colour a tile counts three times; 2× and 3× are for the whole word. The sum is shown below. Move tiles about if you like, then press OK (F2).</source>
        <translation>Le tessere gialle valgono 1, le verdi 2, le blu 3, le rosse 5. Su una casella del suo colore una tessera vale tre volte; 2× e 3× valgono per tutta la parola. La somma appare qui sotto. Sposta le tessere come vuoi, poi premi OK (F2).</translation>
    </message>
    <message>
        <source>Your tiles lie under the board. Drag them onto it, or click a tile and then a cell, or click a cell and type. The first word goes across the star, left to right or top to bottom: PLANET, for instance.</source>
        <translation>Trascina sul tabellone le tessere che vedi sotto, o fai clic su una tessera e su una casella, o su una casella e scrivi. La prima parola, inglese, copre la stella in orizzontale o in verticale: per esempio PLANET.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Dilettante</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;About Literaxx</source>
        <translation>&amp;Informazioni su Literaxx</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>&amp;Export the moves…</source>
        <translation>&amp;Esporta le mosse…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Leave the game</source>
        <translation>&amp;Lascia la partita</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Es&amp;ci</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Salva una copia…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Words…</source>
        <translation>&amp;Parole…</translation>
    </message>
    <message>
        <source>Another &amp;window</source>
        <translation>Altra &amp;finestra</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Ask for &amp;undo</source>
        <translation>Chiedi di a&amp;nnullare</translation>
    </message>
    <message>
        <source>Ask the &amp;dictionary</source>
        <translation>Chiedi al &amp;dizionario</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Go on w&amp;ith</source>
        <translation>Cont&amp;inua con</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>No game to go on with</source>
        <translation>Nessuna partita da continuare</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Preferen&amp;ze…</translation>
    </message>
    <message>
        <source>Re&amp;cords…</source>
        <translation>Pri&amp;mati…</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Pa&amp;gina iniziale</translation>
    </message>
    <message>
        <source>Show the &amp;result</source>
        <translation>Mostra il ris&amp;ultato</translation>
    </message>
    <message>
        <source>Table and c&amp;hat…</source>
        <translation>Tavolo e c&amp;hat…</translation>
    </message>
    <message>
        <source>{name} leaves for good</source>
        <translation>{name} lascia definitivamente</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>At</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Checked by {name}</source>
        <translation>Controllo di {name}</translation>
    </message>
    <message>
        <source>Checked: in the dictionary</source>
        <translation>Controllata: è nel dizionario</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <translation>Mosse fatte</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}</source>
        <translation>Non nel dizionario: {words}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>&amp;Friendly help</source>
        <translation>Aiuto amic&amp;hevole</translation>
    </message>
    <message>
        <source>&amp;Referee</source>
        <translation>Ar&amp;bitro</translation>
    </message>
    <message>
        <source>A wrong &amp;check costs a turn</source>
        <translation>Un &amp;controllo a vuoto costa un turno</translation>
    </message>
    <message>
        <source>Asking the dictionary is allowed; everybody is told.</source>
        <translation>Si può chiedere al dizionario; lo si dice a tutti.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>E&amp;xtra words</source>
        <translation>Parole a&amp;ggiunte</translation>
    </message>
    <message>
        <source>Excl&amp;uded words</source>
        <translation>Parole &amp;escluse</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Game &amp;time, each</source>
        <translation>Temp&amp;o di gioco</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Lingua delle parole</translation>
    </message>
    <message>
        <source>M&amp;ove time</source>
        <translation>&amp;Tempo mossa</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>S&amp;ilence means</source>
        <translation>Il &amp;silenzio vale</translation>
    </message>
    <message>
        <source>Show &amp;letter values</source>
        <translation>Mostra valore &amp;lettera</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Time to &amp;accept or check</source>
        <translation>Tempo per &amp;decidere</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>assenso</translation>
    </message>
    <message>
        <source>check</source>
        <translation>controllo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
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
        <translation>Tutti acconsentono: {name} rifà la parola.</translation>
    </message>
    <message>
        <source>Checked: all words are in the dictionary.</source>
        <translation>Controllato: tutte le parole sono nel dizionario.</translation>
    </message>
    <message>
        <source>Not in the dictionary: {words}.</source>
        <translation>Non nel dizionario: {words}.</translation>
    </message>
    <message>
        <source>{name} cannot be reached.</source>
        <translation>{name} non è raggiungibile.</translation>
    </message>
    <message>
        <source>{name} exchanged {tiles}.</source>
        <translation>{name} ha cambiato {tiles}.</translation>
    </message>
    <message>
        <source>{name} has no time left.</source>
        <translation>{name} non ha più tempo.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} è di nuovo qui.</translation>
    </message>
    <message>
        <source>{name} left the game.</source>
        <translation>{name} ha lasciato la partita.</translation>
    </message>
    <message>
        <source>{name} loses the next turn for the check.</source>
        <translation>{name} perde il prossimo turno per il controllo.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <translation>{name} fa {points}.</translation>
    </message>
    <message>
        <source>{name} shuffled the letters.</source>
        <translation>{name} ha riordinato le lettere.</translation>
    </message>
    <message>
        <source>{name} takes the word back and scores nothing.</source>
        <translation>{name} ritira la parola e non fa punti.</translation>
    </message>
    <message>
        <source>{name} used help.</source>
        <translation>{name} ha usato l'aiuto.</translation>
    </message>
    <message>
        <source>{name}'s time for this move ran out.</source>
        <translation>{name} non ha più tempo per questa mossa.</translation>
    </message>
    <message>
        <source>{name}'s turn is skipped for a wrong check.</source>
        <translation>{name} salta il turno per un controllo a vuoto.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>A file of words, one a line</source>
        <translation>Un file di parole, una per riga</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Da un file…</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>Parole proprie</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>Lettura di {file}…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>cannot be reached</source>
        <translation>non raggiungibile</translation>
    </message>
    <message>
        <source>has answered</source>
        <translation>ha risposto</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>ritiro</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>deve rispondere</translation>
    </message>
    <message>
        <source>loses the next turn</source>
        <translation>perde il prossimo turno</translation>
    </message>
    <message>
        <source>no time left</source>
        <translation>senza tempo</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>deve giocare</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>&amp;Dimensione del testo</translation>
    </message>
    <message>
        <source>The computer &amp;waits before it answers</source>
        <translation>Il computer a&amp;ttende prima di rispondere</translation>
    </message>
    <message>
        <source>The window calls &amp;you to a game on the network</source>
        <translation>La &amp;finestra ti avvisa quando tocca a te in rete</translation>
    </message>
    <message>
        <source>Ti&amp;ps, each once</source>
        <translation>Sugg&amp;erimenti, ognuno una volta</translation>
    </message>
    <message>
        <source>Tiles gl&amp;ide and fade</source>
        <translation>Le tessere &amp;scivolano e sfumano</translation>
    </message>
    <message>
        <source>Values &amp;on tiles and cells</source>
        <translation>Valori s&amp;u tessere e caselle</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>come il sistema</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scuro</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>cifre</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contrasto elevato</translation>
    </message>
    <message>
        <source>light</source>
        <translation>chiaro</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>puntini</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
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
        <translation>una tessera vuota deve poter valere per una lettera</translation>
    </message>
    <message>
        <source>a board has 2 to {most} rows and columns</source>
        <translation>un tabellone ha da 2 a {most} righe e colonne</translation>
    </message>
    <message>
        <source>a crossword game needs a rack</source>
        <translation>un gioco con le tessere ha bisogno di un leggio</translation>
    </message>
    <message>
        <source>a game has 1 to {most} letters</source>
        <translation>un gioco ha da 1 a {most} lettere</translation>
    </message>
    <message>
        <source>a game of the program is called {id} already</source>
        <translation>un gioco del programma si chiama già {id}</translation>
    </message>
    <message>
        <source>a game that is not named</source>
        <translation>un gioco che non è nominato</translation>
    </message>
    <message>
        <source>a letter-path board has at most {most} cells</source>
        <translation>il tabellone di un gioco a linee ha al massimo {most} caselle</translation>
    </message>
    <message>
        <source>a letter-path game has no blanks</source>
        <translation>in un gioco a linee non ci sono tessere vuote</translation>
    </message>
    <message>
        <source>a move begins with the nickname of a player and a colon</source>
        <translation>una mossa comincia con il soprannome di un giocatore e due punti</translation>
    </message>
    <message>
        <source>a move ends with its points and the total</source>
        <translation>una mossa finisce con i suoi punti e il totale</translation>
    </message>
    <message>
        <source>a record has 1 to {most} players of different nicknames</source>
        <translation>una registrazione ha da 1 a {most} giocatori con soprannomi diversi</translation>
    </message>
    <message>
        <source>a record has player 1 to {most}, each with a name</source>
        <translation>una registrazione ha i giocatori da 1 a {most}, ognuno con un nome</translation>
    </message>
    <message>
        <source>a record names its players, counted from 1</source>
        <translation>una registrazione nomina i suoi giocatori, contati da 1</translation>
    </message>
    <message>
        <source>a symbol is a single character</source>
        <translation>un simbolo è un solo carattere</translation>
    </message>
    <message>
        <source>a {kind} game has no such switch</source>
        <translation>un gioco {kind} non ha questa opzione</translation>
    </message>
    <message>
        <source>at least one letter must have a weight</source>
        <translation>almeno una lettera deve avere un peso</translation>
    </message>
    <message>
        <source>it cannot be kept in {folder}: {reason}</source>
        <translation>non si può conservare in {folder}: {reason}</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is in use</source>
        <translation>è in uso</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>non è in UTF-8</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>non è permesso</translation>
    </message>
    <message>
        <source>it is of {game}</source>
        <translation>è di {game}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>line {line}: {problem}</source>
        <translation>riga {line}: {problem}</translation>
    </message>
    <message>
        <source>no table can be offered at port {reason}</source>
        <translation>non si può offrire un tavolo alla porta {reason}</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>lì non si può scrivere</translation>
    </message>
    <message>
        <source>row {row} has the unknown symbol {symbol}</source>
        <translation>la riga {row} ha il simbolo sconosciuto {symbol}</translation>
    </message>
    <message>
        <source>row {row} has {cells} cells where row 1 has {columns}</source>
        <translation>la riga {row} ha {cells} caselle, la riga 1 ne ha {columns}</translation>
    </message>
    <message>
        <source>row {row} of the board cannot be read: “{said}”</source>
        <translation>la riga {row} del tabellone non si legge: «{said}»</translation>
    </message>
    <message>
        <source>scores and player to move must be those of the players</source>
        <translation>punteggi e giocatore di turno devono essere quelli dei giocatori</translation>
    </message>
    <message>
        <source>the board is not one of this variant</source>
        <translation>il tabellone non è di questa variante</translation>
    </message>
    <message>
        <source>the board must have a letter on every cell</source>
        <translation>il tabellone deve avere una lettera in ogni casella</translation>
    </message>
    <message>
        <source>the cells of a letter-path game have no premiums</source>
        <translation>le caselle di un gioco a linee non hanno premi</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>the disk reports a fault</source>
        <translation>il disco segnala un guasto</translation>
    </message>
    <message>
        <source>the display {name} cannot be opened.</source>
        <translation>il display {name} non si può aprire.</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>il file non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message>
        <source>the file is in use or was changed</source>
        <translation>il file è in uso o è stato cambiato</translation>
    </message>
    <message>
        <source>the file is named {name}, but says {id}</source>
        <translation>il file si chiama {name}, ma dentro c'è {id}</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>the record holds something that the format cannot tell</source>
        <translation>la registrazione contiene qualcosa che il formato non sa dire</translation>
    </message>
    <message>
        <source>the rows of the board are not equally long</source>
        <translation>le righe del tabellone non sono lunghe uguali</translation>
    </message>
    <message>
        <source>the text is not in the encoding {encoding}</source>
        <translation>il testo non è nella codifica {encoding}</translation>
    </message>
    <message>
        <source>the value does not fit: {reason}</source>
        <translation>il valore non va bene: {reason}</translation>
    </message>
    <message>
        <source>the window library Qt cannot be loaded ({reason}).</source>
        <translation>la libreria delle finestre Qt non si può caricare ({reason}).</translation>
    </message>
    <message>
        <source>the window library Qt cannot be loaded ({reason}). On Debian and its relatives, this installs it:
  {command}</source>
        <translation>la libreria delle finestre Qt non si può caricare ({reason}). Su Debian e simili si installa così:
  {command}</translation>
    </message>
    <message>
        <source>there are too few tiles for two full racks</source>
        <translation>ci sono troppo poche tessere per due leggii pieni</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>c'è già un file con questo nome</translation>
    </message>
    <message>
        <source>there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). The commands need none: see literaxx --help.</source>
        <translation>non c'è un display su cui aprire una finestra (né DISPLAY né WAYLAND_DISPLAY sono definiti). I comandi ne fanno a meno: vedi literaxx --help.</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>non c'è il giocatore {name}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>il file non c'è</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>la cartella non c'è</translation>
    </message>
    <message>
        <source>there is no variant of this name</source>
        <translation>non c'è una variante con questo nome</translation>
    </message>
    <message>
        <source>there is no word list {id}; there are {known}</source>
        <translation>non c'è la lista di parole {id}; ci sono {known}</translation>
    </message>
    <message>
        <source>there is no word list “{id}” in {folder}</source>
        <translation>in {folder} non c'è la lista di parole «{id}»</translation>
    </message>
    <message>
        <source>this is no line of such a record: {reason}</source>
        <translation>questa non è una riga di una tale registrazione: {reason}</translation>
    </message>
    <message>
        <source>this is no move</source>
        <translation>questa non è una mossa</translation>
    </message>
    <message>
        <source>this is no rack of a player</source>
        <translation>questo non è il leggio di un giocatore</translation>
    </message>
    <message>
        <source>this is no record of a {kind} game</source>
        <translation>questa non è la registrazione di un gioco {kind}</translation>
    </message>
    <message>
        <source>this is no variant file: it is much too long</source>
        <translation>questo non è un file di variante: è troppo lungo</translation>
    </message>
    <message>
        <source>this is not TOML: {reason}</source>
        <translation>questo non è TOML: {reason}</translation>
    </message>
    <message>
        <source>this program reads format {format}</source>
        <translation>questo programma legge il formato {format}</translation>
    </message>
    <message>
        <source>this program reads {format} of version {version}</source>
        <translation>questo programma legge {format} nella versione {version}</translation>
    </message>
    <message>
        <source>this symbol has a meaning already</source>
        <translation>questo simbolo ha già un significato</translation>
    </message>
    <message>
        <source>two players have the same number or nickname</source>
        <translation>due giocatori hanno lo stesso numero o soprannome</translation>
    </message>
    <message>
        <source>{cell} is not a cell of this board</source>
        <translation>{cell} non è una casella di questo tabellone</translation>
    </message>
    <message>
        <source>{file} cannot be read</source>
        <translation>{file} non si può leggere</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>{file} non si può usare: {reason}</translation>
    </message>
    <message>
        <source>{file} is damaged: {reason}</source>
        <translation>{file} è danneggiato: {reason}</translation>
    </message>
    <message>
        <source>{file} is no saved game, or is in use</source>
        <translation>{file} non è una partita salvata, o è in uso</translation>
    </message>
    <message>
        <source>{file} is not the file its card describes</source>
        <translation>{file} non è il file descritto dalla sua scheda</translation>
    </message>
    <message>
        <source>{file} was not played at a table of this computer</source>
        <translation>{file} non è stata giocata a un tavolo di questo computer</translation>
    </message>
    <message>
        <source>{file}: its game cannot be read: {problem}</source>
        <translation>{file}: il suo gioco non si può leggere: {problem}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{letter} is named twice</source>
        <translation>{letter} è nominata due volte</translation>
    </message>
    <message>
        <source>“{letter}” is not a letter in upper case</source>
        <translation>«{letter}» non è una lettera maiuscola</translation>
    </message>
    <message>
        <source>“{said}” are not the scores of {count} players</source>
        <translation>«{said}» non sono i punteggi di {count} giocatori</translation>
    </message>
    <message>
        <source>“{said}” is no number of turns without points</source>
        <translation>«{said}» non è un numero di turni senza punti</translation>
    </message>
    <message>
        <source>“{said}” is no rack</source>
        <translation>«{said}» non è un leggio</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>QNativeSocketEngine</name>
    <message>
        <source>Another socket is already listening on the same port</source>
        <translation>Un altro programma usa già questa porta</translation>
    </message>
    <message>
        <source>Attempt to use IPv6 socket on a platform with no IPv6 support</source>
        <translation>Questo sistema non conosce IPv6</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>Collegamento rifiutato</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>Collegamento interrotto dall'altro computer</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Tempo di collegamento scaduto</translation>
    </message>
    <message>
        <source>Host unreachable</source>
        <translation>Computer non raggiungibile</translation>
    </message>
    <message>
        <source>Network dropped connection on reset</source>
        <translation>La rete ha interrotto il collegamento</translation>
    </message>
    <message>
        <source>Network error</source>
        <translation>Errore di rete</translation>
    </message>
    <message>
        <source>Network operation timed out</source>
        <translation>La rete non ha risposto in tempo</translation>
    </message>
    <message>
        <source>Network unreachable</source>
        <translation>Rete non raggiungibile</translation>
    </message>
    <message>
        <source>Out of resources</source>
        <translation>Risorse esaurite</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permesso negato</translation>
    </message>
    <message>
        <source>Temporary error</source>
        <translation>Errore temporaneo</translation>
    </message>
    <message>
        <source>The address is not available</source>
        <translation>L'indirizzo non è disponibile</translation>
    </message>
    <message>
        <source>The address is protected</source>
        <translation>L'indirizzo è protetto</translation>
    </message>
    <message>
        <source>The bound address is already in use</source>
        <translation>L'indirizzo è già in uso</translation>
    </message>
    <message>
        <source>The remote host closed the connection</source>
        <translation>L'altro computer ha chiuso il collegamento</translation>
    </message>
    <message>
        <source>Unable to receive a message</source>
        <translation>Impossibile ricevere</translation>
    </message>
    <message>
        <source>Unable to send a message</source>
        <translation>Impossibile inviare</translation>
    </message>
    <message>
        <source>Unable to write</source>
        <translation>Impossibile scrivere</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Errore sconosciuto</translation>
    </message>
    <message>
        <source>Unsupported socket operation</source>
        <translation>Operazione non possibile</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Non salvare</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignora</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;o a tutti</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reimposta</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Salva tutto</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Sì &amp;a tutti</translation>
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
        <translation>Canc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
</context>
<context>
    <name>QTcpServer</name>
    <message>
        <source>Operation on socket is not supported</source>
        <translation>Operazione non possibile</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copia indirizzo del co&amp;llegamento</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Leave for good</source>
        <translation>Lascia definitivamente</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>La partita finisce qui.</translation>
    </message>
    <message>
        <source>The others play on. There is no way back into this game.</source>
        <translation>Gli altri continuano. Non si può più tornare in questa partita.</translation>
    </message>
    <message>
        <source>{name} leaves for good?</source>
        <translation>{name} lascia definitivamente?</translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message>
        <source>Place {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuoto</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L'inizio</translation>
    </message>
    <message>
        <source>The lines of the record</source>
        <translation>Le righe della registrazione</translation>
    </message>
    <message>
        <source>The record says something else than the rules here.</source>
        <translation>Qui la registrazione dice altro rispetto alle regole.</translation>
    </message>
    <message>
        <source>checked in vain</source>
        <translation>controllo a vuoto</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>riordinate</translation>
    </message>
    <message>
        <source>tiles left: {tiles}</source>
        <translation>rimaste: {tiles}</translation>
    </message>
    <message>
        <source>time used up</source>
        <translation>tempo scaduto</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>&amp;Opponent</source>
        <translation>Avversa&amp;rio</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Giocatore</translation>
    </message>
    <message>
        <source>A newer Literaxx keeps these records. Nothing was changed.</source>
        <translation>Questi primati sono tenuti da un Literaxx più recente. Non è stato cambiato nulla.</translation>
    </message>
    <message>
        <source>All records are erased.</source>
        <translation>Tutti i primati sono cancellati.</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Partita migliore</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Mossa migliore</translation>
    </message>
    <message>
        <source>Checks won : lost</source>
        <translation>Controlli riusciti : a vuoto</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Cancella…</translation>
    </message>
    <message>
        <source>Export the records</source>
        <translation>Esporta i primati</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>In cifre</translation>
    </message>
    <message>
        <source>Gam&amp;e</source>
        <translation>Gioc&amp;o</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Parola più lunga</translation>
    </message>
    <message>
        <source>Points game by game; filled: won</source>
        <translation>Punti partita per partita; piene: vinte</translation>
    </message>
    <message>
        <source>Points of the last games, the oldest first: {numbers}</source>
        <translation>Punti delle ultime partite, dalla più vecchia: {numbers}</translation>
    </message>
    <message>
        <source>Really erase all records</source>
        <translation>Cancella davvero tutti i primati</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Primati</translation>
    </message>
    <message>
        <source>Saved games stay. Records do not come back.</source>
        <translation>Le partite salvate restano. I primati non tornano più.</translation>
    </message>
    <message>
        <source>The records cannot be erased ({reason}).</source>
        <translation>I primati non si possono cancellare ({reason}).</translation>
    </message>
    <message>
        <source>The records cannot be read ({reason}).</source>
        <translation>I primati non si possono leggere ({reason}).</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>tutti i giochi</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>chiunque</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} non si può scrivere ({reason}).</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>First the undo request must be answered.</source>
        <translation>Prima bisogna rispondere alla richiesta di annullare.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non tocca a te.</translation>
    </message>
    <message>
        <source>It is too late to take the word back.</source>
        <translation>È troppo tardi per annullare la parola.</translation>
    </message>
    <message>
        <source>Nobody asks for undo any more.</source>
        <translation>Nessuno chiede più di annullare.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Only the host may pause and go on.</source>
        <translation>Solo chi ospita può mettere in pausa e riprendere.</translation>
    </message>
    <message>
        <source>Show your tiles first.</source>
        <translation>Prima mostra le tue tessere.</translation>
    </message>
    <message>
        <source>That came too late: the game has gone on.</source>
        <translation>Troppo tardi: la partita è andata avanti.</translation>
    </message>
    <message>
        <source>That is against the rules of this game.</source>
        <translation>È contro le regole di questo gioco.</translation>
    </message>
    <message>
        <source>The game is not paused.</source>
        <translation>La partita non è in pausa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>There is no such player at this table.</source>
        <translation>A questo tavolo non c'è un tale giocatore.</translation>
    </message>
    <message>
        <source>There is no word to accept or check.</source>
        <translation>Non c'è una parola da accettare o controllare.</translation>
    </message>
    <message>
        <source>There is nothing that you could take back.</source>
        <translation>Non c'è nulla che tu possa annullare.</translation>
    </message>
    <message>
        <source>This player has left the game.</source>
        <translation>Questo giocatore ha lasciato la partita.</translation>
    </message>
    <message>
        <source>This table plays without help.</source>
        <translation>A questo tavolo si gioca senza aiuto.</translation>
    </message>
    <message>
        <source>Time was up before that.</source>
        <translation>Prima di questo il tempo era già scaduto.</translation>
    </message>
    <message>
        <source>You are not asked now.</source>
        <translation>Ora non devi rispondere.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>Hai già risposto.</translation>
    </message>
    <message>
        <source>Your rack holds other tiles by now.</source>
        <translation>Sul tuo leggio ora ci sono altre tessere.</translation>
    </message>
    <message>
        <source>Your tiles lie open already.</source>
        <translation>Le tue tessere sono già scoperte.</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>network</source>
        <translation>rete</translation>
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
        <translation>Ini&amp;zia:</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>At least one player must be a person.</source>
        <translation>Almeno un giocatore dev'essere una persona.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Ogni giocatore ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>From the network</source>
        <translation>Dalla rete</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>No seat is free for anybody from the network.</source>
        <translation>Non c'è un posto libero per chi è in rete.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Togli il giocatore {number}</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Due giocatori hanno lo stesso nome.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Chi inizia</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Chi gioca al posto {number}</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>a sorte</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>A copy is saved: {file}</source>
        <translation>Una copia è salvata: {file}</translation>
    </message>
    <message>
        <source>Built-in {language}</source>
        <translation>Lista del programma: {language}</translation>
    </message>
    <message>
        <source>Speller: {language} ({tag})</source>
        <translation>Correttore: {language} ({tag})</translation>
    </message>
    <message>
        <source>The file was damaged from line {line} on. The game goes on from there; the damaged file is kept as {file}.</source>
        <translation>Il file era danneggiato dalla riga {line} in poi. La partita prosegue da lì; il file danneggiato è conservato come {file}.</translation>
    </message>
    <message>
        <source>The list of own words that this game is played with is missing ({id}).</source>
        <translation>Manca la lista di parole proprie con cui si gioca questa partita ({id}).</translation>
    </message>
    <message>
        <source>The speller {tag} cannot judge here: {reason}</source>
        <translation>Il correttore {tag} qui non può fare da arbitro: {reason}</translation>
    </message>
    <message>
        <source>The word list is missing: {detail}</source>
        <translation>Manca la lista di parole: {detail}</translation>
    </message>
    <message>
        <source>This file is not a saved game.</source>
        <translation>Questo file non è una partita salvata.</translation>
    </message>
    <message>
        <source>This file is too big to be a saved game.</source>
        <translation>Questo file è troppo grande per essere una partita salvata.</translation>
    </message>
    <message>
        <source>This game is open in another window already.</source>
        <translation>Questa partita è già aperta in un'altra finestra.</translation>
    </message>
    <message>
        <source>This game was saved by a newer Literaxx ({detail}). Nothing was changed.</source>
        <translation>Questa partita è stata salvata da un Literaxx più nuovo ({detail}). Non è stato cambiato nulla.</translation>
    </message>
    <message>
        <source>Word list</source>
        <translation>Lista di parole</translation>
    </message>
    <message>
        <source>the dictionary {package} is not installed</source>
        <translation>il dizionario {package} non è installato</translation>
    </message>
    <message>
        <source>the library {package} is not installed</source>
        <translation>la libreria {package} non è installata</translation>
    </message>
    <message>
        <source>{file} cannot be put into the trash.</source>
        <translation>{file} non può essere messo nel cestino.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}. Nothing was changed.</source>
        <translation>{file} non si può leggere: {reason}. Non è stato cambiato nulla.</translation>
    </message>
    <message>
        <source>{file} cannot be removed: {reason}.</source>
        <translation>{file} non può essere rimosso: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be taken in: {reason}.</source>
        <translation>{file} non si può acquisire: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be used as a game: {problem}.</source>
        <translation>{file} non si può usare come gioco: {problem}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. The game itself is saved.</source>
        <translation>{file} non si può scrivere: {reason}. La partita in sé è salvata.</translation>
    </message>
    <message>
        <source>{file} is in the trash now.</source>
        <translation>{file} ora è nel cestino.</translation>
    </message>
    <message>
        <source>{file} is neither a saved game nor a record: {reason}.</source>
        <translation>{file} non è né una partita salvata né una registrazione: {reason}.</translation>
    </message>
    <message>
        <source>{file} stays where it is.</source>
        <translation>{file} resta dov'è.</translation>
    </message>
</context>
<context>
    <name>Skip</name>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>skipped: has left</source>
        <translation>saltato: ritiro</translation>
    </message>
    <message>
        <source>skipped: time used up</source>
        <translation>saltato: tempo scaduto</translation>
    </message>
    <message>
        <source>skipped: wrong check</source>
        <translation>saltato: penalità</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tessera</numerusform>
            <numerusform>%n tessere</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Prima partita</translation>
    </message>
    <message>
        <source>Games of your own</source>
        <translation>Giochi tuoi</translation>
    </message>
    <message>
        <source>Games of your own that cannot be used</source>
        <translation>Giochi tuoi che non si possono usare</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Ospita un tavolo</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Learn by playing: a first game with a guide takes four minutes.</source>
        <translation>Impara giocando: una prima partita con una guida, in inglese, dura quattro minuti.</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>È la prima volta?</translation>
    </message>
    <message>
        <source>Play with people at other computers in the same house or school.</source>
        <translation>Gioca con chi è ad altri computer nella stessa casa o scuola.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Tables on your network</source>
        <translation>Tavoli nella tua rete</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>A che cosa giochiamo?</translation>
    </message>
    <message>
        <source>Your seat at {table} is kept.</source>
        <translation>Il tuo posto a {table} è conservato.</translation>
    </message>
    <message>
        <source>one line through the letters</source>
        <translation>una linea tra le lettere</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>oggi, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ieri, {time}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>tocca a {name}</translation>
    </message>
</context>
<context>
    <name>Sum</name>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n lettera</numerusform>
            <numerusform>%n lettere</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} bonus</source>
        <translation>{points} di bonus</translation>
    </message>
    <message>
        <source>{points} for a full rack</source>
        <translation>{points} per il leggio intero</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Drag or type along neighbouring letters</source>
        <translation>Trascina o digita lungo lettere vicine</translation>
    </message>
    <message>
        <source>Drop tiles here to exchange</source>
        <translation>Metti qui le tessere da cambiare</translation>
    </message>
    <message>
        <source>Drop tiles here to exchange · {count} left</source>
        <translation>Tessere da cambiare · ancora {count}</translation>
    </message>
    <message>
        <source>Exchange field</source>
        <translation>Campo di scambio</translation>
    </message>
    <message>
        <source>No exchange in this game</source>
        <translation>In questo gioco non si cambia</translation>
    </message>
    <message>
        <source>No exchange left</source>
        <translation>Scambi esauriti</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Leggio</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Riordina</translation>
    </message>
    <message>
        <source>Shuffle the tiles on the rack</source>
        <translation>Mescola le tessere sul leggio</translation>
    </message>
    <message>
        <source>Shuffle · {count} left</source>
        <translation>Riordina · ancora {count}</translation>
    </message>
    <message>
        <source>Sort the tiles on the rack</source>
        <translation>Metti in ordine le tessere sul leggio</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partita è in pausa</translation>
    </message>
    <message>
        <source>Too few in the bag to exchange</source>
        <translation>Troppo poche nel sacchetto per cambiare</translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>nel sacchetto</translation>
    </message>
    <message>
        <source>turns left</source>
        <translation>turni restanti</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>blank</source>
        <translation>tessera vuota</translation>
    </message>
    <message>
        <source>{letter}, value {number}</source>
        <translation>{letter}, valore {number}</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>Ancora %n minuto</numerusform>
            <numerusform>Ancora %n minuti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Ancora %n secondo</numerusform>
            <numerusform>Ancora %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute left</source>
        <translation>Ancora 1 minuto</translation>
    </message>
    <message>
        <source>1 second left</source>
        <translation>Ancora 1 secondo</translation>
    </message>
    <message>
        <source>Your game time: {left}</source>
        <translation>Il tuo tempo di gioco: {left}</translation>
    </message>
</context>
<context>
    <name>Tip</name>
    <message>
        <source>A slip? For ten seconds you may ask for the word back. The others have to agree.</source>
        <translation>Uno sbaglio? Per dieci secondi puoi chiedere di riprendere la parola. Gli altri devono acconsentire.</translation>
    </message>
    <message>
        <source>Accept (F2) lets the word stand, whether it exists or not. Check (F3) asks the dictionary.</source>
        <translation>Accetta (F2) lascia la parola dov'è, che esista o no. Controlla (F3) chiede al dizionario.</translation>
    </message>
    <message>
        <source>Drag from letter to neighbouring letter. Each counts 1, whatever its dots; a number between four letters adds what it says, where the line goes through it.</source>
        <translation>Trascina da una lettera a una vicina. Ognuna vale 1, quanti che siano i suoi puntini; un numero tra quattro lettere aggiunge il suo valore, dove la linea lo attraversa.</translation>
    </message>
    <message>
        <source>Drag tiles onto the board, or click a cell and type. The arrow keys move the cursor, Space turns it, Esc takes everything back.</source>
        <translation>Trascina le tessere sul tabellone, o fai clic su una casella e scrivi. Le frecce spostano il cursore, Spazio lo gira, Esc riprende tutto.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Capito</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Basta suggerimenti</translation>
    </message>
    <message>
        <source>The tiles are covered so that the others do not see them. One key shows them.</source>
        <translation>Le tessere sono coperte perché gli altri non le vedano. Un tasto le mostra.</translation>
    </message>
    <message>
        <source>The white tile is a blank: it stands for any letter and counts nothing. A double click changes its letter.</source>
        <translation>La tessera bianca è vuota: vale per qualsiasi lettera e conta zero. Con un doppio clic ne cambi la lettera.</translation>
    </message>
    <message>
        <source>Tiles on the dashed field are exchanged by F3, three times a game. That is a turn.</source>
        <translation>Le tessere nel campo tratteggiato si cambiano con F3, tre volte a partita. È il tuo turno intero.</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Suggerimento</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Everything is saved again.</source>
        <translation>Di nuovo tutto è salvato.</translation>
    </message>
    <message>
        <source>The disk is full. The game goes on and is kept; make room to have it saved.</source>
        <translation>Il disco è pieno. La partita continua e non si perde; fai spazio perché venga salvata.</translation>
    </message>
    <message>
        <source>The disk is slow. The game goes on; the last moves will be saved later.</source>
        <translation>Il disco è lento. La partita continua; le ultime mosse si salveranno più tardi.</translation>
    </message>
    <message>
        <source>The game cannot be saved just now ({detail}). It is kept and tried again.</source>
        <translation>Ora la partita non si può salvare ({detail}). Non si perde, e si riprova.</translation>
    </message>
    <message>
        <source>The host cannot be reached. The game goes on by itself when it is back.</source>
        <translation>Chi ospita non è raggiungibile. La partita riprende da sola appena torna.</translation>
    </message>
    <message>
        <source>The host has closed the table. The game goes on when it is opened again.</source>
        <translation>Chi ospita ha chiuso il tavolo. La partita riprende quando riapre.</translation>
    </message>
    <message>
        <source>The host is back.</source>
        <translation>Chi ospita è di nuovo qui.</translation>
    </message>
    <message>
        <source>You are not at this table any more.</source>
        <translation>Non sei più a questo tavolo.</translation>
    </message>
    <message>
        <source>{name} found no answer and passes. The game goes on.</source>
        <translation>{name} non ha trovato una risposta e passa. La partita continua.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>exchange {tiles}</source>
        <translation>cambio {tiles}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>pass (time)</source>
        <translation>passo (tempo)</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rifiutata</translation>
    </message>
    <message>
        <source>word</source>
        <translation>parola</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Nobody answered in time, so there is no undo.</source>
        <translation>Nessuno ha risposto in tempo, quindi non si annulla.</translation>
    </message>
    <message>
        <source>{name} does not agree to the undo. Play goes on.</source>
        <translation>{name} non acconsente ad annullare. Si va avanti.</translation>
    </message>
    <message>
        <source>{name} has left, so there is no undo.</source>
        <translation>{name} ha lasciato la partita, quindi non si annulla.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>A blank cannot stand for {detail} here.</source>
        <translation>Qui una tessera vuota non può valere per {detail}.</translation>
    </message>
    <message>
        <source>A tile lies outside the board.</source>
        <translation>Una tessera è fuori dal tabellone.</translation>
    </message>
    <message>
        <source>A word has at least two letters.</source>
        <translation>Una parola ha almeno due lettere.</translation>
    </message>
    <message>
        <source>All tiles of a move lie in one row or one column.</source>
        <translation>Tutte le tessere di una mossa stanno in una riga o in una colonna.</translation>
    </message>
    <message>
        <source>Choose the letter of the blank on {detail}.</source>
        <translation>Scegli la lettera della tessera vuota in {detail}.</translation>
    </message>
    <message>
        <source>One of your tiles must touch a tile on the board.</source>
        <translation>Una delle tue tessere deve toccarne una sul tabellone.</translation>
    </message>
    <message>
        <source>Only {detail} tiles are left in the bag.</source>
        <translation>Nel sacchetto restano solo {detail} tessere.</translation>
    </message>
    <message>
        <source>The bag must hold at least {detail} tiles to exchange.</source>
        <translation>Per cambiare, nel sacchetto devono esserci almeno {detail} tessere.</translation>
    </message>
    <message>
        <source>The first word must cover the cell {detail}.</source>
        <translation>La prima parola deve coprire la casella {detail}.</translation>
    </message>
    <message>
        <source>The line goes from letter to neighbouring letter.</source>
        <translation>La linea va da una lettera a una vicina.</translation>
    </message>
    <message>
        <source>The line may not cross itself.</source>
        <translation>La linea non può incrociare se stessa.</translation>
    </message>
    <message>
        <source>The same cell cannot be used twice.</source>
        <translation>La stessa casella non si può usare due volte.</translation>
    </message>
    <message>
        <source>There is a tile on {detail} already.</source>
        <translation>In {detail} c'è già una tessera.</translation>
    </message>
    <message>
        <source>There is an empty cell between your tiles.</source>
        <translation>Tra le tue tessere c'è una casella vuota.</translation>
    </message>
    <message>
        <source>There is no exchange in this game.</source>
        <translation>In questo gioco non si cambiano le tessere.</translation>
    </message>
    <message>
        <source>There is no shuffle in this game.</source>
        <translation>In questo gioco non si riordina.</translation>
    </message>
    <message>
        <source>There is no word yet.</source>
        <translation>Non c’è ancora nessuna parola.</translation>
    </message>
    <message>
        <source>These tiles are not all on your rack.</source>
        <translation>Queste tessere non sono tutte sul tuo leggio.</translation>
    </message>
    <message>
        <source>This game is not played that way.</source>
        <translation>Questo gioco non si gioca così.</translation>
    </message>
    <message>
        <source>You have used all {detail} exchanges of the game.</source>
        <translation>Hai esaurito i {detail} scambi della partita.</translation>
    </message>
    <message>
        <source>You have used all {detail} shuffles of the game.</source>
        <translation>Hai già riordinato tutte le {detail} volte della partita.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Export the moves</source>
        <translation>Esporta le mosse</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Saved games, records and games of your own</source>
        <translation>Partite salvate, registrazioni e giochi tuoi</translation>
    </message>
    <message>
        <source>This game is on the start page from now on.</source>
        <translation>D'ora in poi questo gioco è nella pagina iniziale.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
</context>
<context>
    <name>WordFile</name>
    <message>
        <source>it is not text</source>
        <translation>non è testo</translation>
    </message>
    <message>
        <source>it is too big</source>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>the character {detail} is on no tile</source>
        <translation>il carattere {detail} non è su nessuna tessera</translation>
    </message>
    <message>
        <source>there is no word in it</source>
        <translation>non contiene parole</translation>
    </message>
    <message>
        <source>{detail} has more than 25 letters</source>
        <translation>{detail} ha più di 25 lettere</translation>
    </message>
    <message>
        <source>{detail} has only one letter</source>
        <translation>{detail} ha una sola lettera</translation>
    </message>
    <message>
        <source>{detail} is more than one word</source>
        <translation>{detail} è più di una parola</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}. Nothing was taken in.</source>
        <translation>{file}, riga {line}: {what}. Non è stato acquisito nulla.</translation>
    </message>
    <message>
        <source>{file}: {what}. Nothing was taken in.</source>
        <translation>{file}: {what}. Non è stato acquisito nulla.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%Ln words found.</source>
        <translation>
            <numerusform>%Ln parola trovata.</numerusform>
            <numerusform>%Ln parole trovate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words in this list.</source>
        <translation>
            <numerusform>%Ln parola in questa lista.</numerusform>
            <numerusform>%Ln parole in questa lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Begins with</source>
        <translation>&amp;Comincia con</translation>
    </message>
    <message>
        <source>&amp;Contains</source>
        <translation>Contie&amp;ne</translation>
    </message>
    <message>
        <source>&amp;Ends with</source>
        <translation>&amp;Finisce con</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>? is a blank</source>
        <translation>? è una tessera vuota</translation>
    </message>
    <message>
        <source>? is one letter, * any number of letters</source>
        <translation>? è una lettera, * quante si vuole</translation>
    </message>
    <message>
        <source>At least so many letters</source>
        <translation>Lettere, almeno</translation>
    </message>
    <message>
        <source>At most so many letters</source>
        <translation>Lettere, al massimo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>How common</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Looks l&amp;ike</source>
        <translation>Sch&amp;ema</translation>
    </message>
    <message>
        <source>Made &amp;of these letters</source>
        <translation>Fatta &amp;di queste lettere</translation>
    </message>
    <message>
        <source>No words: {reason}</source>
        <translation>Nessuna parola: {reason}</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Ricerca…</translation>
    </message>
    <message>
        <source>Spelled</source>
        <translation>Come si scrive</translation>
    </message>
    <message>
        <source>The word lists are closed while a game is being played.</source>
        <translation>Mentre si gioca una partita, le liste di parole sono chiuse.</translation>
    </message>
    <message numerus="yes">
        <source>There are more; these are the first %Ln.</source>
        <translation>
            <numerusform>Ce ne sono altre; questa è la prima.</numerusform>
            <numerusform>Ce ne sono altre; queste sono le prime %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you know of the word</source>
        <translation>Che cosa sai della parola</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Words found</source>
        <translation>Parole trovate</translation>
    </message>
    <message>
        <source>everyday</source>
        <translation>comune</translation>
    </message>
    <message>
        <source>rarer</source>
        <translation>più rara</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: errore: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opzione ambigua: %(option)s potrebbe essere %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>ci vuole almeno un argomento</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ci vuole un argomento</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valore %(type)s non valido: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>scelta non valida: %(value)r (scegli tra %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non è permesso insieme a %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>ci vuole uno degli argomenti %s</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra questo aiuto ed esce</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>mancano gli argomenti: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argomenti sconosciuti: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
</context>
</TS>
