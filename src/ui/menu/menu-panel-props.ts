/** What a `MenuButton` tells the panel it opens. */
export type MenuPanelProps = {
  triggerId: string
  isOpen: boolean
  /** Opened by a key: the first line is chosen. */
  isByKey: boolean
  onOpenChange: (isOpen: boolean) => void
}
