import { readdirSync, readFileSync } from 'node:fs'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { exampleId, exampleNames, exampleSource, withAliases } from './example-source.ts'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const messagesOf = (area: string) => JSON.parse(read(`locales/en/${area}.json`)) as Record<string, string>

const files = readdirSync(new URL('src/demos/', root), { recursive: true, encoding: 'utf8' })
const specimens = files.flatMap((file) => {
  const [, area = '', specimen = ''] = /^([^/]+)\/specimens\/([^/]+)\.tsx$/.exec(file) ?? []
  if (area === '') return []
  const path = `src/demos/${file}`
  const examples = exampleNames(read(path)).map((name) => exampleId(name, specimen))
  return { path, area, specimen, examples }
})

describe('the specimens of the galleries', () => {
  it('R-460: have a title, and a heading and a text for each example', () => {
    expect(specimens.length).toBeGreaterThan(5)
    const missing = specimens.flatMap(({ area, specimen, examples }) => {
      const messages = messagesOf(area)
      const pages = specimen === 'choice' ? ['autocomplete', 'combobox', 'select'] : [specimen]
      const titles = pages.flatMap((page) => [`${page}.title`, `${page}.description`])
      const ids = examples.flatMap((id) => [`${specimen}.${id}.heading`, `${specimen}.${id}.body`])
      return [...titles, ...ids].map((id) => `${area}.${id}`).filter((id) => !(id in messages))
    })
    expect(missing).toEqual([])
  })

  it('R-616: show samples with texts, whose imports are valid in any file', () => {
    const texts = readdirSync(new URL('locales/en/', root)).flatMap((file) =>
      Object.entries(messagesOf(file.slice(0, -5))),
    )
    const messages = Object.fromEntries(
      texts.map(([id, text]) => [id, /[{<]/.test(text) ? parse(text) : text]),
    )
    for (const { path, area } of specimens) {
      const source = read(path)
      for (const name of exampleNames(source)) {
        const sample = withAliases(exampleSource(source, name, { messages, isOne: '=== 1' }), area)
        expect(sample, `${path} ${name}`).not.toMatch(/ from '\.|useT/)
      }
    }
  })

  it('R-460: have six examples or more with different ids, which are anchors', () => {
    for (const { path, examples } of specimens) {
      expect(examples.length, path).toBeGreaterThanOrEqual(6)
      expect(new Set(examples).size, path).toBe(examples.length)
    }
  })

  it('R-500: show basic, advanced, statistics, chart, gamification and action cards', () => {
    const cards = specimens.filter(({ area }) => area === 'cards').map(({ specimen }) => specimen)
    expect(cards.sort()).toEqual([
      'card-actions',
      'card-advance',
      'card-basic',
      'card-gamifications',
      'card-statistics',
      'card-widgets',
    ])
  })
})
