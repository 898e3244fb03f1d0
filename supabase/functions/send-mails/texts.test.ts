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
