import { describe, expect, it, test } from 'vitest'
import { createNameFinder, type NamedItem, nameFinderFor } from './name-finder.ts'

const item = (id: string, title: string, aliases: string | null = null): NamedItem => ({ id, title, aliases })
/** The names that are found in a text, each with its item. */
function found(items: readonly NamedItem[], text: string): string[] {
  const names = createNameFinder(items)?.(text) ?? []
  return names.map(({ from, to, itemId }) => `${text.slice(from, to)}: ${itemId}`)
}

describe('R-909: the names in a text', () => {
  const cast = [item('ana', 'Ana Ruiz', 'the Keeper; K.\nLa Gardienne'), item('port', 'Port-Louis')]

  test.each([
    ['the longest name first', 'Ana Ruiz met Ana.', ['Ana Ruiz: ana', 'Ana: ana']],
    [
      'every alias',
      'They call the Keeper K. or La Gardienne.',
      ['the Keeper: ana', 'K.: ana', 'La Gardienne: ana'],
    ],
    ['whole words', 'Anatole, DeAna and Ana’s boat, (Ana)', ['Ana: ana', 'Ana: ana']],
    ['words with a combining accent as other ones', 'Ana\u0301', []],
    ['capitals after the first letter as it comes', 'ANA RUIZ and ana ruiz', ['ANA RUIZ: ana']],
    ['accents as written', 'Aná', []],
    ['a hyphen as written', 'Port-Louis, Port Louis', ['Port-Louis: port']],
    ['spaces of any kind', 'Ana\u00a0 Ruiz', ['Ana\u00a0 Ruiz: ana']],
  ])('are %s', (_, text, names) => {
    expect(found(cast, text)).toEqual(names)
  })

  it('are in composed and in separate letters, with both apostrophes', () => {
    const cafe = [item('cafe', 'Café d’Or'.normalize('NFC'))]
    expect(found(cafe, "Café d'Or")).toEqual(["Café d'Or: cafe"])
    const separate = 'Café d’Or'.normalize('NFD')
    expect(found(cafe, separate)).toEqual([`${separate}: cafe`])
  })

  test.each([
    ['is none when another title shares it', [item('a', 'Ana Ruiz'), item('b', 'Ana Lopez')], 'Ana', []],
    ['is none when an alias shares it', [item('a', 'Ana Ruiz'), item('b', 'Bea', 'ANA of Lima')], 'Ana', []],
    [
      'belongs to the item that it names',
      [item('a', 'Ana Ruiz'), item('b', 'Bea', 'Ana')],
      'Ana',
      ['Ana: b'],
    ],
    ['is none below three letters', [item('a', 'Al Ruiz')], 'Al', []],
    [
      'is none when it is an article',
      [item('a', 'The Old Harbour'), item('b', 'Les Halles')],
      'The boat. Les',
      [],
    ],
    ['is none when it is a form of address', [item('a', 'Mrs Ruiz')], 'Mrs Lopez', []],
    ['of an alias is none', [item('a', 'Bea', 'Ana Ruiz')], 'Ana', []],
    ['of one item is a name', [item('a', 'Ana Ruiz'), item('b', 'Bea Ruiz')], 'Ana', ['Ana: a']],
  ])('a first word %s', (_, items, text, names) => {
    expect(found(items, text)).toEqual(names)
  })

  it('are parts of a text in a script without spaces', () => {
    expect(found([item('tokyo', '東京'), item('ana', 'Ana')], '彼女は東京のAnaを')).toEqual(['東京: tokyo'])
  })

  it('are letters and signs of a regular expression as written', () => {
    const name = 'R2-D2 (a.b*c) [x] $1 | \\d {3} ^ ?+/'
    expect(found([item('r', name)], `See ${name}`)).toEqual([`${name}: r`])
  })

  it('are those of the first item with the name, and none without items or words', () => {
    expect(found([item('a', 'Ana'), item('b', 'Ana')], 'Ana')).toEqual(['Ana: a'])
    expect(createNameFinder([])).toBeNull()
    expect(createNameFinder([item('a', ' — ', ',;')])).toBeNull()
  })

  it('are found by one function until a name changes', () => {
    const find = nameFinderFor([item('a', 'Ana')])
    expect(nameFinderFor([item('a', 'Ana')])).toBe(find)
    expect(nameFinderFor([item('a', 'Ana', 'Annie')])).not.toBe(find)
  })
})
