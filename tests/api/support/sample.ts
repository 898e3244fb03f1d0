import { toJsonSchema } from '../../../supabase/functions/_shared/http/json-schema.ts'
import { nameOf, type Operation } from './contract.ts'
import type { Ids } from './fixture-ids.ts'
import { DEPENDENT_BODIES } from './sample-bodies.ts'

type Schema = Record<string, unknown>
type Random = (below: number) => number
/** The inputs of a sample: random numbers, existing ids, and whether optional values are present. */
export type SampleContext = { random: Random; ids: Ids; isFull?: boolean }

const PATTERNED = [
  '4242',
  '2099-12',
  'abc-def',
  'Abc.def',
  '',
  '/build/demo/logos/tide.svg',
  '/storage/kanban-files/00000000-0000-4000-8000-0000000000a1/00000000-0000-4000-8000-0000000000a2',
]

/** Different ones, because the languages of a request must differ. */
const LANGUAGES = ['fr-CA', 'en', 'de-CH', 'pt-BR', 'ja']

const schemas = new Map<Operation, Schema>()

/** A valid body generated from its schema, with existing ids where the field name is known. */
export function sampleBody(operation: Operation, context: SampleContext): unknown {
  if (!operation.body) return undefined
  const written = context.isFull ? DEPENDENT_BODIES[nameOf(operation)] : undefined
  if (written) return written
  let schema = schemas.get(operation)
  if (!schema) {
    schema = toJsonSchema(operation.body, 'input')
    schemas.set(operation, schema)
  }
  return sample(schema, 'body', { ...context, named: (schema.$defs ?? {}) as Record<string, Schema> })
}

/** With the schemas that the body refers to by name. */
type Context = SampleContext & { named: Record<string, Schema> }

function sample(schema: Schema, field: string, context: Context): unknown {
  const { random } = context
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    // A document contains itself.
    if (name === 'DocNode')
      return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }] }
    return sample(context.named[name] ?? {}, field, context)
  }
  if ('const' in schema) return schema.const
  const choices = schema.enum ?? schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) {
    const chosen = choices[random(choices.length)] as unknown
    return schema.enum ? chosen : sample(chosen as Schema, field, context)
  }
  if (Array.isArray(schema.allOf)) return sample(schema.allOf[0] as Schema, field, context)
  if (schema.type === 'object') return sampleObject(schema, context)
  if (schema.type === 'array') return sampleList(schema, field, context)
  if (schema.type === 'string') return sampleText(schema, field, context)
  if (schema.type === 'integer' || schema.type === 'number') return sampleNumber(schema, field, context)
  if (schema.type === 'boolean') return random(2) === 0
  return null
}

function sampleObject(schema: Schema, context: Context): unknown {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const required = (schema.required ?? []) as string[]
  const kept = Object.entries(properties).filter(
    ([name]) => required.includes(name) || context.isFull || context.random(3) > 0,
  )
  return Object.fromEntries(kept.map(([name, inner]) => [name, sample(inner, name, context)]))
}

function sampleList(schema: Schema, field: string, context: Context): unknown {
  const items = schema.items as Schema | undefined
  if (!items) return []
  return Array.from({ length: 1 + context.random(2) }, () => sample(items, field.replace(/s$/, ''), context))
}

function sampleText(schema: Schema, field: string, { random, ids }: SampleContext): string {
  if (schema.format === 'uuid') return ids.uuid(field, random)
  if (schema.format === 'email' || field === 'email') return `fuzz${random(1000)}@example.org`
  if (schema.format === 'uri') return 'http://127.0.0.1/build/reset-password'
  if (schema.format === 'date-time')
    return new Date(Date.now() + (1 + random(300)) * 86_400_000).toISOString()
  if (schema.format === 'date' || /date|start|end/i.test(field)) {
    // An end must not be before its start.
    return dayFromNow(field === 'today' ? 0 : (/end|latest/i.test(field) ? 9 : 3) + random(3))
  }
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern) : null
  const known = PATTERNED.find((text) => pattern?.test(text))
  if (known !== undefined) return known
  if (LANGUAGES.every((tag) => pattern?.test(tag))) return LANGUAGES[random(LANGUAGES.length)] ?? ''
  if (field === 'subject') return 'demo'
  if (field === 'url') return ''
  return `${field} ${random(1000)}`.padEnd(Number(schema.minLength ?? 0), 'x')
}

function sampleNumber(schema: Schema, field: string, { random, ids }: SampleContext): number {
  const least = Number(schema.minimum ?? 0)
  if (/^(boardId|id|senderId|no)$/.test(field) && schema.type === 'integer') return ids.number(field, random)
  return Math.min(least + random(4), Number(schema.maximum ?? 10))
}

/** The UTC date a number of days from today. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
