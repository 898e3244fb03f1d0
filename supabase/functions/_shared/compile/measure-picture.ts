import type { BookPicture } from './book.ts'

/** Reads type and size from the header of a PNG, JPEG or GIF; null for any other file. */
export function measurePicture(bytes: Uint8Array): Pick<BookPicture, 'type' | 'width' | 'height'> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = readSize(view)
  return size && size.width > 0 && size.height > 0 ? size : null
}

function readSize(view: DataView): Pick<BookPicture, 'type' | 'width' | 'height'> | null {
  const { byteLength } = view
  if (byteLength >= 24 && view.getUint32(0) === 0x89504e47)
    return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
  if (byteLength >= 10 && view.getUint32(0) === 0x47494638)
    return { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (byteLength < 4 || view.getUint16(0) !== 0xffd8) return null
  // Each segment of a JPEG has a marker and its length; the size is in the one that starts the frame.
  for (let at = 2; at + 9 < byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && marker !== 0xffc4 && marker !== 0xffc8 && marker !== 0xffcc
    if (isFrame) return { type: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker >> 8 !== 0xff) return null
  }
  return null
}
