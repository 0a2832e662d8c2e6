// Generated from the Rust types by `cargo xtask types`. Do not edit.

export type Seat = number;

export type Edition = number;

export type First = "lot" | "seat_1" | "seat_2" | "seat_3" | "seat_4" | "seat_5";

export type Memory = "open" | "at_the_table";

export type EditionInfo = { since: string };

export type OlderRules = { since: string, later: Array<Edition> };

export type Choice = { id: string, seats: Array<number> };

export type DefaultWith = { option: string, choice: string, default: string };

export type OptionInfo = { id: string, minor: boolean, choices: Array<Choice>,
    default_with: Array<DefaultWith> };

export type Info = { id: string, designers: Array<string>, developers: Array<string>, artists: Array<string>,
    publishers: Array<string>, translators: Array<string>, seats: Array<number>, age: number,
    minutes: number, learn: number, weight: number, kinds: Array<string>, editions: Array<EditionInfo>,
    options: Array<OptionInfo> };

export type SetupError = { "why": "seats", asked: number, allowed: Array<number> }
  | { "why": "not_an_object" }
  | { "why": "unknown_option", option: string }
  | { "why": "unknown_choice", option: string, choice: string }
  | { "why": "choice_seats", option: string, choice: string, asked: number, allowed: Array<number> }
  | { "why": "together", option: string, choice: string, with: string };

export type Standing = { seat: Seat, rank: number, points: number };

export type Level = "random" | "apprentice" | "trader" | "master" | "legend";

export type Opening = { number: string, key: string, signature: string };

export type BrokenOff = { by: string, not_opened: Array<string> };

export type Dealer = "server" | "device";

export type Difference = { "code": "edition", found: Edition, newest: Edition }
  | { "code": "options", why: string }
  | { "code": "setup" } & SetupError
  | { "code": "refused", rule: string, refusal: string }
  | { "code": "nothing_to_undo" }
  | { "code": "nothing_to_rewind", to: number }
  | { "code": "chance" }
  | { "code": "state", recorded: string, computed: string }
  | { "code": "standings" }
  | { "code": "not_over" }
  | { "code": "unfinished" }
  | { "code": "commitment" }
  | { "code": "shares", seats: number, shares: number }
  | { "code": "opening", seat: Seat }
  | { "code": "draw", draw: number, recorded: number, computed: number };

export type Shuffles = { people: Array<string>, dealer: Dealer, key: string, broken_off: number };

export type Verified = { steps: number, draws: number, shuffles: Shuffles | null, finished: boolean };

export type Me = { id: string, name: string, handle: string | null, recovery: boolean, seen_here: boolean,
    seen_by: SeenBy, passphrase: boolean, passkey: boolean, admin: boolean };

export type Name = { name: string, entry?: Entry };

export type Registration = "open" | "invitation" | "closed";

export type Entry = { "link": string } | { "seat": { table: string, seat: Seat, key: string } };

export type EntryLink = { id: string, until: number, uses: number };

export type NewEntryLink = { uses: number, days: number };

export type MadeEntryLink = { address: string, links: Array<EntryLink> };

export type EndEntryLink = { id: string };

export type SeenHere = { seen: boolean };

export type Session = { id: string, device: string, made: number, used: number, current: boolean };

export type EndSession = { id: string | null };

export type DeviceLink = { address: string, size: number, path: string, until: number };

export type RecoveryCode = { words: string };

export type Join = { handle: string, passphrase: string | null };

export type NewPassphrase = { proof: Proof, passphrase: string };

export type Proof = { "passphrase": string } | { "recovery": string } | { "passkey": Assertion };

export type Goodbye = { proof: Proof | null };

export type Muted = { guest: string, name: string };

export type Mute = { guest: string, muted: boolean };

export type Note = { text: string };

export type ReadTo = { n: number };

export type Phrase = "hello" | "one_moment" | "back_again" | "thinking" | "good_luck" | "good_move"
  | "well_played" | "thanks" | "sorry" | "too_bad" | "play_again" | "later_today" | "goodbye";

export type Sign = "bravo" | "smile" | "surprise" | "doubt" | "ouch";

export type Said = { "text": string }
  | { "phrase": Phrase }
  | { "trade": { give: string, want: string } }
  | { "reaction": { step: number, sign: Sign } };

