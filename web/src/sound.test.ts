import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import SettingsForm from './parts/SettingsForm.svelte'
import { read, settings, voices } from './settings.svelte'
import { play } from './sound'

/** How loud everything was that was played. */
const heard: number[] = []

const node = () => ({
  gain: { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
  frequency: { value: 0 },
  Q: { value: 0 },
  connect: <T>(to: T) => to,
  start() {},
  stop() {},
})

class FakeAudio {
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = 'loudspeaker'
  createGain() {
    const made = node()
    return {
      ...made,
      connect<T>(to: T) {
        if (to === ('loudspeaker' as T)) heard.push(made.gain.value)
        return to
      },
    }
  }
  createOscillator = node
  createBiquadFilter = node
  createBufferSource = node
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

beforeEach(() => {
  heard.length = 0
  vi.stubGlobal('AudioContext', FakeAudio)
  Object.assign(settings, read(null, ['en']))
  settings.volume = 0.8
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each group of sounds is as loud as its slider says, and silent at nothing', () => {
  settings.mixer.others = 0.5
  settings.mixer.talk = 0
  play('piece', 'others')
  play('piece', 'own')
  play('talk', 'talk')
  expect(heard).toEqual([0.2, 0.4])
  settings.sound = false
  play('turn', 'turn')
  expect(heard).toHaveLength(2)
})

test('every group has a slider with a name and a button to hear it', async () => {
  render(SettingsForm)
  for (const name of [
    'My turn',
    'What others do',
    'My cards, pieces and dice',
    'Messages',
    'The end of a game',
  ]) {
    expect(screen.getByRole('slider', { name })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: `Listen: ${name}` }))
  }
  expect(heard).toEqual(voices.map(() => 0.4))
})

test('a mixer that was stored by hand is read as far as it makes sense', () => {
  const stored = JSON.stringify({ mixer: { turn: 7, talk: 0.25, end: 'loud', drum: 1 } })
  expect(read(stored, ['en']).mixer).toEqual({ turn: 1, others: 1, own: 1, talk: 0.25, end: 1 })
})
