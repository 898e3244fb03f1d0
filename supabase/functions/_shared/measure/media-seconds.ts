import type { ByteSource } from '../scrivener/types.ts'

/** No recording is longer than a week; a larger figure is a damaged or forged header. */
const MAX_SECONDS = 7 * 24 * 3600
const MAX_BOXES = 1000

/** Reads how long a recording is from the headers of WAV, MP3, FLAC, MP4, M4A and MOV; null for any other file. */
export async function mediaSeconds(source: ByteSource): Promise<number | null> {
  const head = viewOf(await source.read(0, 64))
  if (head.byteLength < 16) return null
  const seconds = await readerOf(head)?.(source, head)
  return seconds && Number.isFinite(seconds) && seconds > 0 && seconds <= MAX_SECONDS
    ? Math.max(1, Math.round(seconds))
    : null
}

type ReadSeconds = (source: ByteSource, head: DataView) => Promise<number | null>

function readerOf(head: DataView): ReadSeconds | null {
  if (textAt(head, 0) === 'RIFF' && textAt(head, 8) === 'WAVE') return wavSeconds
  if (textAt(head, 0) === 'fLaC') return flacSeconds
  if (textAt(head, 4) === 'ftyp') return mp4Seconds
  return textAt(head, 0).startsWith('ID3') || isFrame(head.getUint32(0)) ? mp3Seconds : null
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const textAt = (view: DataView, at: number): string =>
  view.byteLength < at + 4 ? '' : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))

async function wavSeconds(source: ByteSource): Promise<number | null> {
  let bytesPerSecond = 0
  for (let at = 12, n = 0; at + 8 <= source.size && n < MAX_BOXES; n++) {
    const chunk = viewOf(await source.read(at, at + 24))
    const size = chunk.getUint32(4, true)
    if (textAt(chunk, 0) === 'fmt ' && chunk.byteLength >= 24) bytesPerSecond = chunk.getUint32(16, true)
    // A program that records without knowing the end writes the largest size.
    if (textAt(chunk, 0) === 'data') return Math.min(size, source.size - at - 8) / bytesPerSecond
    at += 8 + size + (size % 2)
  }
  return null
}

async function flacSeconds(_source: ByteSource, head: DataView): Promise<number | null> {
  if (head.byteLength < 26) return null
  const rate = head.getUint32(18) >>> 12
  return ((head.getUint8(21) & 0x0f) * 2 ** 32 + head.getUint32(22)) / rate
}

/** Finds a box among its siblings and returns the range of its content. */
async function findBox(
  source: ByteSource,
  type: string,
  from: number,
  end: number,
): Promise<[start: number, end: number] | null> {
  for (let at = from, n = 0; at + 8 <= end && n < MAX_BOXES; n++) {
    const box = viewOf(await source.read(at, at + 16))
    if (box.byteLength < 8) return null
    const short = box.getUint32(0)
    if (short === 1 && box.byteLength < 16) return null
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(box.getBigUint64(8)) : short === 0 ? end - at : short
    if (size < head) return null
    if (textAt(box, 4) === type) return [at + head, Math.min(at + size, end)]
    at += size
  }
  return null
}

async function mp4Seconds(source: ByteSource): Promise<number | null> {
  const movie = await findBox(source, 'moov', 0, source.size)
  const header = movie && (await findBox(source, 'mvhd', ...movie))
  if (!header) return null
  const box = viewOf(await source.read(header[0], header[0] + 32))
  if (box.byteLength < 32) return null
  return box.getUint8(0) === 1
    ? Number(box.getBigUint64(24)) / box.getUint32(20)
    : box.getUint32(16) / box.getUint32(12)
}

/** Kilobits per second of layer III, by the index in the header: MPEG 1, then MPEG 2 and 2.5. */
const BITRATES = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const
const RATES = [44_100, 48_000, 32_000]

/** Whether four bytes begin a frame of layer III with a bitrate and a sample rate. */
const isFrame = (bits: number): boolean =>
  bits >>> 21 === 0x7ff &&
  ((bits >>> 19) & 3) !== 1 &&
  ((bits >>> 17) & 3) === 1 &&
  ![0, 15].includes((bits >>> 12) & 15) &&
  ((bits >>> 10) & 3) !== 3

async function mp3Seconds(source: ByteSource, head: DataView): Promise<number | null> {
  const isTagged = textAt(head, 0).startsWith('ID3')
  const tag = isTagged
    ? 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (head.getUint8(at) & 0x7f), 0)
    : 0
  // Some programs pad the tag, so the first frame is searched for.
  const start = viewOf(await source.read(tag, tag + 8192))
  for (let at = 0; at + 4 <= start.byteLength; at++) {
    const bits = start.getUint32(at)
    if (isFrame(bits)) return secondsOfFrames(start, at, bits, source.size - tag - at)
  }
  return null
}

function secondsOfFrames(view: DataView, at: number, bits: number, size: number): number | null {
  const version = (bits >>> 19) & 3
  const isFirst = version === 3
  const rate = (RATES[(bits >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4)
  const isMono = ((bits >>> 6) & 3) === 3
  const side = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const samples = isFirst ? 1152 : 576
  const info = at + 4 + side
  // The number of frames of a recording with a variable bitrate.
  if (
    ['Xing', 'Info'].includes(textAt(view, info)) &&
    view.byteLength >= info + 12 &&
    view.getUint8(info + 7) & 1
  )
    return (view.getUint32(info + 8) * samples) / rate
  const bitrate = BITRATES[isFirst ? 0 : 1][((bits >>> 12) & 15) - 1] ?? 0
  return (size * 8) / (bitrate * 1000)
}
