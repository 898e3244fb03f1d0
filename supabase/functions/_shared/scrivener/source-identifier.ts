import type { ScrivenerProject } from './types.ts'

/**
 * Identifies a project across archives: its identifier (format 2.0), or a hash of its first binder ids, which never
 * change. Preview and import compute the same value.
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
