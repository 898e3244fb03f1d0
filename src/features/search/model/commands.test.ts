import { describe, expect, it } from 'vitest'
import { findCommands } from './commands.ts'

const command = (title: string) => ({ id: title, title, run: () => undefined })
const all = [command('New project request'), command('Thème sombre'), command('Langue : English')]
const titles = (q: string) => findCommands(all, q).map(({ title }) => title)

describe('findCommands', () => {
  it('finds commands by every word of the query, in any order', () => {
    expect(titles('request new')).toEqual(['New project request'])
    expect(titles('new theme')).toEqual([])
  })

  it('ignores case and accents', () => {
    expect(titles('THEME')).toEqual(['Thème sombre'])
    expect(titles('thème')).toEqual(['Thème sombre'])
  })

  it('offers every command for an empty query', () => {
    expect(titles('')).toHaveLength(3)
  })
})
