/** How the panes stand, and how to move them. */
export type Panes = {
  isInline: boolean
  isOpen: (pane: 'binder' | 'inspector') => boolean
  toggle: (pane: 'binder' | 'inspector') => void
  show: (pane: 'binder' | 'inspector') => void
  close: () => void
}
