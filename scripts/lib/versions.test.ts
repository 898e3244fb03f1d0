import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../local/settings.ts'

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))

test.each([
  ['the workspace local', () => read('local/package.json').dependencies],
  ['the functions', () => importVersions('supabase/functions/deno.json')],
])('the packages of %s have the versions of the root package', (_, versionsOf) => {
  const { dependencies, devDependencies } = read('package.json')
  const root: Record<string, string> = { ...dependencies, ...devDependencies }
  const own: Record<string, string> = versionsOf()
  const shared = Object.keys(own).filter((name) => name in root)
  expect(shared).toContain('hono')
  for (const name of shared) expect(`${name} ${own[name]}`).toBe(`${name} ${root[name]}`)
})

function importVersions(path: string): Record<string, string> {
  const imports: Record<string, string> = read(path).imports
  const found = Object.values(imports).map((target) => /^npm:\/?((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target))
  return Object.fromEntries(found.flatMap((match) => (match ? [[match[1], match[2]]] : [])))
}
