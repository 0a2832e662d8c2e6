import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Frame, Table } from '../../protocol'
import { boardOf } from '../../test/board'
import { clickLate } from '../../test/late'
import { payments } from './builds'
import { found, games, telling } from './fixtures'
import goldenCity from '.'
import type { Action, Phase, View } from './types'
import Wares from './Wares.svelte'

const { act, why, draw, props, show } = boardOf(goldenCity)

const step = (view: View) => (view.phase === 'over' ? 'over' : Object.keys(view.phase)[0])
const building = () => found(games.four, (view, legal) => step(view) === 'build' && payments(legal).size > 2)

/** The frame of another decision, made from one of the fixture's. */
function deciding(phase: Phase, legal: Action[], change: Partial<View> = {}): Frame {
  const frame = building()
  return { ...frame, legal, view: { ...(frame.view as View), ...change, phase } }
}

const place = (container: HTMLElement, id: string) => {
  const found = container.querySelector(`[data-place="${id}"]`)
  if (!found) throw new Error(`no place ${id}`)
  return found
}

describe('building', () => {
  it('lights up the legal places and no others', () => {
    const frame = building()
    const container = show(frame)
    const lit = [...container.querySelectorAll('[data-place][role=button]')]
    expect(new Set(lit.map((one) => one.getAttribute('data-place')))).toEqual(
      new Set(payments(frame.legal as Action[]).keys()),
    )
    expect(lit[0]?.getAttribute('aria-label')).toContain('you can build here')
  })

  it('builds at one click where there is one way to pay', async () => {
    const frame = building()
    const [id, ways] = [...payments(frame.legal as Action[])].find(([, ways]) => ways.length === 1) ?? []
    await fireEvent.click(place(show(frame), id ?? ''))
    expect(act).toHaveBeenCalledExactlyOnceWith({ build: { place: id, payment: ways?.[0] } })
  })

  it('shows the ways to pay where there are several, and takes the one clicked', async () => {
    const ways: Action[] = [
      { build: { place: 'salt_cove', payment: ['forest', 'forest'] } },
      { build: { place: 'salt_cove', payment: ['port'] } },
    ]
    const container = show(deciding({ build: 0 }, [...ways, 'end_turn']))
    await fireEvent.keyDown(place(container, 'salt_cove'), { key: 'Enter' })
    expect(act).not.toHaveBeenCalled()
    const shown = [...container.querySelectorAll('.payment')]
    expect(shown.map((way) => way.getAttribute('aria-label'))).toEqual(['1 port', '2 forests'])
    await fireEvent.click(shown[1]!)
    expect(act).toHaveBeenCalledExactlyOnceWith(ways[0])
  })

  it('asks why not elsewhere', async () => {
    const rival = (view: View) => view.players.findIndex(({ posts }, seat) => seat > 0 && posts.length > 0)
    const frame = found(
      games.four,
      (view, legal) => step(view) === 'build' && legal.length > 0 && rival(view) > 0,
    )
    const { players } = frame.view as View
    const owner = rival(frame.view as View)
    const taken = players[owner]!.posts[0]!
    await fireEvent.click(place(show(frame), taken))
    expect(act).not.toHaveBeenCalled()
    expect(why).toHaveBeenCalledExactlyOnceWith({ build: { place: taken, payment: [] } })
  })

  it('ends the turn', async () => {
    show(building())
    await fireEvent.click(screen.getByText('End your turn'))
    expect(act).toHaveBeenCalledExactlyOnceWith('end_turn')
  })
})

describe('the auction', () => {
  const bidding = (coins: number) => {
    const frame = found(games.four, (view, legal) => step(view) === 'place_hand' && legal.length > 0)
    const view = structuredClone(frame.view) as View
    view.players[0]!.coins = coins
    view.groups.forEach((group, at) => (group.bidder = at === 0 ? 1 : null))
    const legal: Action[] = [1, 2, 3].map((group) => ({ place_hand: group }))
    return { ...frame, view, legal: coins > 0 ? [{ place_hand: 0 }, ...legal] : legal }
  }
  const group = (container: HTMLElement, at: number) => container.querySelector(`[data-group="${at}"]`)!

  it('takes a free group, or expels for the price in sight', async () => {
    const container = show(bidding(3))
    expect(group(container, 0).getAttribute('aria-label')).toMatch(/Bruno’s hand, 1 coin$/)
    await fireEvent.click(group(container, 0))
    expect(act).toHaveBeenCalledExactlyOnceWith({ place_hand: 0 })
  })

  it('asks why when an expulsion is too dear', async () => {
    const container = show(bidding(0))
    await fireEvent.click(group(container, 0))
    expect(act).not.toHaveBeenCalled()
    expect(why).toHaveBeenCalledExactlyOnceWith({ place_hand: 0 })
  })
})

