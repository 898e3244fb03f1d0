/** The state of the panes and the functions that change it. */
export type Panes = {
  isInline: boolean
  isOpen: (pane: 'binder' | 'inspector') => boolean
  toggle: (pane: 'binder' | 'inspector') => void
  show: (pane: 'binder' | 'inspector') => void
  close: () => void
}
