import { isoDate } from './project/values.ts'
import { readStyleIds } from './styles.ts'
import { cleanLine } from './text/clean-text.ts'
import type { ScrivenerSnapshot } from './text-types.ts'
import { readXml } from './xml/read-xml.ts'

/** A line of a snapshot index. */
export interface SnapshotLine {
  title: string
  /** The unparsed date, compared with file names. */
  rawDate: string
  styleIds: string[]
}

const MAX_SNAPSHOTS = 5_000

/** Reads `index.xml` of an item's snapshots; throws an ArchiveError when it is damaged. */
export function readSnapshotIndex(bytes: Uint8Array, path: string): SnapshotLine[] {
  const lines: SnapshotLine[] = []
  let open: SnapshotLine | null = null
  readXml(
    bytes,
    {
      open(name, attributes) {
        if (name !== 'Snapshot' || lines.length >= MAX_SNAPSHOTS) return
        open = { title: cleanLine(attributes.Title ?? '', 500), rawDate: attributes.Date ?? '', styleIds: [] }
        lines.push(open)
      },
      close(name, text) {
        if (!open) return
        if (name === 'Title') open.title = cleanLine(text, 500)
        else if (name === 'Date') open.rawDate = text
        else if (name === 'StyleIDs') open.styleIds = readStyleIds(new TextEncoder().encode(text))
        else if (name === 'Snapshot') open = null
      },
    },
    { path, isBinder: false, maxDepth: 20, maxText: 100_000 },
  )
  return lines
}

interface SnapshotFile {
  entryIndex: number
  path: string
}

/**
 * Matches snapshot files with index lines by instant, then clock time (file name zones may be wrong), then as the
 * only remaining pair. Oldest first; others keep their file name's date.
 */
export function matchSnapshots(
  lines: readonly SnapshotLine[],
  files: readonly SnapshotFile[],
): ScrivenerSnapshot[] {
  const free = new Set(lines)
  const open = new Map(files.map((file) => [file, nameOf(file.path)]))
  const found = new Map<SnapshotFile, SnapshotLine>()
  for (const key of [instantOf, clockOf]) {
    const byKey = new Map<string, SnapshotLine>()
    for (const line of free) {
      const value = key(line.rawDate)
      if (value && !byKey.has(value)) byKey.set(value, line)
    }
    for (const [file, name] of open) {
      const value = key(name)
      const line = value ? byKey.get(value) : undefined
      if (!line || !free.delete(line)) continue
      found.set(file, line)
      open.delete(file)
    }
  }
  const [lastFile] = open.keys()
  const [lastLine] = free
  if (open.size === 1 && free.size === 1 && lastFile && lastLine) found.set(lastFile, lastLine)
  return files
    .map((file) => {
      const line = found.get(file)
      const date = isoDate(line?.rawDate) ?? isoDate(nameOf(file.path))
      return { entryIndex: file.entryIndex, title: line?.title ?? '', date, styleIds: line?.styleIds ?? [] }
    })
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.entryIndex - b.entryIndex)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.rtf$/i, '')
}

function instantOf(date: string): string | null {
  return isoDate(date)
}

function clockOf(date: string): string | null {
  const parts = /^\s*(\d{4})-(\d{2})-(\d{2})[ T-](\d{2})[:-](\d{2})[:-](\d{2})/.exec(date)
  return parts ? parts.slice(1).join('-') : null
}
