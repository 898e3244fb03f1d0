import type {
  ImportPlan,
  QuillportType,
  RootRole,
  ScrivenerProject,
  SkipReason,
  Warning,
} from '@scrivener/types.ts'

/** One binder item as the preview shows it. */
export type PreviewNode = {
  sourceId: string
  /** Index of the parent in `nodes`, or null at the top. */
  parent: number | null
  depth: number
  title: string
  type: QuillportType
  /** Scrivener's own type, which the icon of a picture, PDF or recording follows. */
  sourceType: string
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
  /** Hand-picked lists, which are imported, each with how many documents it names. */
  collections: { title: string; count: number }[]
  /** Searches that Scrivener runs again each time, which are not imported. */
  savedSearches: string[]
  /** Files that are not imported, by the reason. */
  skipped: Partial<Record<SkipReason, number>>
  warnings: Warning[]
}

/** Sums a parsed project up for the preview. */
export function summarise(
  project: ScrivenerProject,
  plan: ImportPlan,
  sourceIdentifier: string,
): ArchivePreview {
  const files = { text: 0, kept: 0, skipped: 0, refused: 0 }
  const skipped: ArchivePreview['skipped'] = {}
  let snapshots = 0
  for (const { action, role, reason } of plan.files) {
    if (role === 'snapshot') snapshots++
    if (action === 'convert' || action === 'read') files.text++
    else if (action === 'keep') files.kept++
    else if (action === 'skip') {
      files.skipped++
      const key = reason as SkipReason
      skipped[key] = (skipped[key] ?? 0) + 1
    } else files.refused++
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
      sourceType: item.scrivenerType,
      hasText: plan.items[index]?.text !== undefined,
      isTrash: item.isTrash,
      isTemplate: item.isTemplate,
      rootRole: item.rootRole,
    })),
    files,
    snapshots,
    collections: project.collections.map(({ title, itemIds }) => ({ title, count: itemIds.length })),
    savedSearches: project.savedSearches,
    skipped,
    warnings: project.warnings,
  }
}