export type Say = { id: string, said: Said };

export type Line = { n: number, guest: string, name: string, seat: Seat | null, at: number, said: Said };

export type Talk = { lines: Array<Line>, earlier: boolean, you: string | null, read_to: number };

export type Friends = { friends: Array<Friend>, asks: Array<Person>, asked: Array<Asked>,
    blocked: Array<Person> };

export type Friend = { guest: string, name: string, handle: string | null, here: boolean };

export type Person = { guest: string, name: string };

export type Asked = { who: string, called: string };

export type AskFriend = { "handle": string } | { "guest": string };

export type AnswerFriend = { guest: string, yes: boolean };

export type RemoveFriend = { who: string };

export type Block = { guest: string, blocked: boolean };

export type Keep = { record: string, seed: string | null };

export type Kept = { commitment: string, hash: string, game: string, seats: Array<string>,
    bots: Array<string | null>, steps: number, standings: Array<Standing> | null, at: number };

export type KeptGame = { kept: Kept, record: string, seed: string };

export type Ways = { passkeys: boolean, mail: boolean };

export type NoticeKind = "my_turn" | "half" | "most" | "time_up" | "away" | "mention" | "invitation"
  | "sat_down" | "ready" | "game_over";

export type Event = "my_turn" | "reminder" | "time_up" | "mention" | "invitation" | "sat_down" | "game_over";

export type Channel = "push" | "mail" | "webhook";

export type Notice = { id: string, kind: NoticeKind, table: string, game: string, at: number, seen: boolean };

export type Notices = { notices: Array<Notice>, more: boolean };

export type ReadNotices = { id: string | null };

export type Bell = { unread: number, turns: number };

export type WaitingTable = { table: Table, since: number, until: number | null };

export type Choices = { events: { [key in Event]?: Array<Channel> }, digest: number };

export type Channels = { choices: Choices, push_key: string, devices: Array<PushDevice>, mail: boolean,
    webhooks: Array<Webhook>, feed: number | null };

export type PushDevice = { id: string, device: string, language: string, made: number, here: boolean };

export type NewPush = { endpoint: string, p256dh: string, auth: string, language: string };

export type OneOf = { id: string };

export type WebhookForm = "plain" | "ntfy" | "discord" | "matrix" | "slack";

export type Webhook = { id: string, host: string, form: WebhookForm, failed: number | null };

export type NewWebhook = { address: string, form: WebhookForm, language: string };

export type MadeWebhook = { secret: string, webhooks: Array<Webhook> };

export type NewFeed = { language: string };

export type MadeFeed = { calendar: string, atom: string };

export type Passkey = { id: string, name: string, made: number, used: number | null };

export type PasskeyOffer = { challenge: string, host: string, user: string, name: string,
    known: Array<string> };

export type NewPasskey = { name: string | null, client_data: string, authenticator_data: string };

export type RenamePasskey = { id: string, name: string };

export type RemovePasskey = { id: string };

export type PasskeyQuestion = { challenge: string, host: string };

export type Assertion = { id: string, user: string, client_data: string, authenticator_data: string,
    signature: string };

export type Mailbox = { address: string, verified: boolean };

export type Addressed = { address: string, language: string };

export type VerifyMail = { token: string };

export type NewReport = { "line": number } | { "seat": Seat };

export type Deed = { "deed": "make_admin", guest: string }
  | { "deed": "remove_admin", guest: string }
  | { "deed": "rename", guest: string, name: string }
  | { "deed": "ban", guest: string, why: string }
  | { "deed": "unban", guest: string }
  | { "deed": "end_sessions", guest: string }
  | { "deed": "remove_table", table: string }
  | { "deed": "registration", registration: Registration | null }
  | { "deed": "close_report", report: number };

export type Office = { people: number, tables: number, reports: number, registration: Registration,
    started_with: Registration };

export type Paged<T> = { items: Array<T>, more: boolean };

export type Resident = { id: string, name: string, handle: string | null, made: number, admin: boolean,
    banned: number | null, sessions: number };

export type HouseTable = { id: string, game: string, status: Status, visibility: Visibility, made: number,
    people: Array<string> };

export type Report = { id: number, at: number, reporter: string | null, guest: string, name: string,
    banned: boolean, table: string | null, said: Said | null, closed: number | null };

