// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { MAX_PANE, parseLayout } from './layout.ts'

test('what was remembered comes back, within sensible widths', () => {
  const layout = parseLayout('{"isBinderOpen":false,"binderWidth":9999,"tab":"comments"}')
  expect(layout).toMatchObject({
    isBinderOpen: false,
    binderWidth: MAX_PANE,
    tab: 'comments',
    isInspectorOpen: true,
  })
})

test('nothing, damage and strange values are as usual', () => {
  const usual = parseLayout(null)
  expect(parseLayout('{')).toEqual(usual)
  expect(parseLayout('null')).toEqual(usual)
  expect(parseLayout('{"tab":"x","isBinderOpen":"no","binderWidth":"wide"}')).toEqual(usual)
})
