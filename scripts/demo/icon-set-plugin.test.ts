import { icons as components } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../local/settings.ts'
import { componentName } from '../../src/demos/pages/model/icon-search.ts'
import { collectIcons } from './icon-set-plugin.ts'

describe('collectIcons', () => {
  it('R-461: returns each icon of lucide-react once, under a name whose component can be imported', async () => {
    const icons = await collectIcons(projectRoot)
    expect(icons.map(({ name }) => componentName(name)).sort()).toEqual(Object.keys(components).sort())
    expect(icons.every(({ node }) => node.length > 0)).toBe(true)
  })

  it('R-461: returns the former names of an icon', async () => {
    const icons = await collectIcons(projectRoot)
    expect(icons.find(({ name }) => name === 'house')?.aliases).toContain('home')
  })
})
