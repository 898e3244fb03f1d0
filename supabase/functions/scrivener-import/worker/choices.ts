import { z } from 'zod'
import { itemType } from '../../_shared/contract/items.ts'
import type { ScrivenerProject } from '../../_shared/scrivener/types.ts'

/** The user's choices in the preview, as stored in `imports.options`. */
const choicesSchema = z.object({
  types: z.record(z.string(), itemType).default({}),
  exclude: z.array(z.string()).default([]),
  title: z.string().trim().min(1).max(300).optional(),
})
export type Choices = z.infer<typeof choicesSchema>

export function readChoices(options: unknown): Choices {
  return choicesSchema.parse(options)
}

/**
 * For each item, the index of the excluded branch that contains it (itself or an ancestor), or null when it
 * is imported.
 */
export function excludedBranches(project: ScrivenerProject, exclude: readonly string[]): (number | null)[] {
  const out = new Set(exclude)
  const branches: (number | null)[] = []
  for (const item of project.items) {
    const above = item.parent === null ? null : (branches[item.parent] ?? null)
    branches.push(above ?? (out.has(item.sourceId) ? item.index : null))
  }
  return branches
}
