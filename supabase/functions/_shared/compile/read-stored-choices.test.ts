import { expect, it } from 'vitest'
import { presetChoices } from './presets.ts'
import { readStoredChoices } from './read-stored-choices.ts'

it('reads what this version has, and names what it replaced by the preset (R-882)', () => {
  const stored = { ...presetChoices('proof', 'fr'), page: 'octavo', drm: true, quotes: 'guillemets' }
  const read = readStoredChoices(
    { ...stored, matter: { ...stored.matter, end: 7, alsoBy: 'Other' } },
    'proof',
    'fr',
  )
  expect([...read.replaced].sort()).toEqual(['drm', 'end', 'page'])
  expect(read.choices).toEqual({
    ...presetChoices('proof', 'fr'),
    quotes: 'guillemets',
    matter: { ...presetChoices('proof', 'fr').matter, alsoBy: 'Other' },
  })
})

it.each([null, [], 'text', { __proto__: { page: 'a5' } }, { matter: [] }])(
  'reads %j as nothing',
  (stored) => {
    expect(readStoredChoices(stored, 'ebook', 'en').choices).toEqual(presetChoices('ebook', 'en'))
  },
)
