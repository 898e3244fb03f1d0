/** The types, sizes and number of files that a field accepts. */
export type FileLimits = {
  /** Media types; `image/*` accepts every image. */
  types: readonly string[]
  maxBytes: number
  maxFiles: number
}

/** A file that a field does not accept, with the reason. */
export type FileRefusal = { name: string; reason: 'type' | 'size' | 'empty' | 'count' }

type FileFacts = { name: string; type: string; size: number }

const matches = (type: string, accepted: string) =>
  accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted

function reasonOf({ type, size }: FileFacts, { types, maxBytes }: FileLimits): FileRefusal['reason'] | null {
  if (!types.some((accepted) => matches(type, accepted))) return 'type'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'size' : null
}

/** Separates files that a field accepts from the others, each of which has a reason (R-476). */
export function applyFileLimits<F extends FileFacts>(
  files: readonly F[],
  limits: FileLimits,
  already: number,
): { accepted: F[]; refusals: FileRefusal[] } {
  const accepted: F[] = []
  const refusals: FileRefusal[] = []
  for (const file of files) {
    const isFull = already + accepted.length >= limits.maxFiles
    const reason = reasonOf(file, limits) ?? (isFull ? 'count' : null)
    if (reason) refusals.push({ name: file.name, reason })
    else accepted.push(file)
  }
  return { accepted, refusals }
}
