import { z } from 'zod'

/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>

/** `input` is what a caller sends, `output` what the API returns, `strict-output` the same without unknown keys. */
export type SchemaUse = 'input' | 'output' | 'strict-output'

/** Converts a zod schema to JSON Schema; checks without an equivalent are left out. */
export function toJsonSchema(schema: z.ZodType, use: SchemaUse): JsonSchema {
  const named: JsonSchema = {}
  const {
    $schema: _dialect,
    '~standard': _standard,
    ...json
  } = z.toJSONSchema(schema, {
    io: use === 'input' ? 'input' : 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const def = zodSchema._zod.def as { type: string; in?: z.ZodType; out?: z.ZodType }
      // A bounded list checks its length before its entries (contract/bounded.ts): the entries are in `out`.
      const isBounded =
        def.type === 'pipe' && ['custom', 'unknown', 'transform'].includes(def.in?.def.type ?? '')
      if (use === 'input' && isBounded && def.out) {
        const { $defs, ...list } = toJsonSchema(def.out, use)
        Object.assign(named, $defs)
        Object.assign(jsonSchema, list)
      }
      simplify(jsonSchema as JsonSchema, use)
    },
  }) as JsonSchema
  Object.assign(named, json.$defs)
  return Object.keys(named).length > 0 ? { ...json, $defs: named } : json
}

/** Removes redundant parts: patterns of known formats, bounds of every integer, names of patterns. */
function simplify(schema: JsonSchema, use: SchemaUse): void {
  delete schema.id
  if (['uuid', 'date', 'date-time'].includes(String(schema.format))) delete schema.pattern
  if (['starts_with', 'ends_with', 'includes', 'regex'].includes(String(schema.format))) delete schema.format
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (use !== 'strict-output' && schema.additionalProperties === false) delete schema.additionalProperties
}
