// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { MAX_PANE, parseEditorPanes } from './editor-panes.ts'

test('stored widths are restored within limits', () => {
  const layout = parseEditorPanes('{"isBinderOpen":false,"binderWidth":9999,"tab":"comments"}')
  expect(layout).toMatchObject({
    isBinderOpen: false,
    binderWidth: MAX_PANE,
    tab: 'comments',
    isInspectorOpen: true,
  })
})

test('missing, damaged and invalid values give the defaults', () => {
  const usual = parseEditorPanes(undefined)
  expect(parseEditorPanes('{')).toEqual(usual)
  expect(parseEditorPanes('null')).toEqual(usual)
  expect(parseEditorPanes('{"tab":"x","isBinderOpen":"no","binderWidth":"wide"}')).toEqual(usual)
})