export type LogEntry = { at: number, by: string | null, what: string, whom: string | null,
    table: string | null, details: string };

export type SignIn = { "passphrase": { handle: string, passphrase: string } }
  | { "recovery": string }
  | { "passkey": Assertion }
  | { "link": string };

export type SeenBy = "everybody" | "friends" | "nobody";

export type ShowTo = { seen_by: SeenBy };

export type RatingInfo = { points: number, within: number, games: number, provisional: boolean };

export type Profile = { id: string, name: string, you: boolean, seen_by: SeenBy | null,
    reliability: Reliability | null, games: Array<PlayedGame> };

export type PlayedGame = { game: string, games: number, wins: number, last: number,
    rating: RatingInfo | null };

export type PersonStatistics = { id: string, name: string, game: string, rating: RatingInfo | null,
    games: number, newest: number, places: Array<number>, points: Array<[number, number]>,
    decisions: number, thought: number, handed_over: number, trend: Array<PlayedOnce>,
    best: Array<PlayedOnce>, longest: Array<PlayedOnce>, shares: Array<Share>,
    opponents: Array<Opponent> };

export type PlayedOnce = { table: string | null, ended: number, seconds: number, steps: number, seats: number,
    seat: Seat, place: number, points: number, options: Record<string, string>, bots: Level | null,
    decisions: number, thought: number, handed_over: boolean, coached: boolean, rated: boolean,
    rating: number | null, within: number | null };

export type Share = { of: ShareOf, games: number, wins: number, places: number, points: number };

export type ShareOf = { "seats": number }
  | { "option": { option: string, choice: string } }
  | { "bots": Level | null };

export type Opponent = { who: OpponentWho, games: number, before: number, after: number };

export type OpponentWho = { "person": { id: string, name: string } } | { "bot": Level } | "others";

export type GameStatistics = { game: string, groups: Array<PlayedGroup> };

export type PlayedGroup = { seats: number, options: Record<string, string>, games: number,
    wins: Array<number>, points: Array<[number, number]>, steps: Array<[number, number]>,
    minutes: Array<[number, number]> };

export type Leaderboard = { game: string, page: number, pages: number, leaders: Array<Leader>,
    bots: Array<[Level, number]> };

export type Leader = { rank: number, id: string, name: string, rating: RatingInfo };

export type Excuse = { seat: Seat, yes: boolean };

export type AskBack = { to: number, version: number };

export type AnswerBack = { seat: Seat, to: number, version: number, yes: boolean };

export type Back = { seat: Seat, to: number, version: number, agreed: Array<Seat>, waiting: Array<Seat>,
    refused: Seat | null, may_answer: boolean };

export type StandingOrder = "forced" | { "game": unknown };

export type SetOrder = { order: StandingOrder, stands: boolean };

export type TimeControl = { over_days: boolean, bank: number, increment: number, cap: number };

export type TableClock = { control: TimeControl, when_up: WhenUp };

export type WhenUp = { "turn": Level } | { "seat": Level } | "others";

export type Quiet = { from: number, to: number };

export type Holiday = { first: string, last: string };

export type ClockOffer = { live: Array<TimeControl>, days: TimeControl, live_bounds: [number, number],
    days_bounds: [number, number], longest_quiet: number, holidays: number };

export type ClockInfo = { chosen: TableClock, now: number, paused: boolean, agreed: Array<Seat>,
    seats: Array<SeatClockInfo> };

export type SeatClockInfo = { left: number, since: number | null, until: number | null,
    stand_in: Level | null, undecided: boolean, away: boolean };

export type Timing = "none" | "live" | "days";

export type WantPause = { yes: boolean };

export type TimeUp = { seat: Seat, bot: boolean };

export type MyHabits = { zone: string, quiet: Quiet | null, holidays: Array<Holiday> };

export type Reliability = { turns: number, in_time: number };

export type NewTable = { game: string, options: Record<string, string>, seats: Array<NewSeat>,
    visibility: Visibility, language: string | null, fill: NewFill | null, rated: boolean,
    coach: boolean, clock: TableClock | null };

export type NewSeat = "me" | "open" | { "bot": Level };

export type Visibility = "private" | "unlisted" | "public";

