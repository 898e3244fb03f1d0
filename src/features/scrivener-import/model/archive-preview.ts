import type {
  ImportPlan,
  QuillportType,
  RootRole,
  ScrivenerProject,
  SkipReason,
  Warning,
} from '@scrivener/types.ts'

/** A binder item as shown in the preview. */
export type PreviewNode = {
  sourceId: string
  /** Index of the parent in `nodes`, or null at the top level. */
  parent: number | null
  depth: number
  title: string
  type: QuillportType
  /** Scrivener's own type, which selects the icon of an image, PDF or recording. */
  sourceType: string
  hasText: boolean
  isTrash: boolean
  isTemplate: boolean
  rootRole: RootRole | null
}

/** The contents of an archive, small enough to pass from the worker. */
export type ArchivePreview = {
  title: string
  author: string | null
  version: string
  sourceIdentifier: string
  nodes: PreviewNode[]
  /** The number of archive files by import action. */
  files: Readonly<Record<'text' | 'kept' | 'skipped' | 'refused', number>>
  snapshots: number
  /** Manual collections, which are imported, each with its number of documents. */
  collections: { title: string; count: number }[]
  /** Saved searches, which are not imported. */
  savedSearches: string[]
  /** The number of files that are not imported, by reason. */
  skipped: Partial<Record<SkipReason, number>>
  warnings: Warning[]
}

/** Builds the preview of a parsed project. */
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