describe('choices', () => {
  it('keeps a bonus card', async () => {
    const frame = found(games.four, (view, legal) => step(view) === 'choose_bonus' && legal.length > 0)
    const container = show(frame)
    const choices = container.querySelectorAll('.choice')
    expect(choices).toHaveLength(frame.legal.length)
    await fireEvent.click(choices[1]!)
    expect(frame.legal).toContainEqual(act.mock.calls[0]?.[0])
  })

  it('takes a ware card from the display or the pile', async () => {
    const frame = found(games.four, (view, legal) => step(view) === 'take_ware' && legal.length > 0)
    show(frame)
    const wares = within(screen.getByLabelText('Wares'))
    await fireEvent.click(wares.getByLabelText(/^Ware pile/))
    expect(act).toHaveBeenLastCalledWith('draw_ware')
  })

  it('removes one of five ware cards', async () => {
    const cards = ['ware_1', 'ware_2', 'ware_3', 'ware_4', 'ware_5']
    const container = show(
      deciding(
        { remove_ware: 0 },
        cards.map((card) => ({ remove_ware: card })),
      ),
    )
    await fireEvent.click(container.querySelectorAll('.choice')[4]!)
    expect(act).toHaveBeenCalledExactlyOnceWith({ remove_ware: 'ware_5' })
  })

  it('discards from the hand', async () => {
    const hand = { seat: 0, cards: ['port' as const, 'forest' as const], drawn: [] }
    show(deciding({ discard: 0 }, [{ discard: 'port' }, { discard: 'forest' }], { hand }))
    await fireEvent.click(screen.getByLabelText('Discard a forest card'))
    expect(act).toHaveBeenCalledExactlyOnceWith({ discard: 'forest' })
  })
})

it('takes nothing more while an action is on its way', async () => {
  const frame = building()
  const container = show(frame, { busy: true })
  for (const choice of container.querySelectorAll('[data-choice]')) await fireEvent.click(choice)
  expect(container.querySelectorAll('[data-choice]').length).toBeGreaterThan(2)
  expect(act).not.toHaveBeenCalled()
})

describe('the keyboard', () => {
  const ways: Action[] = [
    { build: { place: 'salt_cove', payment: ['forest', 'forest'] } },
    { build: { place: 'salt_cove', payment: ['port'] } },
    'end_turn',
  ]
  const focused = () => document.activeElement

  it('is led from a place to the ways to pay, and on to the next decision', async () => {
    const { container, rerender } = draw(deciding({ build: 0 }, ways))
    await fireEvent.keyDown(place(container, 'salt_cove'), { key: 'Enter' })
    await vi.waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('1 port'))
    await fireEvent.click(focused()!)
    await rerender(props(deciding({ remove_ware: 0 }, [{ remove_ware: 'ware_1' }])))
    await vi.waitFor(() => expect(focused()?.closest('[data-tray]')).not.toBeNull())
  })

  it('stays where somebody went meanwhile', async () => {
    const { container, rerender } = draw(deciding({ build: 0 }, ways))
    const elsewhere = document.body.appendChild(document.createElement('button'))
    await fireEvent.keyDown(place(container, 'salt_cove'), { key: 'ArrowUp' })
    elsewhere.focus()
    await rerender(props(deciding({ remove_ware: 0 }, [{ remove_ware: 'ware_1' }])))
    await new Promise((resolve) => setTimeout(resolve))
    expect(focused()).toBe(elsewhere)
    elsewhere.remove()
  })
})

it.each([
  ['in a replay', true, 0],
  ['to a spectator', false, null],
] as const)('does nothing %s', async (_, replay, you) => {
  const container = show(
    { ...building(), ...(you === null && { legal: [] }) },
    { replay, telling: { ...telling, you } },
  )
  for (const id of ['salt_cove', 'sun_palace']) await fireEvent.click(place(container, id))
  expect(container.querySelector('[data-tray]')).toBeNull()
  expect(act).not.toHaveBeenCalled()
  expect(why).not.toHaveBeenCalled()
})

describe('the first player', () => {
  const shown = (game: (typeof games)['four']) => {
    const frame = found(game, () => true)
    const words = goldenCity.describe(frame, telling).join(' ')
    return [show(frame).querySelector('[title="First player"]') !== null, words.includes('First player')]
  }

  it('is marked, in words too', () => expect(shown(games.four)).toEqual([true, true]))
  it('has no mark in the Great Drought', () => expect(shown(games.drought)).toEqual([false, false]))
})

describe('the final sheet', () => {
  const final = (game: (typeof games)['four']) => {
    const frame = found(game, (view) => view.phase === 'over')
    const history = game.map(({ heard }) => heard)
    return render(goldenCity.Final, { table: {} as Table, frame, history, telling }).container
  }

  it('has a line for every bonus card, and the totals of the standings', () => {
    const frame = found(games.four, (view) => view.phase === 'over')
    const container = final(games.four)
    expect(container.querySelectorAll('.bonus-card')).toHaveLength(4)
    const row = [...container.querySelectorAll('tr')].find((tr) => tr.textContent?.startsWith('Letters'))
    const totals = [...(row?.querySelectorAll('td') ?? [])].map((cell) => Number(cell.textContent))
    expect(totals).toEqual(frame.standings?.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points))
  })

  it('has the special scorings of the Great Drought', () => {
    const container = final(games.drought)
    expect(container.querySelectorAll('h3')).toHaveLength(2)
    expect(container.textContent).toContain('Victory points')
  })
})

it('draws no ware from the pile where the click shows that the card is gone', () => {
  const view = building().view as View
  const ontake = vi.fn()
  const gone = { ...view, ware_display: view.ware_display.map(() => null) as View['ware_display'] }
  clickLate(Wares, { view, telling, seats: [0, 1], open: true, ontake }, { view: gone })
  expect(ontake).not.toHaveBeenCalled()
})
