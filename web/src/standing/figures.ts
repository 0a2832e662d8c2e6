// How figures are written, by the customs of the reader.

import type { PlayedGroup } from '../protocol'
import { region } from '../settings.svelte'
import { say } from '../words'

export const whole = (value: number): string => Math.round(value).toLocaleString(region()).replace('-', '−')

export const decimal = (value: number): string =>
  value.toLocaleString(region(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−')

export const percent = (share: number): string =>
  share.toLocaleString(region(), { style: 'percent', maximumFractionDigits: 0 })

export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(region(), { dateStyle: 'medium' })

/** From a beginning to an end. */
export function lasting(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 120) return say('lasting-minutes', { count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48
    ? say('lasting-hours', { count: hours })
    : say('lasting-days', { count: Math.round(hours / 24) })
}

/** From where to where a share may really be, 19 times out of 20, after so many tries (Wilson). */
export function wilson(wins: number, tries: number): [number, number] {
  if (tries === 0) return [0, 1]
  const z = 1.96
  const share = wins / tries
  const middle = share + (z * z) / (2 * tries)
  const reach = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))
  const scale = 1 + (z * z) / tries
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)]
}

type Counts = [number, number][]

/** The counts of several groups, together. */
function together(all: readonly Counts[]): Counts {
  const sums = new Map<number, number>()
  for (const [value, count] of all.flat()) sums.set(value, (sums.get(value) ?? 0) + count)
  return [...sums].sort(([a], [b]) => a - b)
}

/** Several groups of games as one; those with as many seats as the first. */
export function merged(groups: readonly PlayedGroup[]): Omit<PlayedGroup, 'options'> {
  const seats = groups[0]?.seats ?? 0
  const same = groups.filter((group) => group.seats === seats)
  return {
    seats,
    games: same.reduce((sum, { games }) => sum + games, 0),
    wins: Array.from({ length: seats }, (_, at) => same.reduce((sum, { wins }) => sum + (wins[at] ?? 0), 0)),
    points: together(same.map(({ points }) => points)),
    steps: together(same.map(({ steps }) => steps)),
    minutes: together(same.map(({ minutes }) => minutes)),
  }
}

/** The size of table played most: seats win differently often at tables of different size. */
export function usualSeats(groups: readonly PlayedGroup[]): number | undefined {
  const bySeats = new Map<number, number>()
  for (const { seats, games } of groups) bySeats.set(seats, (bySeats.get(seats) ?? 0) + games)
  return [...bySeats].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
