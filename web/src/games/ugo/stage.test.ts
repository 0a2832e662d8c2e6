import { describe, expect, it } from 'vitest'
import type { Frame, Heard, Moment } from '../../protocol'
import four from './four.fixture.json'
import { at, routes } from './routes'
import { type Perform, Stage } from './stage.svelte'
import type { Event, View } from './types'

const moments = four as Moment[]

function moment(n: number): { frame: Frame; heard: Heard } {
  const found = moments[n]
  if (!found) throw new Error(`the fixture has no moment ${n}`)
  return found
}

function has(type: Event['type']) {
  const n = moments.findIndex(
    ({ heard }, n) => n > 0 && (heard.events as Event[]).some((event) => event.type === type),
  )
  if (n < 0) throw new Error(`the fixture has no ${type}`)
  return n
}

/** A stage that shows an event whenever the test lets it. */
function slowStage(frame: Frame, clock?: () => number) {
  const shown: { event: Event; ms: number }[] = []
  let release: () => void = () => {}
  const perform: Perform = async (event, _before, _after, ms, change) => {
    change()
    shown.push({ event, ms })
    await new Promise<void>((resolve) => (release = resolve))
  }
  const stage = new Stage(frame, perform, clock)
  const go = async () => {
    release()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { stage, shown, go }
}

describe('the stage', () => {
  it('walks event by event and ends at the frame', async () => {
    const n = has('trick_placed')
    const { stage, shown, go } = slowStage(moment(n - 1).frame)
    const done = stage.receive(moment(n).frame, [moment(n).heard])
    expect(stage.view).not.toEqual(moment(n).frame.view)
    for (let left = moment(n).heard.events.length; left > 0; left--) await go()
    await done
    expect(shown.map(({ event }) => event)).toEqual(moment(n).heard.events)
    expect(stage.view).toBe(moment(n).frame.view)
  })

  it('marks the winner while the trick is being won', async () => {
    const n = has('trick_won')
    const { stage, shown, go } = slowStage(moment(n - 1).frame)
    void stage.receive(moment(n).frame, [moment(n).heard])
    while (shown.at(-1)?.event.type !== 'trick_won') await go()
    const won = (moment(n).heard.events as Event[]).find((event) => event.type === 'trick_won')
    expect(stage.winner).toBe(won?.seat)
    await go()
    expect(stage.winner).not.toBe(won?.seat)
  })

  it('jumps to the end when skipped, and remembers the sheets it passed', () => {
    const n = has('round_scored')
    const { stage } = slowStage(moment(n - 1).frame)
    void stage.receive(moment(n).frame, [moment(n).heard])
    stage.finish()
    expect(stage.view).toBe(moment(n).frame.view)
    expect(stage.sheets.get(1)).toHaveLength(4)
  })

  it('jumps when there is nothing to walk along, or a step was taken back', () => {
    const { stage, shown } = slowStage(moment(3).frame)
    void stage.receive(moment(9).frame, [])
    expect(stage.view).toBe(moment(9).frame.view)
    void stage.receive(moment(8).frame, [{ ...moment(9).heard, undo: true, events: [] }])
    expect(stage.view).toBe(moment(8).frame.view)
    expect(shown).toEqual([])
  })

  it('plays a burst in two seconds, and a single card at its leisure', async () => {
    const burst = slowStage(moment(0).frame)
    const done = burst.stage.receive(
      moment(30).frame,
      moments.slice(1, 31).map(({ heard }) => heard),
    )
    const events = moments.slice(1, 31).flatMap(({ heard }) => heard.events)
    while (burst.stage.view !== moment(30).frame.view) await burst.go()
    await done
    const total = burst.shown.reduce((sum, { ms }) => sum + ms, 0)
    expect(burst.shown.map(({ event }) => event)).toEqual(events.slice(-burst.shown.length))
    expect(total).toBeCloseTo(2000)
    expect(Math.min(...burst.shown.map(({ ms }) => ms))).toBeGreaterThan(100)

    const single = slowStage(moment(0).frame)
    void single.stage.receive(moment(1).frame, [moment(1).heard])
    expect(single.shown[0]?.ms).toBeGreaterThan(300)
  })
})

describe('a browser too slow for the pace', () => {
  it('lets what is late happen unseen, and shows what is new', async () => {
    let now = 0
    const { stage, shown, go } = slowStage(moment(0).frame, () => now)
    void stage.receive(
      moment(4).frame,
      moments.slice(1, 5).map(({ heard }) => heard),
    )
    now = 5000
    void stage.receive(moment(5).frame, [moment(5).heard])
    await go()
    const fresh = moment(5).heard.events as Event[]
    expect(shown.map(({ event }) => event)).toEqual([moment(1).heard.events[0], fresh[0]])
    for (let left = fresh.length; left > 0; left--) await go()
    expect(stage.view).toBe(moment(5).frame.view)
  })
})

describe('pieces move', () => {
  const before = moment(0).frame.view as View

  it('from the own hand, or from the side of another player', () => {
    const card = before.hand?.cards[0]
    if (!card) throw new Error('the hand has cards')
    const played = (seat: number) => routes({ type: 'card_played', seat, card }, before, before)
    expect(played(0)).toEqual([{ from: at.hand(card), to: at.trick(0) }])
    expect(played(2)).toEqual([{ from: at.seat(2), to: at.trick(2) }])
  })

  it('from the trick to the fields of their colours', () => {
    const n = has('trick_placed')
    const event = (moment(n).heard.events as Event[]).find(({ type }) => type === 'trick_placed')
    const lying = moment(n - 1).frame.view as View
    const after = moment(n).frame.view as View
    if (event?.type !== 'trick_placed') throw new Error('found by its type')
    const moves = routes(event, lying, after)
    expect(moves).toHaveLength(lying.trick.length)
    moves.forEach(({ to }, place) => {
      const [, seat, field] = to.split(':').map(Number)
      const top = after.players[seat ?? -1]?.kingdom.fields[field ?? -1]?.top
      expect(top?.split('_')[0]).toBe(lying.trick[place]?.split('_')[0])
    })
  })

  it('from the supply to the next free spaces', () => {
    const event: Event = { type: 'farmers_came', seat: 1, card: 'red_5', farmers: 2, icons: 2 }
    const some = structuredClone(before)
    if (some.players[1]) some.players[1].farmers = 3
    expect(routes(event, some, some).map(({ to }) => to)).toEqual([at.space(1, 3), at.space(1, 4)])
  })
})
