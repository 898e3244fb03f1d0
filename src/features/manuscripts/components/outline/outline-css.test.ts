import { expect, it } from 'vitest'
import { outlineCss } from './outline-css.ts'

it('R-846: the column headers and the title of a row stay in view while the outline scrolls', () => {
  const edge = outlineCss['& [data-edge]']
  expect([edge.position, outlineCss['& [data-edge=head]'].top]).toEqual(['sticky', '0'])
  for (const first of [edge['& [data-first]'], outlineCss['& [data-row]']['& [data-first]']])
    expect([first.position, first.insetInlineStart]).toEqual(['sticky', '0'])
})