export type NewFill = { minutes: number, bot: Level };

export type SetFill = { fill: NewFill | null };

export type Fill = { at: number, bot: Level };

export type Sit = { seat: Seat, key: string | null, pledge: string, program: boolean };

export type SetSeat = { seat: Seat, bot: Level | null };

export type MoveSeat = { from: Seat, to: Seat };

export type HandOver = { seat: Seat };

export type Invite = { seat: Seat, guest: string | null };

export type Invitation = { table: string, game: string, seat: Seat, by: string, name: string, made: number };

export type OpenTable = { id: string, game: string, options: Record<string, string>, seats: number,
    open: number, people: Array<Person>, bots: number, language: string | null, rated: boolean,
    coach: boolean, clock: TableClock | null, made: number, fill: Fill | null };

export type Present = { guest: string, name: string, friend: boolean };

export type Lobby = { tables: Array<OpenTable>, more: number, here: Array<Present> | null,
    invitations: Array<Invitation>, asks: number };

export type QuickMatch = { game: string, seats: number | null, language: string | null, speaks: string | null,
    fill: NewFill | null };

export type Match = { table: Table, seat: Seat };

export type ComeBack = { seat: Seat, key: string | null };

export type LetIn = { seat: Seat, guest: string, yes: boolean };

export type Return = { seat: Seat, guest: string, name: string, asked: number, agreed: Array<Seat>,
    let_in: number | null, you: boolean, may_answer: boolean };

export type Table = { id: string, game: string, edition: Edition, older_rules: OlderRules | null,
    options: Record<string, string>, status: Status, seats: Array<SeatInfo>, visibility: Visibility,
    language: string | null, fill: Fill | null, rated: boolean, coach: boolean, may_ask_coach: boolean,
    clock: ClockInfo | null, you: Seat | null, host: boolean, made: number, began: number | null,
    touched: number, commitment: string, broken_off: Array<BrokenOff>, to_act: Array<Seat>,
    standings: Array<Standing> | null, rematch: string | null, watching: number,
    returns: Array<Return>, back: Back | null, may_ask_back: boolean };

export type Status = "gathering" | "opening" | "playing" | "over";

export type Owner = "nobody" | "person" | "bot";

export type SeatInfo = { seat: Seat, owner: Owner, name: string | null, guest: string | null, kept: boolean,
    kept_for: string | null, kept_for_you: boolean, bot: Level | null, program: boolean,
    ready: boolean, pledge: string | null, opened: boolean, present: boolean, may_hand_over: boolean,
    may_set: boolean, excused: Array<Seat>, may_excuse: boolean, coached: boolean,
    key: string | null };

export type Frame = { version: number, view: unknown, legal: unknown[], to_act: Array<Seat>,
    can_undo: boolean, rewinds: Array<number>, forced: boolean, forgoes: unknown[],
    standings: Array<Standing> | null };

export type Heard = { n: number, seat: Seat | null, undo: boolean, rewind: number | null, at: number,
    events: unknown[], remark: unknown };

export type ToServer = { "type": "act", id: string, version: number, action: unknown }
  | { "type": "undo", id: string, version: number }
  | { "type": "resync" }
  | { "type": "pace", pace: Pace, watch: boolean }
  | { "type": "look", looking: boolean };

export type Pace = "calm" | "normal" | "quick" | "at_once";

export type Numbered = { number: number } & ToPage;

export type Moved = { done?: string, seat: Seat, undo?: boolean, rewind?: number, after?: number,
    events: unknown[], remark?: unknown, view?: unknown, legal?: unknown, to_act?: unknown,
    can_undo?: unknown, rewinds?: unknown, forced?: unknown, forgoes?: unknown, standings?: unknown };

export type Changes = { view?: unknown, legal?: unknown, to_act?: unknown, can_undo?: unknown,
    rewinds?: unknown, forced?: unknown, forgoes?: unknown, standings?: unknown };

export type ToPage = { "type": "snapshot", table: Table, frame: Frame | null, history: Array<Heard> }
  | { "type": "table", table: Table }
  | { "type": "step", heard: Heard, frame: Frame }
  | { "type": "moved" } & Moved
  | { "type": "clock", clock: ClockInfo }
  | { "type": "line", line: Line }
  | { "type": "orders", orders: Array<StandingOrder> }
  | { "type": "unsaid", guest: string }
  | { "type": "done", id: string, version: number }
  | { "type": "heartbeat" }
  | { "type": "refused", id: string | null, problem: Problem };

