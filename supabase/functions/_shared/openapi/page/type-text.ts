import type { Json } from '../schemas.ts'
import { escapeHtml, slug } from './html.ts'

/** Writes a JSON schema the way one writes a type, as HTML: what is defined elsewhere is a link to there. */
export function typeText(schema: Json, depth = 0): string {
  const { $ref, anyOf, oneOf, allOf, type } = schema as Json & Record<'anyOf' | 'oneOf' | 'allOf', Json[]>
  if (typeof $ref === 'string') return linkTo($ref.replace('#/components/schemas/', ''))
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return either.map((one) => typeText(one, depth)).join(' | ')
  if (allOf) return allOf.map((one) => typeText(one, depth)).join(' &amp; ')
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one }, depth)).join(' | ')
  if (type === 'array') return listText(schema, depth)
  if (type === 'object') return objectText(schema, depth)
  if (type === 'string')
    return named(String(schema.format ?? 'string'), limits(schema.minLength, schema.maxLength, ' characters'))
  if (type === 'number' || type === 'integer') return named(type, limits(schema.minimum, schema.maximum))
  return typeof type === 'string' ? named(type) : named('any')
}

function listText(schema: Json, depth: number): string {
  const entry = isSchema(schema.items) ? typeText(schema.items, depth) : named('any')
  const most = limits(schema.minItems, schema.maxItems)
  return `${isEither(schema.items) ? `(${entry})` : entry}[]${most ? `<i> ${most}</i>` : ''}`
}

function objectText(schema: Json, depth: number): string {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = schema as Json & {
    properties?: Record<string, Json>
    required?: string[]
  }
  const pad = '  '.repeat(depth + 1)
  const lines = Object.entries(properties).map(
    ([name, inner]) =>
      `${pad}<b>${escapeHtml(name)}</b>${required.includes(name) ? '' : '?'}: ${typeText(inner, depth + 1)}`,
  )
  if (isSchema(additionalProperties)) lines.push(`${pad}[any]: ${typeText(additionalProperties, depth + 1)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null
const isEither = (schema: unknown) =>
  isSchema(schema) &&
  [schema.anyOf, schema.oneOf, schema.enum, schema.type].some((one) => Array.isArray(one) && one.length > 1)
const literal = (value: unknown) => `<q>${escapeHtml(JSON.stringify(value))}</q>`
const linkTo = (name: string) => `<a href="#schema-${slug(name)}">${escapeHtml(name)}</a>`
const named = (type: string, limit = '') => `<em>${escapeHtml(type)}</em>${limit ? `<i> ${limit}</i>` : ''}`

/** How many at least and at most, where either is told. */
function limits(least: unknown, most: unknown, of = ''): string {
  if (typeof least !== 'number' && typeof most !== 'number') return ''
  if (typeof most !== 'number') return least === 0 ? '' : `from ${least}${of}`
  return typeof least === 'number' ? `${least} to ${most}${of}` : `to ${most}${of}`
}
