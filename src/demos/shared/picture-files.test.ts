import { expect, it } from 'vitest'
import { splitPictures } from './picture-files.ts'

it('R-274: accepts pictures of at most 5 MB while there is room', () => {
  const png = { type: 'image/png', size: 5_242_880 }
  const others = [
    { type: 'image/svg+xml', size: 10 },
    { type: 'image/jpeg', size: 5_242_881 },
    { type: 'image/webp', size: 0 },
  ]
  expect(splitPictures([png, ...others, png], 8)).toEqual({ fit: [png, png], refused: 3 })
  expect(splitPictures([png, png], 1)).toEqual({ fit: [png], refused: 1 })
})
