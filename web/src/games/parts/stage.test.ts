import { describe, expect, it } from 'vitest'
import type { Frame } from '../../protocol'
import { aHeard } from '../../test/table'
import { type Play, Stage } from './stage.svelte'
import { Theatre } from './theatre.svelte'

// A view is a sum, an event what is added to it, shown for a tenth of a second.
const frame = (view: number) => ({ view }) as unknown as Frame
const heard = (events: number[], undo = false) => aHeard(1, { events, undo })

/** A stage that shows an event whenever the test lets it; the view changes when it has been shown. */
function slowStage(clock?: () => number, theatre = new Theatre()) {
  const noted: number[] = []
  const shown: { event: number; ms: number }[] = []
  let release: () => void = () => {}
  const play: Play<number, number> = {
    walk: (view, event) => view + event,
    length: () => 100,
    perform: async (event, _view, ms, change) => {
      shown.push({ event, ms })
      await new Promise<void>((resolve) => (release = resolve))
      change()
    },
    note: (event) => noted.push(event),
  }
  const stage = new Stage(frame(0), play, clock, theatre)
  const go = async () => {
    release()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { stage, shown, noted, go }
}

describe('the stage', () => {
  it('walks event by event and ends at the frame', async () => {
    const { stage, shown, go } = slowStage()
    const done = stage.receive(frame(7), [heard([1, 2]), heard([3])])
    expect(stage.view).toBe(0)
    await go()
    expect(stage.view).toBe(1)
    await go()
    await go()
    await done
    // What no event told comes with the frame.
    expect(stage.view).toBe(7)
    expect(shown.map(({ event }) => event)).toEqual([1, 2, 3])
  })

  it('jumps to the end when it is skipped, and what was being shown changes nothing any more', async () => {
    const { stage, shown, go } = slowStage()
    void stage.receive(frame(3), [heard([1, 2])])
    stage.finish()
    expect(stage.view).toBe(3)
    const done = stage.receive(frame(13), [heard([10])])
    await go()
    expect(stage.view).toBe(3)
    await go()
    await done
    expect(stage.view).toBe(13)
    expect(shown.map(({ event }) => event)).toEqual([1, 10])
  })

  it('jumps when there is nothing to walk along, or a step was taken back', () => {
    const { stage, shown } = slowStage()
    void stage.receive(frame(4), [])
    expect(stage.view).toBe(4)
    void stage.receive(frame(2), [heard([], true)])
    expect(stage.view).toBe(2)
    expect(shown).toEqual([])
  })

  it('has no backlog: of a burst only the end is shown, and faster', async () => {
    const { stage, shown, go } = slowStage()
    const done = stage.receive(frame(200), [heard(Array<number>(200).fill(1))])
    expect(stage.view).toBeGreaterThan(100)
    while (stage.view !== 200) await go()
    await go()
    await done
    expect(shown.length).toBeLessThan(100)
    expect(shown.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(2500)
  })

  it('shows a single event at its leisure', () => {
    const { stage, shown } = slowStage()
    void stage.receive(frame(1), [heard([1])])
    expect(shown).toEqual([{ event: 1, ms: 100 }])
  })

  it('lets what is late happen unseen, and shows what is new', async () => {
    let now = 0
    const { stage, shown, go } = slowStage(() => now)
    void stage.receive(frame(6), [heard([1, 2, 3])])
    now = 5000
    void stage.receive(frame(16), [heard([10])])
    await go()
    expect(stage.view).toBe(6)
    expect(shown.map(({ event }) => event)).toEqual([1, 10])
    await go()
    expect(stage.view).toBe(16)
  })

  it('tells of every event once, shown or not', async () => {
    let now = 0
    const { stage, noted, go } = slowStage(() => now)
    void stage.receive(frame(10), [heard([1, 2])])
    now = 5000
    void stage.receive(frame(10), [heard([3, 4])])
    await go()
    expect(noted).toEqual([1, 2, 3])
    stage.finish()
    await go()
    expect(noted).toEqual([1, 2, 3, 4])
  })

  it('keeps to the pace of the reader: calm takes longer, at once takes no time', () => {
    const theatre = new Theatre()
    theatre.pace = 'calm'
    const calm = slowStage(undefined, theatre)
    void calm.stage.receive(frame(1), [heard([1])])
    expect(calm.shown).toEqual([{ event: 1, ms: 160 }])
    theatre.pace = 'at_once'
    const quick = slowStage(undefined, theatre)
    void quick.stage.receive(frame(1), [heard([1])])
    expect([quick.stage.view, quick.shown]).toEqual([1, []])
  })

  it('says which step it shows, and ends it when it is told to', async () => {
    const theatre = new Theatre()
    const { stage, go } = slowStage(undefined, theatre)
    const steps = [
      { ...heard([1, 2]), n: 4 },
      { ...heard([3]), n: 5 },
    ]
    const done = stage.receive(frame(6), steps)
    expect(theatre.step).toBe(4)
    await go()
    await go()
    expect(theatre.step).toBe(5)
    theatre.finish()
    expect(stage.view).toBe(6)
    await go()
    await done
    expect(theatre.step).toBeNull()
  })
})
