// Questions to the server over HTTP.

import type {
  AskFriend,
  Back,
  Bell,
  Channels,
  Choices,
  Deed,
  DeviceLink,
  Entry,
  EntryLink,
  Friends,
  GameStatistics,
  Goodbye,
  Heard,
  HouseTable,
  Invitation,
  Join,
  Keep,
  Kept,
  KeptGame,
  Leaderboard,
  Level,
  LogEntry,
  MadeEntryLink,
  MadeFeed,
  MadeWebhook,
  Mailbox,
  Match,
  Me,
  Muted,
  MyHabits,
  NewFill,
  NewPasskey,
  NewPassphrase,
  NewPush,
  NewReport,
  NewTable,
  NewWebhook,
  Note,
  Notices,
  Office,
  Opening,
  Paged,
  Passkey,
  PasskeyOffer,
  PasskeyQuestion,
  PersonStatistics,
  Problem,
  Profile,
  QuickMatch,
  RecoveryCode,
  Replay,
  Report,
  Resident,
  Rules,
  Say,
  Seat,
  SeenBy,
  Session,
  Shelf,
  SignIn,
  Sit,
  StandingOrder,
  Table,
  Talk,
  WaitingTable,
  Ways,
  Webhook,
} from './protocol'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (response.ok) return response
  const problem: unknown = await response.json().catch(() => null)
  throw new Refused(isProblem(problem) ? problem : { code: 'internal' })
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value

export const get = async <T>(path: string): Promise<T> => (await answer('GET', path)).json()
export const post = async <T>(path: string, body?: unknown): Promise<T> =>
  (await answer('POST', path, body)).json()

const ofPerson = (id: string, game: string) =>
  `/api/people/${encodeURIComponent(id)}/games/${encodeURIComponent(game)}`
const ofGame = (game: string, what: string) => `/api/games/${encodeURIComponent(game)}/${what}`

