import { readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../images/', import.meta.url)
const recorded = [
  'editor-phone',
  'editor-wide',
  'inbox-phone',
  'inbox-wide',
  'manuscript-wide',
  'palette-phone',
  'palette-wide',
]

describe('the pictures of the product (R-448)', () => {
  const files = readdirSync(folder)

  it('exist in both languages and themes', () => {
    expect(files.sort()).toEqual(
      recorded.flatMap((name) =>
        ['en', 'fr'].flatMap((language) =>
          ['dark', 'light'].map((theme) => `${name}-${language}-${theme}.webp`),
        ),
      ),
    )
  })

  it('are small: the four that a visitor loads have less than 220 kB together', () => {
    for (const file of files) expect(statSync(new URL(file, folder)).size, file).toBeLessThan(55_000)
  })
})
