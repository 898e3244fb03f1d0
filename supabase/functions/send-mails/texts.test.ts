import { describe, expect, it } from 'vitest'
import { TEXTS } from './texts.ts'

const lineOf = (language: 'en' | 'fr', payload: Parameters<typeof TEXTS.en.events.project_status>[2]) =>
  TEXTS[language].events.project_status('', 'Atlas', payload, 'UTC')

describe('a mail about a new status (R-682)', () => {
  it.each([
    ['received', '“Atlas” is now received', 'reçue'],
    ['in_progress', '“Atlas” is now in progress', 'en cours'],
    ['delivered', '“Atlas” is now delivered', 'livrée'],
  ])('names the status %s in the language of its reader', (status, english, french) => {
    expect(lineOf('en', { status })).toBe(english)
    expect(lineOf('fr', { status })).toBe(`La demande «\u202fAtlas\u202f» est maintenant ${french}`)
  })
})

it('R-986: a mail about several assigned requests counts them in the language of its reader', () => {
  const id = '5f6d3f0e-6a1d-4f54-9c53-9c2f7a8f0001'
  const assigned = (language: 'en' | 'fr', projectIds?: string[]) =>
    TEXTS[language].events.project_assigned('Marc', 'Atlas', projectIds ? { projectIds } : {}, 'UTC')
  expect(assigned('en', [id, id])).toBe('Marc assigned 2 requests to you')
  expect(assigned('fr', [id, id])).toBe('Marc vous a confié 2 demandes')
  expect(assigned('en')).toBe('Marc assigned “Atlas” to you')
  expect(assigned('fr')).toBe('Marc vous a confié «\u202fAtlas\u202f»')
})