export type Replay = { steps: number, moments: Array<Moment> };

export type Moment = { heard: Heard, frame: Frame };

export type Shelf = { games: Array<Info>, levels: Array<Level>, registration: Registration,
    clocks: ClockOffer };

export type Rules = { text: string };

export type Problem = { "code": "unknown_game" }
  | { "code": "unknown_table" }
  | { "code": "unknown_address" }
  | { "code": "setup", setup: SetupError }
  | { "code": "bad_seats" }
  | { "code": "bad_name" }
  | { "code": "bad_text", limit: number }
  | { "code": "too_many_muted", limit: number }
  | { "code": "too_many_kept", limit: number }
  | { "code": "unknown_kept" }
  | { "code": "not_of_device" }
  | { "code": "bad_record", step: number }
  | { "code": "unknown_person" }
  | { "code": "too_many_friends", limit: number }
  | { "code": "too_many_asked", limit: number }
  | { "code": "too_many_blocked", limit: number }
  | { "code": "not_friends" }
  | { "code": "not_invited" }
  | { "code": "seat_kept" }
  | { "code": "invitation_needed" }
  | { "code": "wrong_invitation" }
  | { "code": "registration_closed" }
  | { "code": "too_many_entry_links", limit: number }
  | { "code": "no_profile" }
  | { "code": "members_only" }
  | { "code": "bots_unrated" }
  | { "code": "not_rated" }
  | { "code": "no_coach" }
  | { "code": "name_taken" }
  | { "code": "no_name" }
  | { "code": "bad_handle" }
  | { "code": "handle_taken" }
  | { "code": "weak_passphrase" }
  | { "code": "wrong_sign_in" }
  | { "code": "already_member" }
  | { "code": "not_member" }
  | { "code": "no_way_back" }
  | { "code": "last_way" }
  | { "code": "no_passkeys" }
  | { "code": "wrong_passkey" }
  | { "code": "too_many_passkeys", limit: number }
  | { "code": "no_mail" }
  | { "code": "bad_address" }
  | { "code": "address_taken" }
  | { "code": "not_admin" }
  | { "code": "banned" }
  | { "code": "not_yourself" }
  | { "code": "too_many_reports", limit: number }
  | { "code": "bad_endpoint" }
  | { "code": "too_many_webhooks", limit: number }
  | { "code": "unknown_webhook" }
  | { "code": "not_delivered" }
  | { "code": "not_taken" }
  | { "code": "not_asked" }
  | { "code": "unknown_seat" }
  | { "code": "seat_taken" }
  | { "code": "already_seated" }
  | { "code": "wrong_key" }
  | { "code": "not_your_seat" }
  | { "code": "not_seated" }
  | { "code": "still_here", seconds: number }
  | { "code": "not_host" }
  | { "code": "seats_open" }
  | { "code": "already_started" }
  | { "code": "not_fixed" }
  | { "code": "wrong_opening" }
  | { "code": "not_started" }
  | { "code": "not_over" }
  | { "code": "already_over" }
  | { "code": "may_not_watch" }
  | { "code": "stale", version: number }
  | { "code": "against" } & Against
  | { "code": "nothing_to_undo" }
  | { "code": "bots_cannot_agree" }
  | { "code": "back_asked" }
  | { "code": "back_refused" }
  | { "code": "too_many_orders", limit: number }
  | { "code": "order_not_now" }
  | { "code": "bad_clock" }
  | { "code": "no_clock" }
  | { "code": "paused" }
  | { "code": "time_up" }
  | { "code": "not_up" }
  | { "code": "clock_decides" }
  | { "code": "bad_zone" }
  | { "code": "bad_quiet" }
  | { "code": "bad_holidays" }
  | { "code": "quiet_too_soon", hours: number }
  | { "code": "bad_message", why: string }
  | { "code": "too_large", limit: number }
  | { "code": "too_fast", seconds: number }
  | { "code": "too_many_tables", limit: number }
  | { "code": "wrong_origin" }
  | { "code": "newer_rules" }
  | { "code": "differs", step: number }
  | { "code": "unstorable" }
  | { "code": "internal" };

