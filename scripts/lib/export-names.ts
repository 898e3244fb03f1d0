import type { SourceFile } from './source-files.ts'

/**
 * The exports that many files share by convention: the page and the route table of an area. `ok` is exempt only
 * until the route definitions replace `_shared/openapi/operation.ts`.
 */
const CONVENTIONS = new Set(['Page', 'routes', 'ok'])

const declaration =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|type|class|interface|enum)\s+([\w$]+)/gm

/**
 * Reports each exported name that more than one file declares. Test files export nothing, but may contain exports in
 * strings, so they are skipped.
 */
export function findExportClashes(files: readonly SourceFile[]): string[] {
  const paths = new Map<string, Set<string>>()
  for (const { path, text } of files.filter((file) => !/\.(test|spec)\.tsx?$/.test(file.path)))
    for (const [, name = ''] of withoutComments(text).matchAll(declaration)) {
      if (CONVENTIONS.has(name)) continue
      paths.set(name, (paths.get(name) ?? new Set()).add(path))
    }
  return [...paths]
    .filter(([, declaring]) => declaring.size > 1)
    .map(
      ([name, declaring]) =>
        `${name} is exported by ${[...declaring].sort().join(', ')}; rename all but one.`,
    )
    .sort()
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '')
