import type { ImportPlan, QuillportType, RootRole, ScrivenerProject, Warning } from '@scrivener/types.ts'

/** One binder item as the preview shows it. */
export type PreviewNode = {
  sourceId: string
  /** Index of the parent in `nodes`, or null at the top. */
  parent: number | null
  depth: number
  title: string
  type: QuillportType
  hasText: boolean
  isTrash: boolean
  isTemplate: boolean
  rootRole: RootRole | null
}

/** What an archive holds, small enough to pass from the worker that opened it. */
export type ArchivePreview = {
  title: string
  author: string | null
  version: string
  sourceIdentifier: string
  nodes: PreviewNode[]
  /** Files the archive will be turned into text, kept, left out or refused, by action. */
  files: Readonly<Record<'text' | 'kept' | 'skipped' | 'refused', number>>
  snapshots: number
  warnings: Warning[]
}

/** Sums a parsed project up for the preview. */
export function summarise(
  project: ScrivenerProject,
  plan: ImportPlan,
  sourceIdentifier: string,
): ArchivePreview {
  const files = { text: 0, kept: 0, skipped: 0, refused: 0 }
  let snapshots = 0
  for (const { action, role } of plan.files) {
    if (role === 'snapshot') snapshots++
    if (action === 'convert' || action === 'read') files.text++
    else if (action === 'keep') files.kept++
    else if (action === 'skip') files.skipped++
    else files.refused++
  }
  return {
    title: project.title,
    author: project.author,
    version: project.version,
    sourceIdentifier,
    nodes: project.items.map((item, index) => ({
      sourceId: item.sourceId,
      parent: item.parent,
      depth: item.depth,
      title: item.title,
      type: item.type,
      hasText: plan.items[index]?.text !== undefined,
      isTrash: item.isTrash,
      isTemplate: item.isTemplate,
      rootRole: item.rootRole,
    })),
    files,
    snapshots,
    warnings: project.warnings,
  }
}