const at = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what}`

export const api = {
  me: () => get<Me>('/api/me'),
  /** Takes a name; somebody new may need what lets them in. */
  rename: (name: string, entry?: Entry) => post<Me>('/api/me', entry ? { name, entry } : { name }),
  sessions: () => get<Session[]>('/api/me/sessions'),
  /** Ends a session, or all but this one. */
  endSession: (id: string | null) => post<Session[]>('/api/me/sessions/end', { id }),
  signOut: () => post<null>('/api/me/sign-out'),
  deviceLink: () => post<DeviceLink>('/api/me/link'),
  recoveryCode: () => post<RecoveryCode>('/api/me/recovery'),
  join: (join: Join) => post<Me>('/api/me/join', join),
  changePassphrase: (change: NewPassphrase) => post<Me>('/api/me/passphrase', change),
  /** The ways back in that this server can offer here. */
  ways: () => get<Ways>('/api/ways'),
  passkeys: () => get<Passkey[]>('/api/me/passkeys'),
  beginPasskey: () => post<PasskeyOffer>('/api/me/passkeys/begin'),
  addPasskey: (made: NewPasskey) => post<Passkey[]>('/api/me/passkeys', made),
  renamePasskey: (id: string, name: string) => post<Passkey[]>('/api/me/passkeys/rename', { id, name }),
  removePasskey: (id: string) => post<Passkey[]>('/api/me/passkeys/remove', { id }),
  askPasskey: () => post<PasskeyQuestion>('/api/sign-in/passkey'),
  mailbox: () => get<Mailbox | null>('/api/me/mail'),
  addMailbox: (address: string, language: string) =>
    post<Mailbox | null>('/api/me/mail', { address, language }),
  removeMailbox: () => post<null>('/api/me/mail/remove'),
  verifyMailbox: (token: string) => post<null>('/api/mail/verify', { token }),
  askByMail: (address: string) => post<null>('/api/sign-in/mail', { address }),
  /** What there is to hear of, newest first; from behind one on. */
  notices: (before?: string) =>
    get<Notices>(`/api/me/notices${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`),
  /** One of them was seen, or all. */
  readNotices: (id: string | null) => post<Bell>('/api/me/notices/read', { id }),
  /** The tables that wait for the reader, longest first. */
  turns: () => get<WaitingTable[]>('/api/me/turns'),
  channels: () => get<Channels>('/api/me/channels'),
  choose: (choices: Choices) => post<Channels>('/api/me/channels', choices),
  addPush: (push: NewPush) => post<Channels>('/api/me/push', push),
  removePush: (id: string) => post<Channels>('/api/me/push/remove', { id }),
  addWebhook: (hook: NewWebhook) => post<MadeWebhook>('/api/me/webhooks', hook),
  testWebhook: (id: string) => post<Webhook[]>('/api/me/webhooks/test', { id }),
  removeWebhook: (id: string) => post<Webhook[]>('/api/me/webhooks/remove', { id }),
  makeFeed: (language: string) => post<MadeFeed>('/api/me/feed', { language }),
  endFeed: () => post<null>('/api/me/feed/end'),
  unsubscribe: (token: string) => post<null>(`/api/unsubscribe?token=${encodeURIComponent(token)}`),
  muted: () => get<Muted[]>('/api/me/muted'),
  mute: (guest: string, muted: boolean) => post<Muted[]>('/api/me/mute', { guest, muted }),
  friends: () => get<Friends>('/api/me/friends'),
  askFriend: (ask: AskFriend) => post<Friends>('/api/me/friends/ask', ask),
  answerFriend: (guest: string, yes: boolean) => post<Friends>('/api/me/friends/answer', { guest, yes }),
  /** Parts with a friend, or takes a question back. */
  removeFriend: (who: string) => post<Friends>('/api/me/friends/remove', { who }),
  block: (guest: string, blocked: boolean) => post<Friends>('/api/me/block', { guest, blocked }),
  seenHere: (seen: boolean) => post<null>('/api/me/seen-here', { seen }),
  invitations: () => get<Invitation[]>('/api/me/invitations'),
  entryLinks: () => get<EntryLink[]>('/api/me/entry-links'),
  makeEntryLink: (uses: number, days: number) => post<MadeEntryLink>('/api/me/entry-links', { uses, days }),
  endEntryLink: (id: string) => post<EntryLink[]>('/api/me/entry-links/end', { id }),
  quickMatch: (wish: QuickMatch) => post<Match>('/api/quick-match', wish),
  /** The games of one's own devices that are kept here. */
  keptGames: () => get<Kept[]>('/api/me/kept'),
  kept: (commitment: string) => get<KeptGame>(`/api/me/kept/${encodeURIComponent(commitment)}`),
  keep: (keep: Keep) => post<Kept>('/api/me/kept', keep),
  dropKept: (commitment: string) => post<Kept[]>(`/api/me/kept/${encodeURIComponent(commitment)}/drop`),
  /** Where everything the server knows about the reader can be had. */
  dataAddress: '/api/me/data',
  forgetMe: (goodbye: Goodbye) => post<null>('/api/me/delete', goodbye),
  signIn: (way: SignIn) => post<Me>('/api/sign-in', way),
  shelf: () => get<Shelf>('/api/games'),
  rules: (game: string, language: string) =>
    get<Rules>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  profile: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
  /** Where somebody’s statistics in a game can be had. */
  personGameAddress: ofPerson,
  personGame: (id: string, game: string, query: string) => get<PersonStatistics>(ofPerson(id, game) + query),
  /** Where the statistics of a game can be had. */
  gameStatisticsAddress: (game: string) => ofGame(game, 'statistics'),
  gameStatistics: (game: string) => get<GameStatistics>(ofGame(game, 'statistics')),
  leaders: (game: string, page: number) => get<Leaderboard>(ofGame(game, `leaderboard?page=${page}`)),
  /** Says who may see the reader’s page. */
  showTo: (seen_by: SeenBy) => post<Me>('/api/me/visibility', { seen_by }),
  create: (table: NewTable) => post<Table>('/api/tables', table),
  mine: () => get<Table[]>('/api/tables'),
  over: () => get<Table[]>('/api/tables?list=over'),
  table: (id: string) => get<Table>(at(id)),
  sit: (id: string, sit: Sit) => post<Table>(at(id, '/sit'), sit),
  open: (id: string, opening: Opening) => post<Table>(at(id, '/open'), opening),
  /** Lets two seats change places. */
  moveSeat: (id: string, from: Seat, to: Seat) => post<Table>(at(id, '/move'), { from, to }),
  setSeat: (id: string, seat: Seat, bot: Level | null) => post<Table>(at(id, '/set-seat'), { seat, bot }),
  /** Asks the others to go back to where the game stood after a step. */
  askBack: (id: string, to: number, version: number) => post<Table>(at(id, '/ask-back'), { to, version }),
  answerBack: (id: string, { seat, to, version }: Back, yes: boolean) =>
    post<Table>(at(id, '/answer-back'), { seat, to, version, yes }),
  /** The reader’s standing orders at a table. */
  orders: (id: string) => get<StandingOrder[]>(at(id, '/orders')),
  setOrder: (id: string, order: StandingOrder, stands: boolean) =>
    post<StandingOrder[]>(at(id, '/orders'), { order, stands }),
  leave: (id: string) => post<Table>(at(id, '/leave')),
  start: (id: string) => post<Table>(at(id, '/start')),
  handOver: (id: string, seat: Seat) => post<Table>(at(id, '/hand-over'), { seat }),
  takeBack: (id: string, seat: Seat) => post<Table>(at(id, '/take-back'), { seat }),
  comeBack: (id: string, seat: Seat, key: string | null) => post<Table>(at(id, '/return'), { seat, key }),
  letIn: (id: string, seat: Seat, guest: string, yes: boolean) =>
    post<Table>(at(id, '/let-in'), { seat, guest, yes }),
  again: (id: string) => post<Table>(at(id, '/again')),
  invite: (id: string, seat: Seat, guest: string | null) => post<Table>(at(id, '/invite'), { seat, guest }),
  decline: (id: string) => post<Table>(at(id, '/decline')),
  fill: (id: string, fill: NewFill | null) => post<Table>(at(id, '/fill'), { fill }),
  /** Agrees that a rated game does not count for somebody, or does not agree any more. */
  excuse: (id: string, seat: Seat, yes: boolean) => post<Table>(at(id, '/excuse'), { seat, yes }),
  /** Has the game say that the coach was asked. */
  coach: (id: string) => post<Table>(at(id, '/coach')),
  rematch: (id: string) => post<Table>(at(id, '/rematch')),
  /** What was said, before a line or at all; the newest lines of it. */
  talk: (id: string, before?: number) =>
    get<Talk>(at(id, before === undefined ? '/talk' : `/talk?before=${before}`)),
  say: (id: string, say: Say) => post<Table>(at(id, '/say'), say),
  report: (id: string, about: NewReport) => post<null>(at(id, '/report'), about),
  reportPerson: (guest: string) => post<null>(`/api/people/${encodeURIComponent(guest)}/report`),
  readTo: (id: string, n: number) => post<null>(at(id, '/read'), { n }),
  /** Wants the clocks to stop, or to go on, or does not any more. */
  wantPause: (id: string, yes: boolean) => post<Table>(at(id, '/pause'), { yes }),
  /** Says what happens to a turn whose time is up. */
  timeUp: (id: string, seat: Seat, bot: boolean) => post<Table>(at(id, '/time-up'), { seat, bot }),
  habits: () => get<MyHabits | null>('/api/me/habits'),
  setHabits: (habits: MyHabits) => post<MyHabits | null>('/api/me/habits', habits),
  note: (id: string) => get<Note>(at(id, '/note')),
  writeNote: (id: string, text: string) => post<null>(at(id, '/note'), { text }),
  /** The steps before one, newest last; not all of them if they are many. */
  history: (id: string, before: number) => get<Heard[]>(at(id, `/history?before=${before}`)),
  /** What the reader has seen of a game that goes on, from a step on. */
  past: (id: string, from: number, count?: number) =>
    get<Replay>(at(id, `/past?from=${from}${count ? `&count=${count}` : ''}`)),
  office: () => get<Office>('/api/admin'),
  residents: (search: string, page: number) =>
    get<Paged<Resident>>(`/api/admin/people?search=${encodeURIComponent(search)}&page=${page}`),
  houseTables: (page: number) => get<Paged<HouseTable>>(`/api/admin/tables?page=${page}`),
  reports: (page: number) => get<Paged<Report>>(`/api/admin/reports?page=${page}`),
  auditLog: (page: number) => get<Paged<LogEntry>>(`/api/admin/log?page=${page}`),
  care: (deed: Deed) => post<null>('/api/admin/do', deed),
  record: async (id: string) => (await answer('GET', at(id, '/record'))).text(),
}
