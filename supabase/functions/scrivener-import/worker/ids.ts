import { createHash } from 'node:crypto'

/** The ids an import gives its rows: always the same for the same archive, so that doing a slice twice doubles nothing. */
export type ImportIds = {
  manuscript: string
  label(sourceId: string): string
  status(sourceId: string): string
  item(sourceId: string): string
  /** A comment of one file: two files may use the same comment id. */
  comment(entry: number, sourceId: string): string
  revision(entry: number): string
  rawFile(key: string): string
}

/** Makes the ids of one import. */
export function createIds(importId: string): ImportIds {
  const id = (kind: string, key: string | number) => nameUuid(importId, `${kind}:${key}`)
  return {
    manuscript: id('manuscript', ''),
    label: (sourceId) => id('label', sourceId),
    status: (sourceId) => id('status', sourceId),
    item: (sourceId) => id('item', sourceId.toUpperCase()),
    comment: (entry, sourceId) => id('comment', `${entry}:${sourceId.toUpperCase()}`),
    revision: (entry) => id('revision', entry),
    rawFile: (key) => id('file', key),
  }
}

/** A version 5 UUID: the SHA-1 of a name within a namespace. */
export function nameUuid(namespace: string, name: string): string {
  const hash = createHash('sha1')
  hash.update(
    Uint8Array.from(namespace.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  )
  const bytes = hash.update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