export type Against = { rule: string, refusal: unknown };

export type Thought = { lines: Array<string>, worlds: number };

export type Question<V, A, K> = { "why_not": { view: V, seat: Seat, action: A } }
  | { "preview": { view: V, seat: Seat, action: A } }
  | { "why_none": { view: V, seat: Seat, kind: K } }
  | { "facts": { view: V, seat: Seat } }
  | { "orders": { view: V, seat: Seat } }
  | { "choose": { view: V, seat: Seat, level: Level, seed: number, worlds: number | null } }
  | { "advise": { view: V, seat: Seat, taken: A | null, seed: number, worlds: number } }
  | { "open": { record: string } }
  | { "moment": { n: number, viewer: Seat | null } }
  | { "story": { viewer: Seat | null } } | "scores" | "decisions"
  | { "analyse": { n: number, seed: number, worlds: number } }
  | { "conclude": { decisions: Array<Analysed> } }
  | { "verify": { record: string } }
  | { "begin": { options: Record<string, string>, seats: Array<string>, bots: Array<Level | null>,
    seed: string, at: number } }
  | { "resume": { record: string, seed: string } }
  | { "act": { seat: Seat, action: A, bot: boolean, at: number } }
  | { "think": { seat: Seat, level: Level, seed: number, worlds: number | null, at: number } }
  | { "undo": { seat: Seat, at: number } }
  | { "coached": { seat: Seat } }
  | { "now": { viewer: Seat | null } }
  | { "past": { viewer: Seat | null } } | "record"
  | { "learn": { script: Script, reached: Reached } } | "read_on"
  | { "try": { action: A } }
  | { "play_on": { seats: Array<string>, bots: Array<Level | null>, at: number } };

export type Ahead<V, A> = { view: V, legal: Array<A> };

export type Advice = { actions: Array<Advised>, worlds: number };

export type Advised = { action: unknown, taken: boolean, hope: number, surely: number,
    reason: Reason | null };

export type Reason = { "type": "only" }
  | { "type": "remark", remark: unknown }
  | { "type": "points", points: number }
  | { "type": "then", action: unknown }
  | { "type": "enough" }
  | { "type": "soon", tenths: number }
  | { "type": "costs", seat: Seat, tenths: number };

export type Turn = { seat: Seat, action: unknown, draws?: Array<number> };

export type Step = { id: string, rules?: Array<string>, point?: Array<string>, first?: Array<Turn>,
    sees?: unknown, right?: unknown[], draws?: Array<number> };

export type Start = { seats: number, you?: Seat, options?: { [key in string]: string }, seed: number,
    state?: unknown, played?: Array<Turn> };

export type Script = { start: Start, step: Array<Step> };

export type Reached = { step: number, done: unknown[] };

export type Shown = { step: number, moments: Array<Moment> };

export type Opened = { frame: Frame, story: Array<Heard>, shown: Shown };

export type Tried = { "right": Shown } | "other" | { "against": Against };

export type Analysed = { n: number, seat: Seat, action: unknown, remark: unknown, choices: number,
    before: Array<Prospect>, after: Array<Prospect>, choice: Array<Estimate>, edge: Estimate | null,
    others: Array<Alternative>, worlds: number };

export type Prospect = { chance: Estimate, place: number, points: number };

export type Estimate = { mean: number, error: number };

export type Alternative = { action: unknown, prospect: Prospect, gain: Estimate };

export type Summary = { seats: Array<Account>, turns: Array<TurningPoint> };

export type Account = { start: Estimate, own: Estimate, others: Estimate, luck: Estimate, result: number,
    best: Array<Weight>, dearest: Array<Weight> };

export type Weight = { n: number, by: Estimate };

export type TurningPoint = { n: number, luck: boolean, seat: Seat, from: number, by: Estimate };

export type Trouble = { "code": "unreadable", why: string }
  | { "code": "setup", setup: SetupError }
  | { "code": "against" } & Against
  | { "code": "nothing_to_undo" }
  | { "code": "not_there" }
  | { "code": "differs", step: number, why: string, difference: Difference };

export type Reply = { "answer": unknown } | { "trouble": Trouble };
