export type Pane = 'binder' | 'inspector'

/** The state of the panes beside a text and the functions that change it. */
export type Panes = {
  /** Whether a pane is beside the text, instead of over it. */
  isInline: (pane: Pane) => boolean
  isOpen: (pane: Pane) => boolean
  toggle: (pane: Pane) => void
  show: (pane: Pane) => void
  close: () => void
}
