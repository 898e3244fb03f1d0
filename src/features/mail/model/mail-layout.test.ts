import { expect, it } from 'vitest'
import { PANE_LIMITS, parseMailLayout } from './mail-layout.ts'

it('a stored layout is restored with widths inside the limits', () => {
  const stored = {
    isCompact: true,
    isFoldersOpen: false,
    isListOpen: false,
    foldersWidth: 9,
    listWidth: 9999,
  }
  expect(parseMailLayout(JSON.stringify(stored))).toEqual({
    ...stored,
    foldersWidth: PANE_LIMITS.folders.min,
    listWidth: PANE_LIMITS.list.max,
  })
})

it('an invalid value becomes the default', () => {
  const defaults = parseMailLayout(undefined)
  expect(defaults).toEqual({
    isCompact: false,
    isFoldersOpen: true,
    isListOpen: true,
    foldersWidth: 224,
    listWidth: 380,
  })
  for (const text of ['{', '7', 'null', '{"isCompact":"yes","listWidth":null,"foldersWidth":"wide"}'])
    expect(parseMailLayout(text), text).toEqual(defaults)
})
