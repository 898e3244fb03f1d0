import { buildOpenApi } from '../../supabase/functions/_shared/openapi/build.ts'
import { everyOperation } from '../../supabase/functions/_shared/openapi/registry.ts'

/** Writes `docs/openapi.json`, what the function serves at `/api/openapi.json`: a line a call, so that changes show. */
export function openApiFile(): string {
  const { paths, ...rest } = buildOpenApi(everyOperation)
  const calls = Object.entries(paths).map(([path, verbs]) => {
    const lines = Object.entries(verbs).map(
      ([verb, call]) => `   ${JSON.stringify(verb)}: ${JSON.stringify(call)}`,
    )
    return `  ${JSON.stringify(path)}: {\n${lines.join(',\n')}\n  }`
  })
  const head = JSON.stringify(rest).slice(0, -1)
  return `${head},\n "paths": {\n${calls.join(',\n')}\n }\n}\n`
}
