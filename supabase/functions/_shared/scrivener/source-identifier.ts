import type { ScrivenerProject } from './types.ts'

/**
 * What tells that two archives are the same project: its own identifier (format 2.0), or, in older formats, a hash
 * of its first binder ids, which stay with a project for its whole life. Both sides of an import compute it alike.
 */
export async function sourceIdentifier(
  project: Pick<ScrivenerProject, 'identifier' | 'items' | 'title'>,
): Promise<string> {
  if (project.identifier) return project.identifier.slice(0, 200)
  const roots = project.items.filter((item) => item.parent === null).map((item) => item.sourceId)
  const oldest = project.items.map((item) => item.created ?? '').sort()
  const text = JSON.stringify([roots, oldest.find((date) => date !== '') ?? project.title])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `binder-${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
