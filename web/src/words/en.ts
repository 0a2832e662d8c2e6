import type { Level, Problem, Status } from '../protocol'

/** A sentence for every code a server may answer with. */
export type ProblemWords = {
  [C in Problem['code']]: (problem: Extract<Problem, { code: C }>) => string
}

const list = (items: (string | number)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`

const problems: ProblemWords = {
  unknown_game: () => 'This server has no such game.',
  unknown_table: () => 'There is no such table here. Perhaps the link was cut short.',
  unknown_address: () => 'The server does not know this address.',
  setup: ({ setup }) => {
    switch (setup.why) {
      case 'seats':
        return `This game is played by ${list(setup.allowed)}, not ${setup.asked}.`
      case 'choice_seats':
        return `This choice is for ${list(setup.allowed)} players, not ${setup.asked}.`
      case 'together':
        return `The choices “${setup.choice}” and “${setup.with}” do not go together.`
      case 'unknown_option':
      case 'unknown_choice':
      case 'not_an_object':
        return 'The game does not offer this choice.'
    }
  },
  bad_seats: () => 'These seats cannot be laid: at most one can be yours.',
  bad_name: () =>
    'A name has 1 to 24 characters that can be seen, and is not that of a computer player. Choose another one.',
  name_taken: () =>
    'Somebody at the table already has this name, or one that looks like it. Choose another one.',
  no_name: () => 'Choose a name first.',
  unknown_seat: () => 'The table has no such seat.',
  seat_taken: () => 'Somebody already sits there.',
  already_seated: () => 'You already sit at this table.',
  wrong_key: () => 'This seat link is not valid. Ask your host for a new one.',
  not_your_seat: () => 'This is not your seat.',
  not_seated: () => 'You do not sit at this table.',
  still_here: ({ seconds }) =>
    `This player was here a moment ago. Give them ${seconds} more ${seconds === 1 ? 'second' : 'seconds'}.`,
  not_host: () => 'Only the host can do this.',
  seats_open: () => 'Some seats are still open.',
  already_started: () => 'The game has already begun.',
  not_fixed: () => 'Not every seat is taken yet.',
  wrong_opening: () => 'The number opened is not the one that was pledged.',
  not_started: () => 'The game has not begun yet.',
  not_over: () => 'The game is not over yet.',
  may_not_watch: () => 'Only those who sit at this table may watch it.',
  stale: () => 'The table moved on before your move arrived. Look again and choose anew.',
  against: ({ rule }) => `The rules do not allow it (${rule}).`,
  nothing_to_undo: () => 'There is nothing you could take back now.',
  bad_message: () => 'The server could not read this. Reloading the page usually helps.',
  too_large: ({ limit }) => `This is too long: ${limit} bytes at most.`,
  too_fast: ({ seconds }) =>
    `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  too_many_tables: ({ limit }) => `You already have ${limit} tables going. Finish one of them first.`,
  wrong_origin: () => 'The request did not come from this page and was refused.',
  newer_rules: () =>
    'This game was begun under newer rules than this server knows. Its host can update the server; nothing is lost.',
  differs: ({ step }) => {
    const where = step === 0 ? 'its beginning' : `its step ${step}`
    return `This game cannot be opened: the rules of this server do not play ${where} as it was played. Nothing is lost; whoever runs the server can export it, or go back to the version it was played with.`
  },
  unstorable: () =>
    'This could not be stored: the server’s disk takes nothing at the moment. Nothing has changed; try again in a while.',
  internal: () => 'Something went wrong on the server. Your game is stored; try again.',
}

const levels: Record<Level, string> = {
  random: 'Dice',
  apprentice: 'Apprentice',
  merchant: 'Merchant',
  master: 'Master',
  legend: 'Legend',
}
const aboutLevels: Record<Level, string> = {
  random: 'Does anything that is allowed.',
  apprentice: 'Knows what is good and often overlooks it: for your first games.',
  merchant: 'Takes what looks best at this moment and does not plan: quick, sensible company.',
  master: 'Thinks ahead for about half a second through what it cannot see.',
  legend: 'Thinks ahead for about three seconds: the strongest we have.',
}
const statuses: Record<Status, string> = {
  gathering: 'Gathering',
  opening: 'About to begin',
  playing: 'In play',
  over: 'Finished',
}

