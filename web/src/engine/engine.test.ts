import { expect, it, vi } from 'vitest'
import type { Reply } from '../protocol'
import { Engine, type Thread } from '.'
import type { FromWorker, ToWorker } from './worker'

vi.mock('engine:addresses', () => ({ default: { ugo: '/ugo.wasm' } }))

/** A worker that answers when it is told to. */
class FakeThread implements Thread {
  static all: FakeThread[] = []
  onmessage: Thread['onmessage'] = null
  onerror: Thread['onerror'] = null
  ended = false
  readonly heard: ToWorker[] = []
  constructor() {
    FakeThread.all.push(this)
  }
  postMessage(message: ToWorker) {
    this.heard.push(message)
  }
  terminate() {
    this.ended = true
  }
  says(data: FromWorker) {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent)
  }
}

const open = () => {
  FakeThread.all = []
  return new Engine('ugo', () => new FakeThread())
}
const against = { rule: 'U-3.2', refusal: { why: 'must_follow' } }

it('loads the module of the game at the first question', async () => {
  const engine = open()
  expect(FakeThread.all).toHaveLength(0)
  const [first, second] = [engine.whyNot('view', 1, 'this'), engine.whyNot('view', 1, 'that')]
  expect(FakeThread.all).toHaveLength(1)
  const thread = FakeThread.all[0]!
  expect(thread.heard).toEqual([
    { address: '/ugo.wasm' },
    { id: 1, question: '{"why_not":{"view":"view","seat":1,"action":"this"}}' },
    { id: 2, question: '{"why_not":{"view":"view","seat":1,"action":"that"}}' },
  ])
  thread.says({ id: 2, reply: { answer: null } as Reply })
  thread.says({ id: 1, reply: { answer: against } as Reply })
  expect(await first).toEqual(against)
  expect(await second).toBeNull()
})

it('gives a thread up that failed, and tries anew', async () => {
  const engine = open()
  const asked = engine.whyNot('view', 0, 'this')
  FakeThread.all[0]!.says({ id: 1, failed: 'unreachable executed' })
  await expect(asked).rejects.toThrow('unreachable executed')
  expect(FakeThread.all[0]!.ended).toBe(true)
  void engine.whyNot('view', 0, 'this').catch(() => {})
  expect(FakeThread.all).toHaveLength(2)
  engine.close()
})

it('says so where there is no answer', async () => {
  const engine = open()
  const asked = engine.whyNot('view', 0, 'nonsense')
  FakeThread.all[0]!.says({ id: 1, reply: { trouble: { code: 'unreadable', why: 'no such card' } } as Reply })
  await expect(asked).rejects.toThrow('no such card')
  await expect(new Engine('chess', () => new FakeThread()).whyNot('', 0, '')).rejects.toThrow('chess')
})

it('tells whoever waits when the table is left', async () => {
  const engine = open()
  const asked = engine.whyNot('view', 0, 'this')
  engine.close()
  await expect(asked).rejects.toThrow()
  expect(FakeThread.all[0]!.ended).toBe(true)
})
