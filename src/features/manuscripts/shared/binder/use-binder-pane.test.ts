// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { MAX_PANE } from '@/ui/layout/pane-width.ts'
import { parseBinderPane } from './use-binder-pane.ts'

it('a stored binder is restored within the limits of its width', () => {
  expect(parseBinderPane('{"isOpen":false,"width":9999}')).toEqual({ isOpen: false, width: MAX_PANE })
})

it('a missing, damaged or invalid stored binder gives the defaults', () => {
  const usual = parseBinderPane(undefined)
  for (const text of ['closed', '{', 'null', '5', '{"isOpen":"no","width":"wide"}'])
    expect(parseBinderPane(text)).toEqual(usual)
})
