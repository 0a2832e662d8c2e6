// The drawings of things that are counted, on a square of 512.

import artisan from 'icon:meeple'
import bonus from 'icon:star-medal'
import book from 'icon:open-book'
import cart from 'icon:old-wagon'
import chisel from 'icon:chisel'
import coin from 'icon:crown-coin'
import coins from 'icon:two-coins'
import delivered from 'icon:scroll-unfurled'
import dipper from 'icon:ladle'
import hammer from 'icon:flat-hammer'
import horse from 'icon:horse-head'
import laurels from 'icon:laurel-crown'
import order from 'icon:tied-scroll'
import pan from 'icon:swap-bag'
import pick from 'icon:mining'
import provisions from 'icon:knapsack'
import shovel from 'icon:trench-spade'
import special from 'icon:card-draw'
import workshop from 'icon:anvil'
import type { Equipment } from './types'

export const icons = {
  artisan,
  bonus,
  book,
  coin,
  coins,
  delivered,
  laurels,
  order,
  provisions,
  special,
  workshop,
}

export const equipmentIcons: Record<Equipment, string> = {
  gold_pan: pan,
  shovel,
  pick,
  hammer,
  chisel,
  cart,
  horse,
  fine_cart: cart,
  fine_horse: horse,
  dipper,
}
