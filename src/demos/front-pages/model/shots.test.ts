import { readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('../images/', import.meta.url)

describe('the pictures of the product (R-448)', () => {
  it('exist in both languages and themes, and are small', () => {
    const files = readdirSync(folder)
    expect(files.sort()).toEqual(
      ['editor', 'inbox'].flatMap((name) =>
        ['en', 'fr'].flatMap((language) =>
          ['dark', 'light'].map((theme) => `${name}-${language}-${theme}.webp`),
        ),
      ),
    )
    const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
    expect(bytes).toBeLessThan(400_000)
  })
})
