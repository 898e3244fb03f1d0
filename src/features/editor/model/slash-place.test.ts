import { expect, test } from 'vitest'
import { slashPlace } from './slash-place.ts'

const frame = { top: 100, bottom: 900, left: 20, right: 340 }
const caretAt = (top: number, left: number) => ({ top, bottom: top + 20, left, right: left })
const place = (over: Partial<Parameters<typeof slashPlace>[0]> = {}) =>
  slashPlace({
    caret: caretAt(200, 40),
    frame,
    view: { top: 60, bottom: 740 },
    width: 288,
    height: 336,
    isRtl: false,
    ...over,
  })

test('R-938: the list is below the caret, inside its container', () => {
  expect(place()).toEqual({ start: 20, top: 126, maxHeight: 336 })
  expect(place({ caret: caretAt(200, 330) })).toMatchObject({ start: 32 })
  expect(place({ caret: caretAt(200, 330), isRtl: true })).toMatchObject({ start: 10 })
})

test('R-938: the list is above the caret where more of it is seen, and no higher than the view', () => {
  expect(place({ caret: caretAt(600, 40) })).toEqual({ start: 20, bottom: 306, maxHeight: 336 })
  expect(place({ view: { top: 60, bottom: 420 } })).toMatchObject({ top: 126, maxHeight: 188 })
  expect(place({ view: { top: 60, bottom: 300 } })).toMatchObject({ bottom: 706, maxHeight: 128 })
})
