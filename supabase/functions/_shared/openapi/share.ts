import type { Json } from './schemas.ts'

/** Shorter than this a schema is told in place. */
const LEAST = 160

type Found = { name: string; count: number }

/**
 * Tells what is the same in several places once, among the schemas of the document, under the name of the field it was
 * first met in: the file stays small, and a reader meets each thing by its name.
 */
export function shareSchemas<T extends Record<string, unknown>>(
  paths: T,
): { paths: T; schemas: Record<string, Json> } {
  const found = new Map<string, Found>()
  const names = new Set<string>()
  for (const [path, calls] of Object.entries(paths)) collect(calls, `${thingOf(path)}Answer`, found)
  for (const one of found.values()) if (one.count > 1) one.name = unique(one.name, names)
  const schemas: Record<string, Json> = {}

  const replace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replace)
    if (!isObject(node)) return node
    const known = isShareable(node) ? found.get(JSON.stringify(node)) : undefined
    if (known === undefined || known.count < 2) return inside(node)
    schemas[known.name] ??= inside(node)
    return { $ref: `#/components/schemas/${known.name}` }
  }
  const inside = (node: Json): Json =>
    Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, replace(inner)]))

  const replaced = replace(paths) as T
  const sorted = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))
  return { paths: replaced, schemas: Object.fromEntries(sorted) }
}

function collect(node: unknown, field: string, found: Map<string, Found>): void {
  if (Array.isArray(node)) for (const inner of node) collect(inner, field, found)
  if (!isObject(node) || Array.isArray(node)) return
  if (isShareable(node)) {
    const text = JSON.stringify(node)
    if (text.length >= LEAST) {
      const known = found.get(text)
      if (known) known.count += 1
      else found.set(text, { name: nameOf(node, field), count: 1 })
    }
  }
  for (const [key, inner] of Object.entries(node)) {
    if (key === 'properties' && isObject(inner))
      for (const [name, property] of Object.entries(inner)) collect(property, name, found)
    else collect(inner, key === 'items' ? oneOf(field) : key === 'requestBody' ? 'body' : field, found)
  }
}

/** What a path speaks of: its last word. */
const thingOf = (path: string) =>
  oneOf(path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '').replace(
    /\W(\w)/g,
    (_all, next: string) => next.toUpperCase(),
  )
const oneOf = (many: string) =>
  many
    .replace(/ies$/, 'y')
    .replace(/uses$/, 'us')
    .replace(/([^s])s$/, '$1')
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
/** Refusals are the same everywhere but for their codes: they are told in place. */
const isShareable = (node: Json) =>
  node.type === 'object' &&
  isObject(node.properties) &&
  !('error' in node.properties || 'code' in node.properties)
/** Its own title, or the field's; what is sent may be laxer than what is answered. */
function nameOf(node: Json, field: string): string {
  const name = typeof node.title === 'string' ? node.title : field.charAt(0).toUpperCase() + field.slice(1)
  return node.additionalProperties === false ? name : `${name}Sent`
}

function unique(name: string, names: Set<string>): string {
  let free = name
  for (let n = 2; names.has(free); n += 1) free = `${name}${n}`
  names.add(free)
  return free
}
