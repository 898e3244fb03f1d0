import { describeApi } from '../../supabase/functions/_shared/http/openapi.ts'
import { routesOf } from '../../supabase/functions/_shared/http/router.ts'
import { buildRouter } from '../../supabase/functions/api/routes.ts'

/**
 * Writes `docs/openapi.json` as served at `/api/openapi.json`: one line per call and schema, for readable
 * diffs.
 */
export function openApiFile(): string {
  const { paths, components, ...rest } = describeApi(routesOf(buildRouter()))
  const parts = Object.entries(components as Record<string, object>).map(
    ([name, part]) => `  ${JSON.stringify(name)}: ${lines(part, '   ')}`,
  )
  const calls = Object.entries(paths ?? {}).map(
    ([path, verbs]) => `  ${JSON.stringify(path)}: ${lines(verbs, '   ')}`,
  )
  const head = JSON.stringify(rest).slice(0, -1)
  return `${head},\n "components": {\n${parts.join(',\n')}\n },\n "paths": {\n${calls.join(',\n')}\n }\n}\n`
}

/** An object with one entry per line. */
function lines(object: object, indent: string): string {
  const entries = Object.entries(object).map(
    ([key, value]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n${entries.join(',\n')}\n${indent.slice(1)}}`
}
