import { semanticColors } from '../../src/ui/theme/colors.ts'

type Leaf = { value: { _light: string } | string }
type Tree = { readonly [key: string]: Tree | Leaf }

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const isLeaf = (node: Tree | Leaf): node is Leaf => 'value' in node

function* lightColors(node: Tree, path: readonly string[] = []): Generator<[string, string]> {
  for (const [key, below] of Object.entries(node)) {
    const here = key === 'DEFAULT' ? path : [...path, key]
    if (!isLeaf(below)) yield* lightColors(below, here)
    else if (typeof below.value !== 'string') yield [kebab(here.join('-')), below.value._light]
  }
}

const white = ['bg', 'bg-surface', 'bg-panel']

/** The style sheet that prints with the light value of every colour; important, because tokens are in a later layer. */
export function printColorsFile(): string {
  const rules = [...lightColors(semanticColors as unknown as Tree)].map(
    ([name, light]) =>
      `    --qp-colors-${name}: ${(white.includes(name) ? '#FFFFFF' : light).toLowerCase()} !important;\n`,
  )
  return `/* Made from src/ui/theme/colors.ts by \`npm run gen\`; do not edit. */
/* biome-ignore-all lint/complexity/noImportantStyles: print styles override the theme */
@media print {
  html {
${rules.join('')}  }
}
`
}
