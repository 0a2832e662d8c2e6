// The drawn fronts of the boxes, by game.

import type { Component } from 'svelte'
import GoldenCity from './GoldenCity.svelte'
import NewEngland from './NewEngland.svelte'
import Merchants from './Merchants.svelte'
import Plain from './Plain.svelte'
import Ugo from './Ugo.svelte'
import Valdora from './Valdora.svelte'

const covers: Record<string, Component<{ title: string }>> = {
  ugo: Ugo,
  'golden-city': GoldenCity,
  'new-england': NewEngland,
  valdora: Valdora,
  merchants: Merchants,
}

export const cover = (game: string): Component<{ title: string }> => covers[game] ?? Plain
