import { z } from 'zod'

/** A piece of the document. */
export type Json = Record<string, unknown>

/** What is referred to: schemas, by what they were defined beside and as, and refusals by their name. */
export type Parts = { schemas: Map<string, { name: string; schema: Json }>; refused: Map<string, Json> }

/** A zod schema as JSON Schema; what has no such form is left open. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output', parts: Parts): Json {
  const {
    $schema: _dialect,
    '~standard': _standard,
    $defs = {},
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const def = zodSchema._zod.def as { type: string; in?: z.ZodType; out?: z.ZodType }
      // A bounded list looks at its length before its entries (contract/bounded.ts): what it holds comes after.
      const isBounded =
        def.type === 'pipe' && ['custom', 'unknown', 'transform'].includes(def.in?.def.type ?? '')
      if (io === 'input' && isBounded && def.out) Object.assign(jsonSchema, toSchema(def.out, io, parts))
      shorten(jsonSchema as Json)
    },
  }) as Json
  return hoist(json, $defs as Record<string, Json>, parts)
}

/** Leaves out what says nothing new: the pattern of a known format, the bounds every whole number has here. */
function shorten(schema: Json): void {
  if (['uuid', 'date', 'date-time'].includes(String(schema.format))) delete schema.pattern
  // The library's own names of what the pattern says.
  if (['starts_with', 'ends_with', 'includes', 'regex'].includes(String(schema.format))) delete schema.format
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** Moves what a schema defines for itself to the parts of the document, where references from anywhere find it. */
function hoist(json: Json, defs: Record<string, Json>, parts: Parts): Json {
  const all = JSON.stringify(defs)
  const keyOf = (def: string) => `${def} of ${all}`
  for (const def of Object.keys(defs)) {
    if (!parts.schemas.has(keyOf(def)))
      parts.schemas.set(keyOf(def), { name: `Part${parts.schemas.size + 1}`, schema: {} })
  }
  const resolve = (schema: Json) =>
    JSON.parse(
      JSON.stringify(schema).replace(
        /"#\/\$defs\/(\w+)"/g,
        (_ref, def: string) => `"#/components/schemas/${parts.schemas.get(keyOf(def))?.name}"`,
      ),
    ) as Json
  for (const [def, schema] of Object.entries(defs))
    Object.assign(parts.schemas.get(keyOf(def))?.schema ?? {}, resolve(schema))
  return resolve(json)
}
