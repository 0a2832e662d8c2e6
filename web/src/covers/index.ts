// The drawn fronts of the boxes, by game.

import type { Component } from 'svelte'
import Plain from './Plain.svelte'
import Ugo from './Ugo.svelte'

const covers: Record<string, Component<{ title: string }>> = { ugo: Ugo }

export const cover = (game: string): Component<{ title: string }> => covers[game] ?? Plain
