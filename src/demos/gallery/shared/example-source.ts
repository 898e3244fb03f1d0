import { type SampleMessages, writeMessages } from './write-messages.ts'

/** The functions, values and types at the top level of a file with their comments, by name. */
function helpersOf(fileSource: string): [string, string][] {
  return fileSource.split(/\n\n(?=\S)/).flatMap((block) => {
    const name = /^(?:\/\*\*[\s\S]*?\*\/\n)?(?:export )?(?:function|const|type) (\w+)/.exec(block)?.[1]
    return name ? [[name, block.trimEnd()]] : []
  })
}

/** The import statements of a file with only the names that a text uses. */
export function importsFor(fileSource: string, text: string): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(text)
  const lines = [...fileSource.matchAll(/^import ((?:type (?=\{))?)([\s\S]*?) from '([^']+)'$/gm)].flatMap(
    ([, type = '', names = '', from]) => {
      const [whole, braces = ''] = /^([^{]*?),?\s*(?:\{([\s\S]*)\})?$/.exec(names)?.slice(1) ?? []
      const local = (name: string) => name.split(/\s+/).at(-1) ?? ''
      const listed = braces.split(',').map((name) => name.trim())
      const used = listed.filter((name) => name !== '' && isUsed(local(name)))
      const parts = [
        ...(whole && isUsed(local(whole.trim())) ? [whole.trim()] : []),
        ...(used.length > 0 ? [`{ ${used.join(', ')} }`] : []),
      ]
      return parts.length > 0 ? [`import ${type}${parts.join(', ')} from '${from}'`] : []
    },
  )
  return lines.join('\n')
}

/**
 * Returns the source of one exported function of a specimen file, after its imports and all parts of the file that it
 * needs, so that the sample shown is the code that runs; with `messages` its texts. A closing brace at the start of a line ends a function.
 */
export function exampleSource(
  fileSource: string,
  name: string,
  messages: SampleMessages | null = null,
): string {
  const start = fileSource.indexOf(`export function ${name}(`)
  if (start === -1) throw new Error(`The specimen file has no function ${name}.`)
  const end = fileSource.indexOf('\n}', start)
  const own = fileSource.slice(start, end === -1 ? undefined : end + 2)
  const helpers = helpersOf(fileSource).filter(([helper]) => helper !== name)
  const usedBy = (text: string) => helpers.filter(([helper]) => new RegExp(`\\b${helper}\\b`).test(text))
  const used = new Set(usedBy(own))
  // A set also visits what is added to it, so that helpers of helpers are found.
  for (const [, source] of used) for (const helper of usedBy(source)) used.add(helper)
  const parts = [...helpers.filter((helper) => used.has(helper)).map(([, source]) => source), own]
  const names = [...parts.join('\n').matchAll(/'([\w.-]+)'/g)].map(([, text = '']) => text)
  const code = parts.map((part) => (messages ? writeMessages(part, names, messages) : part)).join('\n\n')
  const needed = importsFor(fileSource, parts.join('\n'))
  const imports = code.includes('useT(') ? needed : needed.replace(/^import \{ useT \} .*\n?/m, '').trimEnd()
  return imports === '' ? code : `${imports}\n\n${code}`
}

/** Writes the imports of files beside the specimen with the alias, so that a copied sample finds them anywhere. */
export const withAliases = (source: string, area: string): string =>
  source.replaceAll(/ from '(?:\.\.\/)+([^']+)'/g, ` from '@/demos/${area}/$1'`)

/** Turns `ButtonVariants` of the specimen `button` into the example id `variants`. */
export function exampleId(name: string, specimen: string): string {
  const kebab = name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
  return kebab.startsWith(`${specimen}-`) ? kebab.slice(specimen.length + 1) : kebab
}

/** The names of the exported functions of a specimen file, in their order in the file. */
export function exampleNames(fileSource: string): string[] {
  return [...fileSource.matchAll(/^export function (\w+)\(/gm)].map(([, name = '']) => name)
}
