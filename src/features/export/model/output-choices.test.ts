import { presetChoices } from '@compile/presets.ts'
import { describe, expect, it } from 'vitest'
import { areKnownParts, changesBetween, choicesOf, withPreset } from './output-choices.ts'

const start = choicesOf('manuscript', 'en')

describe('the choices of an output', () => {
  it('change by the values that differ only', () => {
    const { matter } = start.choices
    const choices = { ...start.choices, page: 'a5', matter: { ...matter, copyright: '©' } } as const
    expect(changesBetween(start, { ...start, format: 'epub', choices })).toEqual({
      format: 'epub',
      choices: { page: 'a5', matter: { copyright: '©' } },
    })
    expect(changesBetween(start, structuredClone(start))).toEqual({})
  })

  it('keep the parts and the texts of the book with another preset', () => {
    const matter = { ...start.choices.matter, copyright: '© Mara', end: 'FINIS' }
    const parts = { by: 'branches', itemIds: ['1'] } as const
    const next = withPreset(
      { ...start, choices: { ...start.choices, parts: { ...parts, itemIds: ['1'] }, matter } },
      'ebook',
      'en',
    )
    expect(next).toMatchObject({ preset: 'ebook', format: 'epub' })
    expect(next.choices).toEqual({
      ...presetChoices('ebook', 'en'),
      parts,
      matter: { ...presetChoices('ebook', 'en').matter, copyright: '© Mara' },
    })
  })

  it('know whether the label, status or collection of the parts exists', () => {
    const lists = { labels: [{ id: 'a' }], statuses: [], collections: [{ id: 'c' }] }
    expect(areKnownParts({ by: 'all' }, lists)).toBe(true)
    expect(areKnownParts({ by: 'label', id: 'a' }, lists)).toBe(true)
    expect(areKnownParts({ by: 'status', id: 'a' }, lists)).toBe(false)
    expect(areKnownParts({ by: 'collection', id: 'a' }, lists)).toBe(false)
  })
})
