import { describe, expect, it } from 'vitest'
import { titleLines, titleSize } from './title'

describe('the title on a box', () => {
  it('stays in one line while it is short', () => {
    expect(titleLines('UGO!')).toEqual(['UGO!'])
    expect(titleLines('The Golden City')).toEqual(['The Golden City'])
  })
  it('breaks where both lines are most alike', () => {
    expect(titleLines('Merchants of Europe')).toEqual(['Merchants', 'of Europe'])
    expect(titleLines('A very long title for a box')).toEqual(['A very long', 'title for a box'])
  })
  it('is not broken within a word', () => {
    expect(titleLines('Nouvelle-Angleterre')).toEqual(['Nouvelle-Angleterre'])
  })
  it('is as large as its longest line allows', () => {
    expect(titleSize(['UGO!'])).toBe(58)
    expect(titleSize(['New England'])).toBe(40)
    expect(titleSize(['Les Colons', 'de l’Europe'])).toBe(40)
    expect(titleSize(['Merchants of Europe'])).toBeLessThan(30)
  })
})
