/** The driver's type tables: parsers and serializers by oid, and the array type of each. */
export type KnownTypes = {
  parsers: Record<number, (text: string) => unknown>
  serializers: Record<number, (value: unknown) => unknown>
  shared: { typeArrayMap: Record<number, number> }
}

/** Every type that has an array type. */
export const arrayTypesQuery = `
  select e.oid::int as oid, e.typarray::int as typarray, e.typdelim as typdelim
    from pg_catalog.pg_type e where e.typarray <> 0`

export type ArrayType = { oid: number; typarray: number; typdelim: string }

/** Registers these array types with the driver, except known ones. */
export function addArrayTypes(known: KnownTypes, types: readonly ArrayType[]): void {
  for (const { oid, typarray, typdelim } of types) {
    known.shared.typeArrayMap[oid] = typarray
    known.parsers[typarray] ??= (text) => parseArray(text, typdelim, known.parsers[oid])
    known.serializers[typarray] ??= (value) => writeArray(value, typdelim, known.serializers[oid])
  }
}

/** Parses the text of an array: `{a,"b, c",NULL,{d}}`. */
function parseArray(text: string, delimiter: string, parse?: (text: string) => unknown): unknown[] {
  // An array whose lower bound is not 1 starts with its bounds.
  let at = text.indexOf('{')
  const item = (): unknown => {
    if (text[at] === '{') return list()
    if (text[at] === '"') return read(quoted())
    const from = at
    while (text[at] !== delimiter && text[at] !== '}') at += 1
    const plain = text.slice(from, at)
    return plain === 'NULL' ? null : read(plain)
  }
  const quoted = (): string => {
    let value = ''
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1
      value += text[at]
    }
    at += 1
    return value
  }
  const read = (value: string) => (parse ? parse(value) : value)
  const list = (): unknown[] => {
    const items: unknown[] = []
    at += 1
    while (text[at] !== '}') {
      items.push(item())
      if (text[at] === delimiter) at += 1
    }
    at += 1
    return items
  }
  return list()
}

/** Writes an array as text; any other value is already text. */
function writeArray(value: unknown, delimiter: string, write?: (value: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value
  const items = value.map((item: unknown) => {
    if (item === null || item === undefined) return 'NULL'
    if (Array.isArray(item)) return writeArray(item, delimiter, write)
    return `"${String(write ? write(item) : item).replace(/["\\]/g, '\\$&')}"`
  })
  return `{${items.join(delimiter)}}`
}
