/** The props that a `MenuButton` passes to its panel. */
export type MenuPanelProps = {
  triggerId: string
  /** Opened by a key: the first item is active. */
  isByKey: boolean
  onClose: () => void
}
