import { expect, test } from 'vitest'
import { pictureType } from './picture-type.ts'

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

test.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['GIF89a\x01\0', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'image/avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0avifmiaf', 'image/avif'],
])('R-904: a picture has its type by its bytes (%j)', (start, type) => {
  expect(pictureType(bytes(start))).toBe(type)
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '\x01\0\0\0l\0\0\0',
  'BM6\0',
  '%PDF-1.7',
  'RIFF\x10\0\0\0WAVE',
  '',
])('R-904: any other file is no picture of a text (%j)', (start) => {
  expect(pictureType(bytes(start))).toBeNull()
})
