/**
 * Returns the source of one exported function of a specimen file, so that the sample shown is the code that runs.
 * The function must be formatted as the repository formats it: its closing brace is alone at the start of a line.
 */
export function exampleSource(fileSource: string, name: string): string {
  const start = fileSource.indexOf(`export function ${name}(`)
  if (start === -1) throw new Error(`The specimen file has no function ${name}.`)
  const end = fileSource.indexOf('\n}', start)
  return fileSource.slice(start, end === -1 ? undefined : end + 2)
}

/** Turns `ButtonVariants` of the specimen `button` into the example id `variants`. */
export function exampleId(name: string, specimen: string): string {
  const kebab = name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()
  return kebab.startsWith(`${specimen}-`) ? kebab.slice(specimen.length + 1) : kebab
}
