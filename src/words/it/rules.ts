import type { words as english } from "#words/en/rules.ts";
import type { Translated } from "#words/translated.ts";

export const words = {
  title: "Come funziona",
  description: "Dalla figurina ai punti, e dai punti alla vetta della classifica.",
  contents: "In questa pagina",
  tableOf: "{{heading}}: tabella",
  rule: "Regola",
  decidedBy: "Decide",
  shortPositions: { goalkeeper: "P", defender: "D", midfielder: "C", forward: "A" },
  overview: {
    title: "Le tue figurine, tre giochi",
    cards: "Le tue figurine",
    sources: "Set base · osservatore · tue foto",
    costs: "Costa",
    pays: "Quando",
    counts: "Conta",
    tournament: {
      title: "Torneo del mese",
      what: "Cinque figurine fisse tutto il mese",
      costs: "Niente, un'iscrizione al mese",
      pays: "In diretta, in ogni partita vera",
      counts: "Punti dal calcio vero",
    },
    fantasy: {
      title: "Lega fantasy",
      what: "Nove figurine per ogni giornata",
      costs: "Niente, trasferimento extra {{cost}} pt",
      pays: "In diretta, finale dopo la giornata",
      counts: "Punti, capitano doppio",
    },
    match: {
      title: "Partite",
      what: "I tuoi cinque contro altri cinque",
      costs: "Niente, {{most}} classificate al giorno",
      pays: "Subito",
      counts: "Rating, mai punti",
    },
  },
  baseSet: {
    heading: "Il set base",
    shape: {
      goalkeeper_one: "{{count}} portiere",
      goalkeeper_many: "{{count}} portieri",
      goalkeeper_other: "{{count}} portieri",
      defender_one: "{{count}} difensore",
      defender_many: "{{count}} difensori",
      defender_other: "{{count}} difensori",
      midfielder_one: "{{count}} centrocampista",
      midfielder_many: "{{count}} centrocampisti",
      midfielder_other: "{{count}} centrocampisti",
      forward_one: "{{count}} attaccante",
      forward_many: "{{count}} attaccanti",
      forward_other: "{{count}} attaccanti",
    },
    cards:
      "Ogni fantallenatore può prendere gratis un set di {{size}} figurine: {{shape}}, di {{size}} club diversi della Premier League.",
    regulars:
      "Ogni figurina è di un titolare che gioca quasi sempre. Non ci sono due set uguali, ma tutti possono aspettarsi gli stessi punti.",
    prints:
      "Sono figurine comuni: qualunque sia l'overall del giocatore, la figurina mostra da {{least}} a {{most}}.",
  },
  scout: {
    heading: "Il tuo osservatore",
    offer:
      "Gioca una giornata, con cinque figurine nel torneo o una rosa nella lega fantasy, e il tuo osservatore ti propone {{size}} titolari che non hai. Ingaggiane uno prima della prossima scadenza.",
    league:
      "Scegli il campionato in cui guarda l'osservatore; puoi cambiarlo quando vuoi. Se chiudi un mese nel primo {{percent}}% della classifica, c'è un secondo giro: altri {{size}} giocatori, un'altra figurina.",
    season:
      "Puoi ingaggiare fino a {{most}} giocatori a stagione. Come quelle del set base sono figurine comuni ({{from}}–{{to}}) e non possono portare un chip.",
  },
  upload: {
    heading: "Caricare le tue figurine",
    photo:
      "Fotografa una tua figurina con accanto il codice di verifica del giorno. Il codice è solo tuo e cambia ogni {{hours}} ore. La foto deve pesare meno di {{megabytes}} MB.",
    review:
      "Leggiamo il nome dalla foto e un amministratore la controlla. Fino ad allora la figurina è in attesa e non può giocare. Se viene rifiutata, puoi leggere perché.",
    special:
      "Una foto approvata è una figurina speciale. Prende nome, club, ruolo e overall del suo giocatore, quindi può essere qualsiasi campione, e solo le figurine speciali possono portare uno dei tuoi {{chips}} chip a stagione.",
    open: "Carica una figurina",
  },
  rarity: {
    heading: "Overall e rarità",
    overall:
      "Una figurina speciale ha l'overall del suo giocatore vero ({{least}}–{{most}}); quelle del set base e dell'osservatore sono figurine comuni. Finché non colleghiamo una foto a un giocatore, ha {{unlinked}}.",
    points: "La rarità dipende dall'overall e non cambia mai i punti.",
    columns: { rarity: "Rarità", overall: "Overall" },
    names: { common: "comune", rare: "rara", epic: "epica", legendary: "leggendaria" },
  },
  teams: {
    heading: "Squadre e moduli",
    size: "Una squadra ha {{size}} figurine approvate in uno dei {{formations}} moduli. Non puoi schierare due figurine dello stesso giocatore.",
    fit: "Ogni figurina può giocare ovunque. Il campo segnala chi è fuori ruolo.",
    rating:
      "L'overall di una squadra è la media delle sue figurine, arrotondata. Una delle tue squadre può essere quella attiva.",
    natural: {
      goalkeeper: "Ruolo naturale: portiere – {{labels}}",
      defender: "Ruolo naturale: difensore – {{labels}}",
      midfielder: "Ruolo naturale: centrocampista – {{labels}}",
      forward: "Ruolo naturale: attaccante – {{labels}}",
    },
    columns: { formation: "Modulo", slots: "Posizioni" },
  },
  points: {
    heading: "Quanto vale un giocatore in una partita",
    position: "I punti dipendono dal ruolo scritto sulla figurina, ovunque tu la schieri.",
    bonus:
      "I tre migliori della partita prendono {{bonus}} punti bonus. A pari merito si divide il posto, e i posti successivi si saltano.",
    cards:
      "Un secondo giallo vale un rosso e nessun giallo. Un rosso sostituisce il giallo preso prima. Chi viene espulso continua a subire gol fino al fischio finale.",
    receipts:
      "Conta solo ciò che la nostra fonte di dati registra. Ogni punteggio ha il suo dettaglio, riga per riga.",
    from: "{{points}} da {{least}}",
  },
  tournament: {
    heading: "Il torneo del mese",
    entry:
      "C'è un torneo per ogni mese di calendario (UTC). Ti iscrivi una volta sola, con una delle tue squadre, finché è attivo. L'iscrizione non si cambia.",
    copy: "Quando ti iscrivi copiamo le tue {{size}} figurine. Quello che cambi dopo nella squadra non conta nel torneo.",
    scoring:
      "Prendi i punti dei tuoi giocatori in ogni partita che comincia dopo l'iscrizione ed entro il mese. Una figurina non collegata a un giocatore vero non fa punti.",
    season: "La classifica stagionale somma i tornei da agosto a luglio.",
  },
  tieBreaks: {
    heading: "Spareggi",
    order:
      "Decide il primo criterio in cui c'è differenza. Chi è pari su tutti divide la posizione, e quelle dopo si saltano.",
    points: "Più punti nel mese",
    bestCard: "Più punti dalla miglior figurina delle {{size}}",
    goalsAndAssists: "Più gol e assist da tutte e {{size}}",
    fewerCards: "Meno cartellini tra tutte e {{size}}: un giallo vale {{yellow}}, un rosso {{red}}",
    earlierEntry: "L'iscrizione arrivata prima",
  },
  squad: {
    heading: "Lega fantasy: la tua rosa",
    size: "Una lega fantasy segue un campionato vero per tutta la stagione, giornata dopo giornata. La tua rosa ha {{size}} figurine approvate di giocatori di quel campionato: {{starters}} titolari e {{bench}} in panchina, nell'ordine in cui entrano. Ogni giocatore vero può esserci una volta sola, e al massimo {{club}} dello stesso club.",
    formations:
      "Un portiere è titolare. Con il ruolo scritto sulle figurine, gli altri titolari devono comporre {{formations}}.",
    deadline:
      "La scadenza è {{minutes}} minuti prima del primo calcio d'inizio della giornata. Le modifiche successive contano dalla giornata dopo. Nelle ultime {{hours}} ore una scadenza non slitta mai in avanti. Se non cambi nulla, la rosa resta quella.",
    fixtures:
      "Una partita conta nella giornata in cui si gioca davvero. Perciò un club può non averne, o averne due (giornata vuota o doppia).",
    states:
      "Una giornata è in arrivo fino alla scadenza, in diretta fino alla fine dell'ultima partita, poi provvisoria, e definitiva {{hours}} ore dopo l'ultima partita.",
  },
  transfers: {
    heading: "Lega fantasy: trasferimenti e jolly",
    free: "La prima rosa è gratis. Poi hai {{free}} trasferimento gratis a giornata e puoi metterne da parte fino a {{bank}}. Ognuno in più costa {{cost}} punti.",
    what: "Un trasferimento è un giocatore vero che non era tra i tuoi ultimi {{size}}. Un'altra figurina dello stesso giocatore, un altro ordine o un altro capitano non contano, e puoi cambiare idea fino alla scadenza.",
    replaced:
      "Sostituire chi non puoi più schierare è gratis: la figurina è stata eliminata o rifiutata, o il giocatore ha lasciato il campionato.",
    wildcard_one:
      "Il jolly rende gratis tutti i trasferimenti di una giornata e conserva quelli messi da parte. Ne hai {{count}} a stagione e non si annulla.",
    wildcard_many:
      "Il jolly rende gratis tutti i trasferimenti di una giornata e conserva quelli messi da parte. Ne hai {{count}} a stagione e non si annullano.",
    wildcard_other:
      "Il jolly rende gratis tutti i trasferimenti di una giornata e conserva quelli messi da parte. Ne hai {{count}} a stagione e non si annullano.",
  },
  scoring: {
    heading: "Lega fantasy: capitano, chip e sostituzioni",
    played:
      "Si sommano tutte le partite della giornata. Ha giocato chi ha almeno {{minutes}} minuto o un cartellino.",
    captain: "Il capitano vale {{times}}. Il vicecapitano prende la fascia solo se il capitano non gioca.",
    chip: "Un chip somma ancora una volta i punti di una figurina speciale: la figurina vale {{chip}}, un capitano con il chip {{both}}. Ne hai {{season}} a stagione, al massimo {{round}} a giornata, e ogni figurina può usarne uno a stagione. Non puoi giocare chip e jolly nella stessa giornata. Fino alla scadenza puoi ritirare un chip, e lo riavrai se il club della figurina non gioca.",
    substitutes:
      "Quando la giornata è definitiva escono i titolari che non hanno giocato: il portiere per il portiere in panchina, poi gli altri per il primo della panchina che ha giocato e permette ancora un modulo. Chi entra non prende né la fascia né il chip. Prima di allora mostriamo solo chi entrerebbe.",
    corrections:
      "Le correzioni a una partita contano finché la giornata non è definitiva. Quelle successive le annotiamo, e contano solo se lo decide un amministratore.",
    twice: "doppio",
    times: "{{count}} volte",
  },
  fantasyTies: {
    heading: "Lega fantasy: chi sta davanti",
    order: "Decide il primo criterio in cui c'è differenza. La classifica dice quale.",
    points: "Più punti, tolto il costo dei trasferimenti",
    paid: "Meno trasferimenti a pagamento",
    transfers: "Meno trasferimenti, senza contare quelli del jolly",
    joined: "Chi ha confermato prima la prima rosa",
  },
  headToHead: {
    heading: "Mini-leghe: scontri diretti",
    tables:
      "Una mini-lega ha una classifica con i punti del torneo, una con i punti fantasy e una degli scontri diretti. A ogni giornata i membri si affrontano a due a due. Finché nessuno entra o esce, affronti tutti prima di ritrovare qualcuno.",
    duels:
      "Vince chi fa più punti fantasy nella giornata, tolto il costo dei trasferimenti. La vittoria vale {{won}} punti, il pareggio {{drawn}}. A parità decidono i punti fantasy.",
    odd: "Se siete dispari, uno gioca contro la media della giornata, arrotondata per difetto. Giochi se eri nella mini-lega alla scadenza.",
    compare: "Dopo la scadenza puoi confrontare le due rose, figurina per figurina.",
  },
  practice: {
    heading: "Lega fantasy: la stagione di prova",
    play: "Una stagione di prova rigioca una stagione finita: una registrata, o l'ultima del mondo simulato. Scegli la rosa tra le tue figurine, scegli Gioca e vedi subito quanto ha fatto e quale sarebbe stata la formazione migliore.",
    rules:
      "Le regole sono quelle della lega vera, dalla prima rosa gratis al jolly. Gioca al ritmo che vuoi e ricomincia quando ti va. Puoi avere una stagione di prova alla volta.",
    nothing:
      "Non conta nulla: né classifiche, né trasferimenti, jolly o chip veri, e le tue figurine restano libere.",
    open: "Apri la stagione di prova",
  },
  match: {
    heading: "Partite tra fantallenatori",
    play: "La tua squadra attiva di {{size}} gioca contro quella di un altro fantallenatore, che sia online o no: {{minutes}} minuti in due tempi da {{half}}, raccontati azione per azione. Il calcio vero non c'entra.",
    strength:
      "Overall e moduli decidono chi è più forte, ma i migliori possono sempre perdere. Una figurina fuori ruolo gioca {{cost}} sotto il suo overall, e {{goal}} sotto se va in porta o se è un portiere fuori dai pali.",
    quick:
      "Gioca tutte le partite veloci che vuoi, contro chiunque o contro una squadra della casa forte come la tua. Contano nel tuo storico e non toccano il tuo rating.",
    ranked:
      "In una partita classificata incontri uno dei {{near}} fantallenatori più vicini al tuo rating. Puoi iniziarne {{most}} al giorno e incontrare lo stesso fantallenatore una volta ogni {{hours}} ore.",
    rating:
      "Tutti partono con un rating di {{start}}. Una partita classificata muove tutti e due i rating, al massimo di {{most}}: di più se batti chi è sopra di te, di meno se è sotto. Fino a {{few}} partite classificate è provvisorio. Il rating non si somma mai ai tuoi punti.",
    checked:
      "Ogni partita si può controllare: Verifica la rigioca sul tuo dispositivo e Perché? la gioca tante volte con una fortuna diversa.",
    open: "Gioca una partita",
  },
} as const satisfies Translated<typeof english>;
