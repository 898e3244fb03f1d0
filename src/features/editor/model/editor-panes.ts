import { createSetting } from '@/lib/storage/create-setting.ts'
import { paneWidth } from '@/ui/layout/pane-width.ts'

export type InspectorTab = 'about' | 'notes' | 'comments' | 'revisions'
const TABS: readonly InspectorTab[] = ['about', 'notes', 'comments', 'revisions']

/** The stored layout of the editor panes. */
export type EditorPanes = {
  isInspectorOpen: boolean
  inspectorWidth: number
  tab: InspectorTab
  isTypewriter: boolean
  /** Typed quotes, dashes and French spaces get the typography of the language. */
  isTypeset: boolean
}

const usual: EditorPanes = {
  isInspectorOpen: true,
  inspectorWidth: 304,
  tab: 'about',
  isTypewriter: false,
  isTypeset: true,
}

const isOneOf = (tab: unknown): tab is InspectorTab => TABS.some((one) => one === tab)

/** Parses a stored layout; invalid values become the defaults. */
export function parseEditorPanes(text: string | undefined): EditorPanes {
  let stored: Partial<Record<keyof EditorPanes, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = parsed
  } catch {
    // Invalid JSON: the defaults apply.
  }
  const flag = (name: 'isInspectorOpen' | 'isTypewriter' | 'isTypeset') => {
    const value = stored[name]
    return typeof value === 'boolean' ? value : usual[name]
  }
  return {
    isInspectorOpen: flag('isInspectorOpen'),
    isTypewriter: flag('isTypewriter'),
    isTypeset: flag('isTypeset'),
    inspectorWidth: paneWidth(stored.inspectorWidth, usual.inspectorWidth),
    tab: isOneOf(stored.tab) ? stored.tab : usual.tab,
  }
}

/** The panes of the editor; each tab keeps its own until it is loaded again. */
export const editorPanes = createSetting<EditorPanes>({
  key: 'quillport-editor-panes',
  parse: parseEditorPanes,
  format: JSON.stringify,
  isSynced: false,
})

/** Changes the panes of the editor and stores them on this device. */
export const setEditorPanes = (change: Partial<EditorPanes>): void =>
  editorPanes.set(parseEditorPanes(JSON.stringify({ ...editorPanes.get(), ...change })))
