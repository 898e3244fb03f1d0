import { isSystemFile } from '../project/find-project.ts'
import type { FileAction, FileRole, SkipReason } from '../types.ts'

/** The classification of a file by its name; `key` is the id of the item that its name refers to. */
export interface Classified {
  role: FileRole
  action: FileAction
  reason: SkipReason | null
  /** The layout that the id belongs to, and the id in upper case; used only for comparison. */
  owner: { layout: 'docs' | 'data' | 'snapshot'; key: string } | null
}

const project = (role: FileRole, action: FileAction, reason: SkipReason | null = null): Classified => ({
  role,
  action,
  reason,
  owner: null,
})

const skipped = (role: FileRole & SkipReason): Classified => project(role, 'skip', role)

/** Classifies a file by its path relative to the project's folder. */
export function classifyFile(path: string): Classified {
  if (isSystemFile(path)) return skipped('system')
  const parts = path.split('/')
  const top = parts[0]?.toLowerCase()
  if (top === 'files' && parts.length > 1) return classifyInFiles(parts)
  if (top === 'snapshots' && parts.length > 2) return classifySnapshot(parts)
  if (top === 'settings') return skipped('settings')
  if (top === 'quicklook') return skipped('quick_look')
  if (top === 'icons') return project('icon', 'keep')
  if (/\.scrivx$/i.test(path) && parts.length === 1) return project('binder', 'skip', 'other_binder')
  return project('unknown', 'keep')
}

function classifyInFiles(parts: readonly string[]): Classified {
  const folder = parts[1]?.toLowerCase()
  const name = parts.at(-1)?.toLowerCase() ?? ''
  if (name === 'docs.checksum' || name === 'project.checksum') return skipped('checksum')
  if (folder === 'docs' && parts.length > 2) return classifyInDocs(parts)
  if (folder === 'data' && parts.length > 3) return classifyInData(parts)
  if (/^binder\.(?:autosave|backup)$/.test(name)) return skipped('backup')
  if (/^search\.indexes/.test(name)) return skipped('search_index')
  if (name === 'styles.xml') return project('project_styles', 'read')
  if (name === 'version.txt') return skipped('version')
  if (/\.lock$/.test(name)) return skipped('lock')
  if (folder === 'projectnotes' || folder === 'project notes') return project('unknown', 'keep')
  return /\.(?:xml|plist|txt|ini)$/.test(name) ? skipped('settings') : project('unknown', 'keep')
}

const DOC_NAME = /^(\d+)(?:_([a-z]+))?\.([^.]+)$/i

/** `Files/Docs/12.rtf`, `12_synopsis.txt`, `12_notes.rtf`, `12.comments`, `12_icImage.png`, `40.mindnode/…`. */
function classifyInDocs(parts: readonly string[]): Classified {
  const match = DOC_NAME.exec(parts[2] ?? '')
  if (!match) return project('orphan', 'keep')
  const [, key = '', suffix = '', extension = ''] = match
  const owner = { layout: 'docs' as const, key }
  if (parts.length > 3) return { role: 'package_file', action: 'keep', reason: null, owner }
  return { ...docRole(suffix.toLowerCase(), extension.toLowerCase()), reason: null, owner }
}

function docRole(suffix: string, extension: string): { role: FileRole; action: FileAction } {
  if (suffix === 'synopsis' && extension === 'txt') return { role: 'synopsis', action: 'read' }
  if (suffix === 'notes') return notesRole(extension)
  if (suffix === 'icimage') return { role: 'card_image', action: 'keep' }
  if (suffix !== '') return { role: 'unknown', action: 'keep' }
  if (extension === 'rtf') return { role: 'text', action: 'convert' }
  if (extension === 'comments') return { role: 'comments', action: 'read' }
  if (extension === 'links') return { role: 'links', action: 'read' }
  return { role: 'research', action: 'keep' }
}

function notesRole(extension: string): { role: FileRole; action: FileAction } {
  if (extension === 'rtf') return { role: 'notes', action: 'convert' }
  if (extension === 'comments' || extension === 'links') return { role: 'notes_comments', action: 'read' }
  if (extension === 'styles') return { role: 'notes_styles', action: 'read' }
  return { role: 'unknown', action: 'keep' }
}

/** `Files/Data/<UUID>/content.rtf`, `synopsis.txt`, `notes.rtf`, `content.comments`, `card-image.png`, … */
function classifyInData(parts: readonly string[]): Classified {
  const owner = { layout: 'data' as const, key: (parts[2] ?? '').toUpperCase() }
  if (parts.length > 4) return { role: 'package_file', action: 'keep', reason: null, owner }
  const name = (parts[3] ?? '').toLowerCase()
  const dot = name.lastIndexOf('.')
  const base = dot < 0 ? name : name.slice(0, dot)
  const extension = dot < 0 ? '' : name.slice(dot + 1)
  return { ...dataRole(base, extension), reason: null, owner }
}

function dataRole(base: string, extension: string): { role: FileRole; action: FileAction } {
  if (base === 'content') {
    if (extension === 'rtf') return { role: 'text', action: 'convert' }
    if (extension === 'comments') return { role: 'comments', action: 'read' }
    if (extension === 'styles') return { role: 'styles', action: 'read' }
    if (extension === 'links') return { role: 'links', action: 'read' }
    return { role: 'research', action: 'keep' }
  }
  if (base === 'notes') return notesRole(extension)
  if (base === 'synopsis' && extension === 'txt') return { role: 'synopsis', action: 'read' }
  if (base === 'card-image') return { role: 'card_image', action: 'keep' }
  return { role: 'unknown', action: 'keep' }
}

/** `Snapshots/<ID or UUID>.snapshots/index.xml` and one dated RTF per snapshot. */
function classifySnapshot(parts: readonly string[]): Classified {
  const folder = /^(.+)\.snapshots$/i.exec(parts[1] ?? '')
  const name = (parts.at(-1) ?? '').toLowerCase()
  if (!folder || parts.length !== 3) return project('orphan', 'keep')
  const owner = { layout: 'snapshot' as const, key: (folder[1] ?? '').toUpperCase() }
  if (name === 'index.xml') return { role: 'snapshot_index', action: 'read', reason: null, owner }
  if (name === 'snapshot.indexes') return skipped('search_index')
  if (name.endsWith('.rtf')) return { role: 'snapshot', action: 'convert', reason: null, owner }
  return { role: 'unknown', action: 'keep', reason: null, owner }
}
