import type { ByteSource } from '../types.ts'

/** A source over bytes in memory. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (start, end) => bytes.subarray(start, Math.min(end, bytes.length)),
  }
}

/** A source over a picked file; the browser reads only the requested ranges. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  }
}

/**
 * A source that reads blocks and caches the last few, so that thousands of small texts need few range requests.
 * Larger reads bypass the cache.
 */
export function bufferedSource(source: ByteSource, blockSize = 1 << 20, blocks = 4): ByteSource {
  const kept = new Map<number, Promise<Uint8Array>>()
  const block = (number: number): Promise<Uint8Array> => {
    const known = kept.get(number)
    if (known) {
      kept.delete(number)
      kept.set(number, known)
      return known
    }
    const start = number * blockSize
    const reading = source.read(start, Math.min(start + blockSize, source.size))
    reading.catch(() => kept.delete(number))
    kept.set(number, reading)
    for (const oldest of kept.keys()) {
      if (kept.size <= blocks) break
      kept.delete(oldest)
    }
    return reading
  }
  return {
    size: source.size,
    async read(start, end) {
      const stop = Math.min(end, source.size)
      if (stop <= start) return new Uint8Array(0)
      const first = Math.floor(start / blockSize)
      const last = Math.floor((stop - 1) / blockSize)
      if (last - first >= blocks) return source.read(start, stop)
      if (first === last)
        return (await block(first)).subarray(start - first * blockSize, stop - first * blockSize)
      const out = new Uint8Array(stop - start)
      for (let number = first; number <= last; number++) {
        const base = number * blockSize
        const part = (await block(number)).subarray(
          Math.max(0, start - base),
          Math.min(blockSize, stop - base),
        )
        out.set(part, Math.max(0, base - start))
      }
      return out
    },
  }
}
