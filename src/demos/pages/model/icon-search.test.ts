import { describe, expect, it } from 'vitest'
import { componentName, findIcons, importLine, moveInGrid } from './icon-search.ts'

const icon = (name: string, ...aliases: string[]) => ({ name, aliases, node: [] })
const icons = [
  icon('circle-arrow-right', 'arrow-right-circle'),
  icon('house', 'home'),
  icon('arrow-right'),
  icon('arrow-right-left'),
]
const found = (query: string) => findIcons(icons, query).map(({ name }) => name)

describe('findIcons', () => {
  it('R-461: finds an icon by its name in any spelling, the exact one first', () => {
    for (const query of ['ArrowRight', 'arrow-right', '  Arrow  right '])
      expect(found(query)).toEqual(['arrow-right', 'arrow-right-left', 'circle-arrow-right'])
  })

  it('R-461: finds an icon by a former name and by parts of words in any order', () => {
    expect(found('home')).toEqual(['house'])
    expect(found('circ arr')).toEqual(['circle-arrow-right'])
  })

  it('returns all icons for an empty query and none for an unknown word', () => {
    expect(found(' ')).toHaveLength(4)
    expect(found('quill')).toEqual([])
  })
})

describe('importLine', () => {
  it('R-461: names the component of the icon', () => {
    expect(importLine('arrow-down-0-1')).toBe("import { ArrowDown01 } from 'lucide-react'")
    expect(componentName('a-large-small')).toBe('ALargeSmall')
  })
})

describe('moveInGrid', () => {
  const grid = { count: 10, columns: 4, isRtl: false, rowsPerPage: 2 }

  it('moves by one icon in the reading direction and by one row', () => {
    expect(moveInGrid(1, 'ArrowRight', grid)).toBe(2)
    expect(moveInGrid(1, 'ArrowRight', { ...grid, isRtl: true })).toBe(0)
    expect(moveInGrid(1, 'ArrowDown', grid)).toBe(5)
  })

  it('stays inside the grid and ignores other keys', () => {
    expect(moveInGrid(8, 'ArrowDown', grid)).toBe(9)
    expect(moveInGrid(1, 'PageUp', grid)).toBe(0)
    expect(moveInGrid(3, 'End', grid)).toBe(9)
    expect(moveInGrid(3, 'a', grid)).toBeNull()
  })
})
