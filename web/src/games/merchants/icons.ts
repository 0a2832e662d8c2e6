// The drawings of things that are counted, on a square of 512.

import camel from 'icon:camel'
import caravan from 'icon:old-wagon'
import card from 'icon:card-draw'
import coins from 'icon:two-coins'
import crate from 'icon:wooden-crate'
import histogram from 'icon:histogram'
import bribery from 'icon:receive-money'
import lancer from 'icon:mounted-knight'
import merchant from 'icon:hooded-figure'
import ore from 'icon:minerals'
import post from 'icon:house'
import road from 'icon:stone-path'
import safeConduct from 'icon:tied-scroll'
import salt from 'icon:powder-bag'
import trade from 'icon:trade'
import agreement from 'icon:shaking-hands'
import wheat from 'icon:wheat'
import wood from 'icon:log'
import wool from 'icon:sheep'
import type { Development, Purchase, Ware } from './types'

export const icons = { camel, card, coins, crate, histogram, post, trade }

export const wareIcons: Record<Ware, string> = { wood, wool, wheat, ore, salt, gold: coins }

export const purchaseIcons: Record<Purchase, string> = { route: road, merchant, caravan, card }

export const cardIcons: Record<Development, string> = {
  safe_conduct: safeConduct,
  trade_agreement: agreement,
  bribery,
  lancer,
}