export const en = {
  problems,
  levels,
  aboutLevels,
  statuses,
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  retry: 'Try again',
  close: 'Close',
  loading: 'One moment…',
  skip: 'Skip to the table',
  nav: {
    label: 'Main',
    home: 'Home',
    games: 'My games',
    settings: 'Settings',
    tagline: 'Euro games, freely hosted',
  },
  home: {
    title: 'Comptoir',
    lead: 'Board games for the long table: with friends, live or over days, or against bots that never peek at your cards.',
    shelf: 'On the shelf',
    playNow: 'Play now against bots',
    create: 'Set up a table',
    rules: 'Rules',
    players: (seats: number[]) =>
      seats.length > 1 ? `${seats[0]} to ${seats.at(-1)} players` : `${seats[0]} players`,
    minutes: (minutes: number) => `${minutes} min`,
    age: (age: number) => `from age ${age}`,
    by: (names: string[]) => `by ${names.join(', ')}`,
    running: 'Your running games',
    open: 'Open tables',
    noOpen: 'No public table has a free seat just now. Set one up and others will see it here.',
    join: 'Join by link',
    joinLabel: 'Paste the link you were sent',
    joinGo: 'Go to the table',
    joinBad: 'This is not a link to a table of this server.',
    promises: [
      [
        'Nobody can bend the shuffle',
        'Every seat adds its own random number, and your page checks each draw.',
      ],
      [
        'Leave when you must',
        'Close the page and come back: every step is stored. A bot can sit in for you.',
      ],
      ['No account needed', 'Pick a name and play. A link is all your friends need.'],
    ] as [string, string][],
  },
  guests: [
    'Curious Heron',
    'Patient Otter',
    'Quiet Swift',
    'Brave Hedgehog',
    'Golden Carp',
    'Merry Magpie',
    'Wise Tortoise',
    'Swift Hare',
    'Gentle Badger',
    'Bright Kingfisher',
  ],
  table: {
    yourTurn: 'Your turn',
    turnOf: (names: string) => `${names} to play`,
    waiting: (names: string) => `Waiting for ${names}`,
    waitingSeats: (count: number) =>
      count === 1 ? 'Waiting for one more player' : `Waiting for ${count} more players`,
    seat: (n: number) => `Seat ${n}`,
    openSeat: 'Open seat',
    you: 'You',
    youWord: 'you',
    bot: 'bot',
    botFor: (name: string) => `A bot plays for ${name}`,
    botForYou: 'A bot is playing for you.',
    present: 'at the table',
    absent: 'away',
    toAct: 'to play',
    and: 'and',
    watching: (count: number) => (count === 1 ? '1 watching' : `${count} watching`),
    youWatch: 'You are watching',
    connecting: 'Opening the table…',
    reconnecting: 'Connection lost, reconnecting…',
    sending: 'Sending…',
    noModule: 'This page does not know the game yet. Reload it to get the newest version.',
    board: 'Board',
    boardInWords: 'The board in words',
    players: 'Players',
    moreOnPlayers: 'More about the players',
    lessOnPlayers: 'Less about the players',
    toolbar: 'Table tools',
    more: 'More',
  },
  tools: {
    undo: 'Undo',
    log: 'Log',
    rules: 'Rules',
    actions: 'Actions',
    keys: 'Keys',
    settings: 'Settings',
    handOver: 'Let a bot play for me',
    handOverFor: (name: string) => `Let a bot play for ${name}`,
    takeBack: 'Take my seat back',
    leave: 'Leave the table',
    leaveSure: 'Leave for good? A bot will play on in your seat.',
    leaveYes: 'Leave',
    stay: 'Stay',
  },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    undone: (name: string) => `${name}: step taken back`,
    beginning: 'The beginning',
    remark: 'The bot says: ',
  },
  actions: {
    title: 'What you can do now',
    none: 'Nothing to do just now.',
    count: (count: number) => (count === 1 ? '1 possible action' : `${count} possible actions`),
  },
  keys: {
    title: 'Keys',
    list: [
      ['?', 'This list'],
      ['a', 'Your possible actions as a list'],
      ['u', 'Take the last step back'],
      ['l', 'Log'],
      ['r', 'Rules'],
      ['Esc', 'Close what is open'],
    ] as [string, string][],
    replay: [
      ['← →', 'One step back or on'],
      ['Home End', 'To the beginning or the end'],
      ['Space', 'Play or pause'],
    ] as [string, string][],
  },
  gather: {
    title: (game: string) => `A table of ${game}`,
    lead: 'Send each friend the link of a seat. The game begins when everyone is seated.',
    leadGuest: 'The host starts the game when everyone is seated.',
    invited: (seat: number) => `You are invited to seat ${seat}`,
    name: 'Your name',
    sit: 'Sit down',
    sitHere: 'Sit here',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share',
    shareText: (game: string) => `Come and play ${game} with me:`,
    linkFor: (seat: number) => `Link to seat ${seat}`,
    start: 'Start the game',
    startWaiting: (count: number) =>
      count === 1 ? 'One seat is still open' : `${count} seats are still open`,
    host: 'You are the host',
    leave: 'Leave the table',
    full: 'Every seat is taken. The host starts the game in a moment.',
    fullHost: 'Every seat is taken. Begin whenever you like.',
    opening: 'Every seat is taken. The game begins when everybody’s page has been here once more.',
    openingAbout:
      'Each page has pledged a number for the shuffles and opens it only now that all of them are fixed.',
    opened: 'has opened',
    notOpened: 'still to open',
    giveAway: (name: string) => `Give ${name}’s seat away`,
    openSeat: 'Open the seat',
    giveToBot: (level: string) => `Bot: ${level}`,
    elsewhere:
      'The number for your seat was pledged in another browser. Open the table there, or pledge a new one here: everybody then begins anew.',
    pledgeAnew: 'Pledge a new number',
    brokenOff: (by: string, names: string) =>
      names
        ? `${by} broke off the beginning; not opened by then: ${names}.`
        : `${by} broke off the beginning after everybody had opened.`,
  },
  end: {
    title: 'The game is over',
    won: (names: string) => `${names} won`,
    youWon: 'You won!',
    shared: (names: string) => `${names} share the victory`,
    rank: 'Rank',
    player: 'Player',
    points: 'Points',
    sheet: 'The final sheet',
    rematch: 'Play again',
    toRematch: 'To the rematch',
    replay: 'Watch the replay',
    verify: 'Check the shuffles',
    home: 'Back home',
  },
  create: {
    title: (game: string) => `A new table of ${game}`,
    seats: 'How many seats?',
    who: 'Who sits where?',
    me: 'Me',
    open: 'Open: for a friend',
    options: 'Which game?',
    onlyFor: (seats: number[]) => `Only for ${list(seats)} players`,
    watch: 'Who may watch?',
    anyone: 'Anybody with the link',
    seated: 'Only those who play',
    public: 'List it publicly',
    publicAbout: 'Anybody who visits this server may take an open seat, and finds the game when it is over.',
    publicGame: 'Anybody who visits this server finds the game when it is over.',
    name: 'Your name',
    go: 'Set up the table',
    goNow: 'Start playing',
    summaryOpen: (count: number) =>
      count === 1
        ? 'You will get a link for the open seat.'
        : `You will get a link for each of the ${count} open seats.`,
    summaryNow: 'No seat is open: the game begins at once.',
  },
  games: {
    title: 'My games',
    running: 'Running',
    over: 'Finished',
    others: 'Finished games of others',
    noRunning: 'No game is running. The shelf is waiting.',
    noOver: 'Your finished games will stand here, each with its replay.',
    replay: 'Replay',
    open: 'Open',
    winner: (names: string) => `Won by ${names}`,
    toShelf: 'To the shelf',
  },
  replay: {
    title: 'Replay',
    step: (n: number, of: number) => `Step ${n} of ${of}`,
    slider: 'Step of the game',
    play: 'Play',
    pause: 'Pause',
    first: 'To the beginning',
    previous: 'One step back',
    next: 'One step on',
    last: 'To the end',
    seenBy: 'Seen by',
    spectator: 'A spectator',
    back: 'Back to the table',
  },
  verify: {
    title: 'Were the shuffles fair?',
    lead: 'Before the game the server sealed a secret seed, and everybody’s page pledged a secret number. Only when all of that was fixed did each page open its number and sign what it had seen. Your browser now checks every pledge and signature, opens the seal and draws every card again, without asking the server for help.',
    running: 'Checking…',
    good: (names: string) =>
      `Everything agrees. If the page of at least one of these people was honest, nobody could choose these shuffles, not even whoever runs the server: ${names}.`,
    alone:
      'Everything agrees, but no person took part in these shuffles: whoever runs the server dealt alone.',
    bad: 'Something does not agree. Keep the record and ask your host.',
    incomplete: 'What could be checked agrees, but some checks were not possible.',
    results: { passed: 'Agrees', failed: 'Differs', skipped: 'Not possible' },
    read: (steps: number) => `The record is complete: ${steps} steps and a closing line.`,
    unreadable: 'The record cannot be read.',
    commitment: 'The opened seed fits the seal published before the game (SHA-256).',
    commitmentBad: 'The opened seed does not fit the seal published before the game.',
    noSeed: 'The record does not open its seed, so nothing can be recomputed.',
    openings: (names: string) => `Opened as pledged, after everything was fixed, and signed: ${names}.`,
    openingsBad: (seat: number) =>
      `What seat ${seat} opened is not what was pledged, or was opened for something else.`,
    openingsNone: 'Only bots played: nobody pledged a number.',
    brokenOff: (times: number) =>
      times === 1
        ? 'The beginning was broken off once before; the record names by whom.'
        : `The beginning was broken off ${times} times before; the record names by whom.`,
    published: 'The seal in the record is the one your page saw at the table.',
    publishedBad: 'The seal in the record is not the one your page saw at the table.',
    mine: 'The number your page pledged is part of the shuffle, and everything else is as your page saw it when it opened that number.',
    mineBad: 'This is not what your page pledged, or not what it saw when it opened its number.',
    mineUnknown: 'This browser did not pledge a number for a seat of this game.',
    draws: (count: number) => `All ${count} draws of the game come out the same again (ChaCha20).`,
    drawsBad: (draw: number, step: number, recorded: number, computed: number) =>
      `Draw ${draw} (at step ${step}) is ${recorded} in the record, but the seed gives ${computed}.`,
    details: 'The numbers themselves',
    seed: 'Seed',
    seal: 'Seal',
    key: 'Key of the draws',
    number: (name: string) => `Number of ${name}`,
    download: 'Download the record',
    command: 'The command “comptoir verify” also plays every move of the record again.',
  },
  rules: {
    title: (game: string) => `Rules of ${game}`,
    contents: 'Contents',
    missing: 'The rules of this game are not written yet.',
    whole: 'Open on a page of their own',
    older: (day: string) =>
      `This game was begun under the rules of ${day} and is played under them to its end.`,
    later: 'What was changed since does not hold for it:',
    house: 'House ruling',
    credits: 'Who made the game',
    credit: {
      designers: 'Design',
      developers: 'Development',
      artists: 'Artwork',
      publishers: 'Published by',
      translators: 'Translation of the rulebook',
    },
  },
  settings: {
    title: 'Settings',
    stored: 'Kept in this browser only.',
    name: 'Your name',
    saveName: 'Keep this name',
    nameSaved: 'Others see it from now on.',
    language: 'Language',
    sound: 'Sound',
    soundOn: 'Play sounds',
    volume: 'Volume',
    motion: 'Motion',
    motions: { system: 'As my system says', full: 'Full', reduced: 'Reduced' },
    colours: 'Colours',
    coloursNames: { standard: 'Standard', contrast: 'High contrast', symbols: 'Larger symbols' },
  },
  lost: {
    title: 'Off the map',
    lead: 'Here be dragons, but no page. The link may be old or cut short.',
    home: 'Sail home',
  },
  credits: {
    icons: 'Some icons: game-icons.net, CC BY 3.0.',
    own: 'Drawings and words are our own; games belong to their authors.',
  },
}

/** Every language says the same things. */
export type Words = typeof en
