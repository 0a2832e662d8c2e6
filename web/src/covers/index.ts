// The drawn fronts of the boxes, by game.

import type { Component } from 'svelte'
import GoldenCity from './GoldenCity.svelte'
import Merchants from './Merchants.svelte'
import Plain from './Plain.svelte'
import Ugo from './Ugo.svelte'

const covers: Record<string, Component<{ title: string }>> = {
  ugo: Ugo,
  'golden-city': GoldenCity,
  merchants: Merchants,
}

export const cover = (game: string): Component<{ title: string }> => covers[game] ?? Plain
