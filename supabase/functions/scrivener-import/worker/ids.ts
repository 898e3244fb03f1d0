import { createHash } from 'node:crypto'

/**
 * The row ids of an import: deterministic for an archive, so that repeating a slice inserts no duplicates.
 */
export type ImportIds = {
  manuscript: string
  label(sourceId: string): string
  status(sourceId: string): string
  /** A collection's id by its index, because not every format gives collections an id. */
  collection(index: number): string
  item(sourceId: string): string
  /** A comment's id by file, because two files may use the same comment id. */
  comment(entry: number, sourceId: string): string
  revision(entry: number): string
  rawFile(key: string): string
}

/** Creates the ids of one import. */
export function createIds(importId: string): ImportIds {
  const namespace = bytesOf(importId)
  const id = (kind: string, key: string | number) => uuidIn(namespace, `${kind}:${key}`)
  return {
    manuscript: id('manuscript', ''),
    label: (sourceId) => id('label', sourceId),
    status: (sourceId) => id('status', sourceId),
    collection: (index) => id('collection', index),
    item: (sourceId) => id('item', sourceId.toUpperCase()),
    comment: (entry, sourceId) => id('comment', `${entry}:${sourceId.toUpperCase()}`),
    revision: (entry) => id('revision', entry),
    rawFile: (key) => id('file', key),
  }
}

/** A version 5 UUID: the SHA-1 of a name within a namespace. */
export function nameUuid(namespace: string, name: string): string {
  return uuidIn(bytesOf(namespace), name)
}

function uuidIn(namespace: Uint8Array, name: string): string {
  const hex = createHash('sha1').update(namespace).update(name).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function bytesOf(uuid: string): Uint8Array {
  return Uint8Array.from(uuid.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
