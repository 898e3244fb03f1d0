import { semanticColors } from './colors.ts'

type Leaf = { value: { _light: string } | string }
type Tree = { readonly [key: string]: Tree | Leaf }

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const isLeaf = (node: Tree | Leaf): node is Leaf => 'value' in node

function* walk(node: Tree, path: readonly string[] = []): Generator<[string, string]> {
  for (const [key, below] of Object.entries(node)) {
    const here = key === 'DEFAULT' ? path : [...path, key]
    if (!isLeaf(below)) yield* walk(below, here)
    else if (typeof below.value !== 'string') yield [kebab(here.join('-')), below.value._light]
  }
}

const white = ['bg', 'bg-surface', 'bg-panel']

/** The light value of every colour for print; important, because the theme's values are in a later cascade layer. */
export const paperColors: Readonly<Record<`--qp-colors-${string}`, string>> = Object.fromEntries(
  [...walk(semanticColors as unknown as Tree)].map(([name, light]) => [
    `--qp-colors-${name}`,
    `${white.includes(name) ? '#FFFFFF' : light} !important`,
  ]),
)
