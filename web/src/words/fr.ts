import type { Level, Status } from '../protocol'
import { of } from './elision'
import type { ProblemWords, Words } from './en'

// Before a colon stands a no-break space (\u00a0), before ! ? ; a narrow one (\u202f).

const list = (items: (string | number)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ou ${items.at(-1)}`

const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`

const problems: ProblemWords = {
  unknown_game: () => 'Ce serveur n’a pas ce jeu.',
  unknown_table: () => 'Cette table n’existe pas ici. Le lien est peut-être incomplet.',
  unknown_address: () => 'Le serveur ne connaît pas cette adresse.',
  setup: ({ setup }) => {
    switch (setup.why) {
      case 'seats':
        return `Ce jeu se joue à ${list(setup.allowed)}, pas à ${setup.asked}.`
      case 'choice_seats':
        return `Ce choix est prévu pour ${list(setup.allowed)} joueurs, pas pour ${setup.asked}.`
      case 'together':
        return `Les choix «\u00a0${setup.choice}\u00a0» et «\u00a0${setup.with}\u00a0» ne vont pas ensemble.`
      case 'unknown_option':
      case 'unknown_choice':
      case 'not_an_object':
        return 'Le jeu ne propose pas ce choix.'
    }
  },
  bad_seats: () => 'Ces places ne conviennent pas\u00a0: une seule peut être la vôtre.',
  bad_name: () =>
    'Un nom compte de 1 à 24 caractères visibles et n’est pas celui d’un bot. Choisissez-en un autre.',
  name_taken: () =>
    'Quelqu’un à la table porte déjà ce nom ou un nom qui lui ressemble. Choisissez-en un autre.',
  no_name: () => 'Choisissez d’abord un nom.',
  unknown_seat: () => 'La table n’a pas cette place.',
  seat_taken: () => 'Quelqu’un y est déjà assis.',
  already_seated: () => 'Vous êtes déjà assis à cette table.',
  wrong_key: () => 'Ce lien de place n’est pas valable. Demandez-en un autre à votre hôte.',
  not_your_seat: () => 'Ce n’est pas votre place.',
  not_seated: () => 'Vous n’êtes pas assis à cette table.',
  still_here: ({ seconds }) =>
    `Ce joueur était là à l’instant. Laissez-lui encore ${plural(seconds, 'seconde', 'secondes')}.`,
  not_host: () => 'Seul l’hôte peut le faire.',
  seats_open: () => 'Des places sont encore libres.',
  already_started: () => 'La partie a déjà commencé.',
  not_fixed: () => 'Toutes les places ne sont pas encore prises.',
  wrong_opening: () => 'Le nombre révélé n’est pas celui qui était engagé.',
  not_started: () => 'La partie n’a pas encore commencé.',
  not_over: () => 'La partie n’est pas encore finie.',
  may_not_watch: () => 'Seuls ceux qui jouent à cette table peuvent la voir.',
  stale: () => 'La table a avancé avant l’arrivée de votre coup. Regardez et choisissez à nouveau.',
  against: ({ rule }) => `Les règles ne le permettent pas (${rule}).`,
  nothing_to_undo: () => 'Il n’y a rien que vous puissiez reprendre maintenant.',
  bad_message: () => 'Le serveur n’a pas pu lire ce message. Recharger la page suffit d’ordinaire.',
  too_large: ({ limit }) => `C’est trop long\u00a0: ${limit} octets au plus.`,
  too_fast: ({ seconds }) =>
    `Trop de demandes. Réessayez dans ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}.`,
  too_many_tables: ({ limit }) => `Vous avez déjà ${limit} tables en cours. Finissez-en une d’abord.`,
  wrong_origin: () => 'La demande ne venait pas de cette page et a été refusée.',
  newer_rules: () =>
    'Cette partie a commencé sous des règles plus récentes que celles de ce serveur. Son hôte peut le mettre à jour\u202f; rien n’est perdu.',
  differs: ({ step }) => {
    const where = step === 0 ? 'son début' : `son coup n°\u00a0${step}`
    return `Cette partie ne peut pas être ouverte\u00a0: les règles de ce serveur ne rejouent pas ${where} tel qu’il a été joué. Rien n’est perdu\u202f; qui gère le serveur peut l’exporter ou revenir à la version d’avant.`
  },
  unstorable: () =>
    'Impossible d’enregistrer\u00a0: le disque du serveur n’accepte rien pour l’instant. Rien n’a changé\u202f; réessayez dans un moment.',
  internal: () => 'Le serveur a eu un souci. Votre partie est conservée\u202f; réessayez.',
}

const levels: Record<Level, string> = {
  random: 'Les dés',
  apprentice: 'Apprenti',
  merchant: 'Négociant',
  master: 'Maître',
  legend: 'Légende',
}
const aboutLevels: Record<Level, string> = {
  random: 'Fait n’importe quoi de permis.',
  apprentice: 'Sait ce qui est bon et passe souvent à côté\u00a0: pour vos premières parties.',
  merchant: 'Prend ce qui paraît le mieux sur le moment, sans plan\u00a0: vif et raisonnable.',
  master: 'Réfléchit une demi-seconde environ à travers ce qu’il ne voit pas.',
  legend: 'Réfléchit trois secondes environ\u00a0: le plus fort que nous ayons.',
}
const statuses: Record<Status, string> = {
  gathering: 'En attente',
  opening: 'Va commencer',
  playing: 'En cours',
  over: 'Terminée',
}

export const fr: Words = {
  problems,
  levels,
  aboutLevels,
  statuses,
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  retry: 'Réessayer',
  close: 'Fermer',
  loading: 'Un instant…',
  skip: 'Aller à la table',
  nav: {
    label: 'Principal',
    home: 'Accueil',
    games: 'Mes parties',
    settings: 'Réglages',
    tagline: 'Des jeux, librement hébergés',
  },
  home: {
    title: 'Comptoir',
    lead: 'Des jeux de société pour la grande table\u00a0: entre amis, en direct ou sur plusieurs jours, ou contre des bots qui ne regardent jamais vos cartes.',
    shelf: 'Sur l’étagère',
    playNow: 'Jouer tout de suite contre des bots',
    create: 'Dresser une table',
    rules: 'Règles',
    players: (seats) => (seats.length > 1 ? `${seats[0]} à ${seats.at(-1)} joueurs` : `${seats[0]} joueurs`),
    minutes: (minutes) => `${minutes} min`,
    age: (age) => `dès ${age} ans`,
    by: (names) => `de ${names.join(', ')}`,
    running: 'Vos parties en cours',
    open: 'Tables ouvertes',
    noOpen:
      'Aucune table publique n’a de place libre pour l’instant. Dressez-en une\u00a0: elle paraîtra ici.',
    join: 'Rejoindre par un lien',
    joinLabel: 'Collez le lien qu’on vous a envoyé',
    joinGo: 'Aller à la table',
    joinBad: 'Ce n’est pas un lien vers une table de ce serveur.',
    promises: [
      [
        'Personne ne truque le mélange',
        'Chaque place ajoute son nombre au hasard, et votre page vérifie chaque tirage.',
      ],
      [
        'Partez s’il le faut',
        'Fermez la page, revenez\u00a0: chaque coup est conservé. Un bot peut vous remplacer.',
      ],
      ['Sans compte', 'Choisissez un nom et jouez. Un lien suffit à vos amis.'],
    ],
  },
  guests: [
    'Héron curieux',
    'Loutre patiente',
    'Martinet discret',
    'Hérisson vaillant',
    'Carpe dorée',
    'Pie joyeuse',
    'Tortue sage',
    'Lièvre vif',
    'Blaireau paisible',
    'Martin-pêcheur',
  ],
  table: {
    yourTurn: 'À vous de jouer',
    turnOf: (names) => `Au tour ${of(names)}`,
    waiting: (names) => `On attend ${names}`,
    waitingSeats: (count) => (count === 1 ? 'Il manque un joueur' : `Il manque ${count} joueurs`),
    seat: (n) => `Place ${n}`,
    openSeat: 'Place libre',
    you: 'Vous',
    youWord: 'vous',
    bot: 'bot',
    botFor: (name) => `Un bot joue pour ${name}`,
    botForYou: 'Un bot joue pour vous.',
    present: 'à la table',
    absent: 'absent',
    toAct: 'doit jouer',
    and: 'et',
    watching: (count) => plural(count, 'spectateur', 'spectateurs'),
    youWatch: 'Vous regardez',
    connecting: 'On ouvre la table…',
    reconnecting: 'Connexion perdue, on se reconnecte…',
    sending: 'Envoi…',
    noModule: 'Cette page ne connaît pas encore ce jeu. Rechargez-la pour avoir la dernière version.',
    board: 'Plateau',
    boardInWords: 'Le plateau en mots',
    players: 'Joueurs',
    moreOnPlayers: 'Plus sur les joueurs',
    lessOnPlayers: 'Moins sur les joueurs',
    toolbar: 'Outils de la table',
    more: 'Plus',
  },
  tools: {
    undo: 'Reprendre',
    log: 'Journal',
    rules: 'Règles',
    actions: 'Actions',
    keys: 'Touches',
    settings: 'Réglages',
    handOver: 'Laisser un bot jouer pour moi',
    handOverFor: (name) => `Laisser un bot jouer pour ${name}`,
    takeBack: 'Reprendre ma place',
    leave: 'Quitter la table',
    leaveSure: 'Partir pour de bon\u202f? Un bot continuera à votre place.',
    leaveYes: 'Partir',
    stay: 'Rester',
  },
  log: {
    title: 'Journal',
    empty: 'Il ne s’est encore rien passé.',
    undone: (name) => `${name}\u00a0: coup repris`,
    beginning: 'Le début',
    remark: 'Le bot dit\u00a0: ',
  },
  actions: {
    title: 'Ce que vous pouvez faire',
    none: 'Rien à faire pour l’instant.',
    count: (count) => plural(count, 'action possible', 'actions possibles'),
  },
  keys: {
    title: 'Touches',
    list: [
      ['?', 'Cette liste'],
      ['a', 'Vos actions possibles en liste'],
      ['u', 'Reprendre le dernier coup'],
      ['l', 'Journal'],
      ['r', 'Règles'],
      ['Échap', 'Fermer ce qui est ouvert'],
    ],
    replay: [
      ['← →', 'Un coup en arrière ou en avant'],
      ['Début Fin', 'Au début ou à la fin'],
      ['Espace', 'Lecture ou pause'],
    ],
  },
  gather: {
    title: (game) => `Une table ${of(game)}`,
    lead: 'Envoyez à chaque ami le lien d’une place. La partie commence quand tout le monde est assis.',
    leadGuest: 'L’hôte lance la partie quand tout le monde est assis.',
    invited: (seat) => `On vous invite à la place ${seat}`,
    name: 'Votre nom',
    sit: 'S’asseoir',
    sitHere: 'S’asseoir ici',
    copy: 'Copier le lien',
    copied: 'Copié',
    share: 'Partager',
    shareText: (game) => `Viens jouer à ${game} avec moi\u00a0:`,
    linkFor: (seat) => `Lien de la place ${seat}`,
    start: 'Commencer la partie',
    startWaiting: (count) =>
      count === 1 ? 'Une place est encore libre' : `${count} places sont encore libres`,
    host: 'Vous êtes l’hôte',
    leave: 'Quitter la table',
    full: 'Toutes les places sont prises. L’hôte va lancer la partie.',
    fullHost: 'Toutes les places sont prises. Commencez quand vous voulez.',
    opening: 'Toutes les places sont prises. La partie commence quand la page de chacun sera repassée ici.',
    openingAbout:
      'Chaque page s’est engagée sur un nombre pour les mélanges et ne le révèle que maintenant, quand tous sont fixés.',
    opened: 'a révélé',
    notOpened: 'doit encore révéler',
    giveAway: (name) => `Donner la place ${of(name)}`,
    openSeat: 'Libérer la place',
    giveToBot: (level) => `Ordinateur\u00a0: ${level}`,
    elsewhere:
      'Le nombre de votre place a été engagé dans un autre navigateur. Ouvrez-y la table, ou engagez-en un nouveau ici\u00a0: tout le monde recommence alors.',
    pledgeAnew: 'Engager un nouveau nombre',
    brokenOff: (by, names) =>
      names
        ? `${by} a interrompu le début\u202f; n’avaient pas révélé\u00a0: ${names}.`
        : `${by} a interrompu le début après que tous avaient révélé.`,
  },
  end: {
    title: 'La partie est terminée',
    won: (names) => `Victoire ${of(names)}`,
    youWon: 'Vous avez gagné\u202f!',
    shared: (names) => `${names} se partagent la victoire`,
    rank: 'Rang',
    player: 'Joueur',
    points: 'Points',
    sheet: 'La feuille finale',
    rematch: 'Rejouer',
    toRematch: 'Vers la revanche',
    replay: 'Revoir la partie',
    verify: 'Vérifier les mélanges',
    home: 'Retour à l’accueil',
  },
  create: {
    title: (game) => `Une nouvelle table ${of(game)}`,
    seats: 'Combien de places\u202f?',
    who: 'Qui s’assied où\u202f?',
    me: 'Moi',
    open: 'Libre\u00a0: pour un ami',
    options: 'Quel jeu\u202f?',
    onlyFor: (seats) => `Seulement à ${list(seats)} joueurs`,
    watch: 'Qui peut regarder\u202f?',
    anyone: 'Quiconque a le lien',
    seated: 'Seulement ceux qui jouent',
    public: 'La rendre publique',
    publicAbout:
      'Tout visiteur de ce serveur pourra prendre une place libre, et retrouvera la partie terminée.',
    publicGame: 'Tout visiteur de ce serveur retrouvera la partie terminée.',
    name: 'Votre nom',
    go: 'Dresser la table',
    goNow: 'Commencer à jouer',
    summaryOpen: (count) =>
      count === 1
        ? 'Vous recevrez un lien pour la place libre.'
        : `Vous recevrez un lien pour chacune des ${count} places libres.`,
    summaryNow: 'Aucune place libre\u00a0: la partie commence tout de suite.',
  },
  games: {
    title: 'Mes parties',
    running: 'En cours',
    over: 'Terminées',
    others: 'Parties terminées des autres',
    noRunning: 'Aucune partie en cours. L’étagère vous attend.',
    noOver: 'Vos parties terminées se rangeront ici, chacune avec son film.',
    replay: 'Revoir',
    open: 'Ouvrir',
    winner: (names) => `Victoire ${of(names)}`,
    toShelf: 'Vers l’étagère',
  },
  replay: {
    title: 'La partie revue',
    step: (n, of) => `Coup ${n} sur ${of}`,
    slider: 'Coup de la partie',
    play: 'Lecture',
    pause: 'Pause',
    first: 'Au début',
    previous: 'Un coup en arrière',
    next: 'Un coup en avant',
    last: 'À la fin',
    seenBy: 'Vue par',
    spectator: 'Un spectateur',
    back: 'Retour à la table',
  },
  verify: {
    title: 'Les mélanges étaient-ils honnêtes\u202f?',
    lead: 'Avant la partie, le serveur a scellé une graine secrète, et la page de chacun s’est engagée sur un nombre secret. Ce n’est qu’une fois tout fixé que chaque page a révélé son nombre et signé ce qu’elle avait vu. Votre navigateur vérifie maintenant chaque engagement et chaque signature, ouvre le sceau et refait chaque tirage, sans l’aide du serveur.',
    running: 'Vérification…',
    good: (names) =>
      `Tout concorde. Si la page d’au moins une de ces personnes était honnête, nul n’a pu choisir ces mélanges, pas même qui tient le serveur\u00a0: ${names}.`,
    alone:
      'Tout concorde, mais aucune personne n’a pris part à ces mélanges\u00a0: qui tient le serveur a distribué seul.',
    bad: 'Quelque chose ne concorde pas. Gardez l’enregistrement et demandez à votre hôte.',
    incomplete: 'Ce qui a pu être vérifié concorde, mais certaines vérifications étaient impossibles.',
    results: { passed: 'Concorde', failed: 'Diffère', skipped: 'Impossible' },
    read: (steps) => `L’enregistrement est complet\u00a0: ${steps} coups et une ligne finale.`,
    unreadable: 'L’enregistrement est illisible.',
    commitment: 'La graine ouverte correspond au sceau publié avant la partie (SHA-256).',
    commitmentBad: 'La graine ouverte ne correspond pas au sceau publié avant la partie.',
    noSeed: 'L’enregistrement n’ouvre pas sa graine\u00a0: rien ne peut être recalculé.',
    openings: (names) => `Révélés comme engagés, une fois tout fixé, et signés\u00a0: ${names}.`,
    openingsBad: (seat) =>
      `Ce que la place ${seat} a révélé n’est pas ce qui était engagé, ou l’a été pour autre chose.`,
    openingsNone: 'Seuls des ordinateurs ont joué\u00a0: personne n’a engagé de nombre.',
    brokenOff: (times) =>
      times === 1
        ? 'Le début a été interrompu une fois\u202f; l’enregistrement dit par qui.'
        : `Le début a été interrompu ${times} fois\u202f; l’enregistrement dit par qui.`,
    published: 'Le sceau de l’enregistrement est celui que votre page a vu à la table.',
    publishedBad: 'Le sceau de l’enregistrement n’est pas celui que votre page a vu à la table.',
    mine: 'Le nombre engagé par votre page fait partie du mélange, et tout le reste est comme votre page l’a vu en le révélant.',
    mineBad: 'Ce n’est pas ce que votre page avait engagé, ou pas ce qu’elle a vu en révélant son nombre.',
    mineUnknown: 'Ce navigateur n’a engagé de nombre pour aucune place de cette partie.',
    draws: (count) => `Les ${count} tirages de la partie donnent à nouveau les mêmes nombres (ChaCha20).`,
    drawsBad: (draw, step, recorded, computed) =>
      `Le tirage ${draw} (coup ${step}) vaut ${recorded} dans l’enregistrement, mais la graine donne ${computed}.`,
    details: 'Les nombres eux-mêmes',
    seed: 'Graine',
    seal: 'Sceau',
    key: 'Clé des tirages',
    number: (name) => `Nombre ${of(name)}`,
    download: 'Télécharger l’enregistrement',
    command: 'La commande «\u00a0comptoir verify\u00a0» rejoue aussi chaque coup de l’enregistrement.',
  },
  rules: {
    title: (game) => `Règles ${of(game)}`,
    contents: 'Sommaire',
    missing: 'Les règles de ce jeu ne sont pas encore écrites.',
    whole: 'Ouvrir sur leur propre page',
    older: (day: string) =>
      `Cette partie a commencé sous les règles du ${day} et se joue ainsi jusqu’à la fin.`,
    later: 'Ce qui a changé depuis ne vaut pas pour elle\u00a0:',
    house: 'Règle maison',
    credits: 'Qui a fait le jeu',
    credit: {
      designers: 'Un jeu de',
      developers: 'Développement',
      artists: 'Illustrations',
      publishers: 'Édition',
      translators: 'Traduction du livret',
    },
  },
  settings: {
    title: 'Réglages',
    stored: 'Conservés dans ce navigateur seulement.',
    name: 'Votre nom',
    saveName: 'Garder ce nom',
    nameSaved: 'Les autres le voient désormais.',
    language: 'Langue',
    sound: 'Son',
    soundOn: 'Jouer les sons',
    volume: 'Volume',
    motion: 'Mouvement',
    motions: { system: 'Comme mon système', full: 'Complet', reduced: 'Réduit' },
    colours: 'Couleurs',
    coloursNames: { standard: 'Ordinaires', contrast: 'Fort contraste', symbols: 'Grands symboles' },
  },
  lost: {
    title: 'Hors de la carte',
    lead: 'Ici vivent des dragons, mais pas de page. Le lien est peut-être ancien ou incomplet.',
    home: 'Rentrer au port',
  },
  credits: {
    icons: 'Quelques icônes\u00a0: game-icons.net, CC BY 3.0.',
    own: 'Dessins et textes sont les nôtres\u202f; les jeux appartiennent à leurs auteurs.',
  },
}
