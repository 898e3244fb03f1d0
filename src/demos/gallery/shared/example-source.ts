/** The functions, values and types at the top level of a file with their comments, by name. */
function helpersOf(fileSource: string): [string, string][] {
  return fileSource.split(/\n\n(?=\S)/).flatMap((block) => {
    const name = /^(?:\/\*\*[\s\S]*?\*\/\n)?(?:export )?(?:function|const|type) (\w+)/.exec(block)?.[1]
    return name ? [[name, block.trimEnd()]] : []
  })
}

/**
 * Returns the source of one exported function of a specimen file, after all parts of the file that it needs, so that the
 * sample shown is the code that runs. A closing brace at the start of a line ends a function.
 */
export function exampleSource(fileSource: string, name: string): string {
  const start = fileSource.indexOf(`export function ${name}(`)
  if (start === -1) throw new Error(`The specimen file has no function ${name}.`)
  const end = fileSource.indexOf('\n}', start)
  const own = fileSource.slice(start, end === -1 ? undefined : end + 2)
  const helpers = helpersOf(fileSource).filter(([helper]) => helper !== name)
  const usedBy = (text: string) => helpers.filter(([helper]) => new RegExp(`\\b${helper}\\b`).test(text))
  const used = new Set(usedBy(own))
  // A set also visits what is added to it, so that helpers of helpers are found.
  for (const [, source] of used) for (const helper of usedBy(source)) used.add(helper)
  return [...helpers.filter((helper) => used.has(helper)).map(([, source]) => source), own].join('\n\n')
}

/** Turns `ButtonVariants` of the specimen `button` into the example id `variants`. */
export function exampleId(name: string, specimen: string): string {
  const kebab = name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
  return kebab.startsWith(`${specimen}-`) ? kebab.slice(specimen.length + 1) : kebab
}

/** The names of the exported functions of a specimen file, in their order in the file. */
export function exampleNames(fileSource: string): string[] {
  return [...fileSource.matchAll(/^export function (\w+)\(/gm)].map(([, name = '']) => name)
}
