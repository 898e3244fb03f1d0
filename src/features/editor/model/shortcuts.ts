/** A shortcut as shown in lists: `Mod` is Cmd on a Mac and Ctrl elsewhere. */
export type EditorShortcut = { id: string; keys: string }

/** The shortcuts of the editor by group; ids are suffixes of message ids. */
export const EDITOR_SHORTCUTS = {
  text: [
    { id: 'bold', keys: 'Mod+B' },
    { id: 'italic', keys: 'Mod+I' },
    { id: 'underline', keys: 'Mod+U' },
    { id: 'strike', keys: 'Mod+Shift+S' },
    { id: 'code', keys: 'Mod+E' },
    { id: 'highlight', keys: 'Mod+Shift+H' },
    { id: 'superscript', keys: 'Mod+.' },
    { id: 'subscript', keys: 'Mod+,' },
    { id: 'link', keys: 'Mod+K' },
  ],
  blocks: [
    { id: 'paragraph', keys: 'Mod+Alt+0' },
    { id: 'heading', keys: 'Mod+Alt+1…6' },
    { id: 'bulletList', keys: 'Mod+Shift+8' },
    { id: 'orderedList', keys: 'Mod+Shift+7' },
    { id: 'blockquote', keys: 'Mod+Shift+B' },
    { id: 'codeBlock', keys: 'Mod+Alt+C' },
    { id: 'align', keys: 'Mod+Shift+L/E/R/J' },
    { id: 'picture-caption', keys: 'Enter' },
  ],
  notes: [
    { id: 'comment', keys: 'Mod+Alt+M' },
    { id: 'footnote', keys: 'Mod+Alt+F' },
    { id: 'show-note', keys: 'Alt+Enter' },
    { id: 'previous-note', keys: 'Alt+Shift+PageUp' },
    { id: 'next-note', keys: 'Alt+Shift+PageDown' },
  ],
  editor: [
    { id: 'save', keys: 'Mod+S' },
    { id: 'name-revision', keys: 'Mod+Alt+S' },
    { id: 'find', keys: 'Mod+F' },
    { id: 'replace', keys: 'Mod+H' },
    { id: 'search', keys: 'Mod+Shift+F' },
    { id: 'show-name', keys: 'Alt+Enter' },
    { id: 'split', keys: 'Mod+Shift+Enter' },
    { id: 'focus', keys: 'Mod+Alt+Enter' },
    { id: 'previous', keys: 'Alt+PageUp' },
    { id: 'next', keys: 'Alt+PageDown' },
    { id: 'toolbar', keys: 'Alt+F10' },
    { id: 'undo', keys: 'Mod+Z' },
    { id: 'redo', keys: 'Mod+Shift+Z' },
    { id: 'shortcuts', keys: 'Mod+/' },
  ],
} as const satisfies Record<string, readonly EditorShortcut[]>

const all: readonly EditorShortcut[] = Object.values(EDITOR_SHORTCUTS).flat()

/** The keys of a shortcut, or null when it has none. */
export function keysFor(id: string): string | null {
  return all.find((shortcut) => shortcut.id === id)?.keys ?? null
}
