import { decodePicture } from '@/lib/files/decode-picture.ts'

/** Maximum side of a stored avatar in pixels. */
const MAX_SIDE = 512

/** Returns the centred square of an image and its output size, which never exceeds the original. */
export function centerSquare(width: number, height: number) {
  const side = Math.min(width, height)
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    side,
    size: Math.min(side, MAX_SIDE),
  }
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))

/**
 * Crops an image to a small square in the browser, which also removes metadata such as location and camera.
 */
export async function cropToSquare(file: Blob): Promise<Blob> {
  const picture = await decodePicture(file)
  const { x, y, side, size } = centerSquare(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen || side === 0) throw new Error('The picture cannot be drawn')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, x, y, side, side, 0, 0, size, size)
  picture.close()
  const webp = await encode(canvas, 'image/webp')
  // A browser that cannot encode WebP returns PNG instead.
  if (!webp) throw new Error('The picture cannot be written')
  return webp
}
