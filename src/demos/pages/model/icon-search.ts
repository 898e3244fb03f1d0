import type { IconNode } from 'lucide-react'

/** An icon of lucide-react as data. */
export type IconEntry = {
  /** For example `arrow-right`. */
  name: string
  /** Names that the icon had in earlier versions. */
  aliases: readonly string[]
  node: IconNode
}

/** The name of the component: `ArrowDown01` for `arrow-down-0-1`. */
export const componentName = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The import line that the icon page copies. */
export const importLine = (name: string): string => `import { ${componentName(name)} } from 'lucide-react'`

/** The words of a query: `ArrowRight`, `arrow-right` and `arrow right` have the same. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** The icons whose names contain every word of the query, those whose own name begins with it first. */
export function findIcons(icons: readonly IconEntry[], query: string): readonly IconEntry[] {
  const words = wordsOf(query)
  if (words.length === 0) return icons
  const start = words.join('-')
  const found = icons.filter(({ name, aliases }) => {
    const names = [name, ...aliases].join(' ')
    return words.every((word) => names.includes(word))
  })
  const rank = ({ name }: IconEntry) => (name === start ? 0 : name.startsWith(start) ? 1 : 2)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

type Grid = { count: number; columns: number; isRtl: boolean; rowsPerPage: number }

/** The index that a key moves to in a grid of icons; null for another key. */
export function moveInGrid(
  index: number,
  key: string,
  { count, columns, isRtl, rowsPerPage }: Grid,
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * rowsPerPage,
    PageUp: -columns * rowsPerPage,
    Home: -index,
    End: count - 1 - index,
  }
  const step = steps[key]
  if (step === undefined) return null
  return Math.max(0, Math.min(count - 1, index + step))
}
