import { z } from 'zod'
import { errorBody } from '../contract/errors.ts'
import { type ErrorCode, refusalOf } from '../http/errors.ts'
import type { Operation, OperationResponse } from './operation.ts'
import { FAILURES, refusalsOf } from './refusals.ts'
import { type Json, type Parts, toSchema } from './schemas.ts'

type Response = Json & { description: string; content?: Record<string, { schema: Json }> }

/** What it answers by status, refusals too; where a status has both, the body is one of them. */
export function responsesOf(operation: Operation, parts: Parts): Record<string, Json> {
  const responses: Record<string, Json> = {}
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of refusalsOf(operation)) {
    const { status } = refusalOf(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  for (const [status, codes] of byStatus)
    responses[status] = refused(`${status}_${codes.join('_')}`, codes, parts)
  for (const [status, answer] of Object.entries(operation.answers)) {
    const codes = byStatus.get(Number(status))
    const own = responseOf(answer, parts)
    responses[status] = codes ? withRefusals(own, codes, parts) : own
  }
  return { ...responses, default: refused('failed', FAILURES, parts) }
}

/** Refers to a refusal with one of these codes. */
function refused(name: string, codes: readonly ErrorCode[], parts: Parts): Json {
  if (!parts.refused.has(name))
    parts.refused.set(name, {
      description: sentencesOf(codes),
      content: { 'application/json': { schema: refusalSchema(codes, parts) } },
    })
  return { $ref: `#/components/responses/${name}` }
}

/** An answer that shares its status with refusals. */
function withRefusals(own: Response, codes: readonly ErrorCode[], parts: Parts): Json {
  const schema = own.content?.['application/json']?.schema
  const refusal = refusalSchema(codes, parts)
  return {
    description: `${own.description}. ${sentencesOf(codes)}`,
    content: {
      ...own.content,
      'application/json': { schema: schema ? { anyOf: [schema, refusal] } : refusal },
    },
  }
}

const sentencesOf = (codes: readonly ErrorCode[]) =>
  codes.map((code) => `${code}: ${refusalOf(code).message}`).join(' ')

function refusalSchema(codes: readonly ErrorCode[], parts: Parts): Json {
  const { error } = errorBody.shape
  // Only a failure is told with the id it is logged by.
  const told = codes.some((code) => FAILURES.includes(code)) ? error : error.omit({ requestId: true })
  return toSchema(errorBody.extend({ error: told.extend({ code: z.enum(codes) }) }), 'output', parts)
}

function responseOf({ description, schema, text, media }: OperationResponse, parts: Parts): Response {
  const content: NonNullable<Response['content']> = {}
  if (schema) content['application/json'] = { schema: toSchema(schema, 'output', parts) }
  if (text !== undefined) content['text/plain'] = { schema: { type: 'string', const: text } }
  if (media) content[media] = { schema: { type: 'string' } }
  return { description, ...(Object.keys(content).length > 0 ? { content } : {}) }
}
