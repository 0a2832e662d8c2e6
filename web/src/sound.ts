// Short sounds, made on the spot: no files to load.

import { settings, type Voice } from './settings.svelte'

export type Sound = 'card' | 'trick' | 'piece' | 'score' | 'turn' | 'talk' | 'end'

let context: AudioContext | undefined

/** What each group sounds like, for whoever sets its volume. */
export const samples: Record<Voice, Sound> = {
  turn: 'turn',
  others: 'piece',
  own: 'card',
  talk: 'talk',
  end: 'end',
}

/** Plays a sound as loud as its group is wanted, if at all. Browsers stay silent until the first click; that is no error. */
export function play(sound: Sound, voice: Voice): void {
  const volume = settings.volume * settings.mixer[voice]
  if (!settings.sound || volume === 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const out = context.createGain()
  out.gain.value = volume * 0.5
  out.connect(context.destination)
  const now = context.currentTime
  switch (sound) {
    case 'card':
      return swish(context, out, now, 2600, 0.09)
    case 'trick':
      swish(context, out, now, 1500, 0.16)
      return tone(context, out, now + 0.05, 196, 0.25, 0.25)
    case 'piece':
      swish(context, out, now, 900, 0.03)
      return tone(context, out, now, 523, 0.12, 0.2)
    case 'score':
      return [523, 659, 784].forEach((pitch, at) => tone(context!, out, now + at * 0.11, pitch, 0.5, 0.3))
    case 'turn':
      tone(context, out, now, 659, 0.35, 0.4)
      return tone(context, out, now + 0.13, 880, 0.5, 0.4)
    case 'talk':
      return tone(context, out, now, 988, 0.18, 0.16)
    case 'end':
      return [392, 494, 587, 784].forEach((pitch, at) =>
        tone(context!, out, now + at * 0.16, pitch, 0.9, 0.4),
      )
  }
}

/** A plucked string: two partials that die away. */
function tone(audio: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number) {
  for (const [partial, share] of [
    [1, 1],
    [2.01, 0.25],
  ] as const) {
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    oscillator.type = 'triangle'
    oscillator.frequency.value = pitch * partial
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(loud * share, at + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.001, at + length)
    oscillator.connect(gain).connect(out)
    oscillator.start(at)
    oscillator.stop(at + length)
  }
}

/** Paper on paper: a short breath of filtered noise. */
function swish(audio: AudioContext, out: AudioNode, at: number, pitch: number, length: number) {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.8
  source.connect(filter).connect(out)
  source.start(at)
}
