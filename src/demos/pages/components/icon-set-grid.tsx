import { iconSet } from 'virtual:icon-set'
import { IconGrid } from './icon-grid.tsx'

/** The grid of all icons; a separate chunk, because the shapes of all icons are large. */
export function IconSetGrid(props: { query: string; onClear: () => void }) {
  return <IconGrid icons={iconSet} {...props} />
}
