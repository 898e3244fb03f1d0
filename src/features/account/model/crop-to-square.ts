/** The widest a picture is kept. */
const most = 512

/** The square in the middle of a picture and the size it is drawn at: never larger than it was. */
export function centerSquare(width: number, height: number) {
  const side = Math.min(width, height)
  return {
    x: Math.floor((width - side) / 2),
    y: Math.floor((height - side) / 2),
    side,
    size: Math.min(side, most),
  }
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))

/** A picture as a small square, made in the browser; whatever else the file carried (place, camera) stays behind. */
export async function cropToSquare(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
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
  // A browser that writes no WebP answers with PNG of its own accord.
  if (!webp) throw new Error('The picture cannot be written')
  return webp
}
