import type { RouteConfig } from '@hono/zod-openapi'
import { z } from 'zod'
import { errorBody } from '../contract/error-body.ts'
import type { ErrorCode } from '../contract/errors.ts'
import { refusalOf } from './errors.ts'

/** A response of a route: its schemas by media type. */
export type RouteResponse = { description: string; content?: Record<string, { schema: z.ZodType }> }

/** The codes that any call may return when the server is at fault. */
export const FAILURES: readonly ErrorCode[] = ['internal', 'unavailable', 'disk_full', 'timeout']

/** Returns whether a route may be called without signing in. */
export const isPublic = (route: RouteConfig): boolean => route.security?.length === 0

/** The responses that a route declares itself, by status. */
export const declaredResponses = (route: RouteConfig) => route.responses as Record<string, RouteResponse>

/** The error codes of a route by status: those of every call of its kind, and those of `refuses`. */
export function refusalsByStatus(route: RouteConfig): Map<string, ErrorCode[]> {
  const { query, body } = route.request ?? {}
  const codes = new Set<ErrorCode>(route['x-refusals'] as ErrorCode[] | undefined)
  const add = (...more: ErrorCode[]) => {
    for (const code of more) codes.add(code)
  }
  // Every call refuses pages of other sites, and bodies of pages that are not JSON.
  add('forbidden')
  if (body) add('invalid_request')
  if (!isPublic(route))
    add('unauthenticated', 'inactive', 'second_factor', 'second_factor_setup', 'rate_limited')
  if (query) add('invalid_text')
  // Signing in has a fixed refusal; another public write names its refusals.
  if (body && !isPublic(route)) add('invalid_json', 'invalid_text', 'too_large', 'invalid')
  if (route.path.includes('{') && !(404 in route.responses)) add('not_found')
  const byStatus = new Map<string, ErrorCode[]>()
  for (const code of [...codes].sort()) {
    const status = String(refusalOf(code).status)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}

/** The error envelope with one of these codes. */
export function refusalResponse(codes: readonly ErrorCode[]): RouteResponse {
  const { error } = errorBody.shape
  // Only a failure of the server has the id that its log entry has.
  const body = codes.some((code) => FAILURES.includes(code)) ? error : error.omit({ requestId: true })
  const schema = errorBody.extend({ error: body.extend({ code: z.enum(codes) }) })
  const description = codes.map((code) => `${code}: ${refusalOf(code).message}`).join(' ')
  return { description, content: { 'application/json': { schema } } }
}

/** A declared response that shares its status with refusals: the JSON body is one of them. */
export function withRefusals(own: RouteResponse, codes: readonly ErrorCode[]): RouteResponse {
  const refusal = refusalResponse(codes)
  const json = own.content?.['application/json']?.schema
  const other = refusal.content?.['application/json']?.schema ?? z.never()
  return {
    description: `${own.description}. ${refusal.description}`,
    content: { ...own.content, 'application/json': { schema: json ? z.union([json, other]) : other } },
  }
}

/** Every response of a route by status; `default` is a failure of the server. */
export function responsesOf(route: RouteConfig): Record<string, RouteResponse> {
  const responses: Record<string, RouteResponse> = {
    ...declaredResponses(route),
    default: refusalResponse(FAILURES),
  }
  for (const [status, codes] of refusalsByStatus(route)) {
    const own = responses[status]
    responses[status] = own ? withRefusals(own, codes) : refusalResponse(codes)
  }
  return responses
}
