// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { MAX_PANE } from '@/ui/layout/pane-width.ts'
import { parseEditorPanes } from './editor-panes.ts'

test('stored widths are restored within limits', () => {
  const layout = parseEditorPanes('{"isTypewriter":true,"inspectorWidth":9999,"tab":"comments"}')
  expect(layout).toMatchObject({
    isTypewriter: true,
    inspectorWidth: MAX_PANE,
    tab: 'comments',
    isInspectorOpen: true,
  })
})

test('missing, damaged and invalid values give the defaults', () => {
  const usual = parseEditorPanes(undefined)
  expect(parseEditorPanes('{')).toEqual(usual)
  expect(parseEditorPanes('null')).toEqual(usual)
  expect(parseEditorPanes('{"tab":"x","isInspectorOpen":"no","inspectorWidth":"wide"}')).toEqual(usual)
})
