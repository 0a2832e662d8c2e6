import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Theatre } from './games/parts/theatre.svelte'
import { Player } from './player.svelte'

class FakeReplay {
  at = 0
  steps = 3
  fails = false
  show = vi.fn(async (at: number) => {
    if (this.fails) throw new Error('no rules')
    this.at = at
  })
}

let stage: Theatre
let replay: FakeReplay
let failed: unknown[]
let player: Player

beforeEach(() => {
  vi.useFakeTimers()
  stage = new Theatre()
  replay = new FakeReplay()
  failed = []
  player = new Player(replay, 'quick', (why) => failed.push(why), stage)
})
afterEach(() => vi.useRealTimers())

test('the next step comes when the board has shown the last one, however long that takes', async () => {
  const board = () => {}
  stage.shows(1, board)
  void player.play()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(replay.at).toBe(1)
  stage.ended(board)
  await vi.advanceTimersByTimeAsync(149)
  expect(replay.at).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(replay.at).toBe(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect([replay.at, player.playing]).toEqual([3, false])
})

test('it stops where it was told to, when it is paused, and when the rules fail', async () => {
  void player.play(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect([replay.at, player.playing]).toEqual([2, false])
  replay.at = 0
  void player.play()
  await vi.advanceTimersByTimeAsync(0)
  player.pause()
  await vi.advanceTimersByTimeAsync(5000)
  expect(replay.at).toBe(1)
  replay.fails = true
  await player.to(2)
  void player.play()
  await vi.advanceTimersByTimeAsync(0)
  expect([failed.length, player.playing]).toEqual([2, false])
})

test('the board keeps its speed while it is open, and a jump ends what is being shown', async () => {
  expect(stage.pace).toBe('quick')
  player.setSpeed('calm')
  expect(stage.tempo.stretch).toBeGreaterThan(1)
  const finish = vi.fn<() => void>()
  stage.shows(1, finish)
  await player.to(3)
  expect(finish).toHaveBeenCalledOnce()
  player.close()
  expect(stage.pace).toBeNull()
})
