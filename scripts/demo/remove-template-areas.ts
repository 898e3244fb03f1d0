import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'
import * as demos from '../../src/demos/areas.ts'
import { generated } from '../lib/generated.ts'
import { citingFiles, findCitations } from '../lib/requirements.ts'
import { runStep } from '../lib/run-step.ts'
import {
  isOfTemplateAreas,
  namesMessagesOf,
  withoutMarkedLines,
  withoutRequirements,
  withoutScripts,
} from './template-areas.ts'

// `npm run remove:template-areas` deletes the template areas and all that only they need (R-814, decision 0062).
const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(projectRoot, path), text)

/** Deletes a file, and its folders that are then empty. */
function removeFile(path: string): void {
  rmSync(path)
  for (let folder = dirname(path); readdirSync(folder).length === 0; folder = dirname(folder))
    rmdirSync(folder)
}

/** The locale files of the template areas that no other file of the app names. */
function ownLocales(paths: readonly string[]): string[] {
  const rest = paths
    .filter(
      (path) =>
        /^src\/.*\.tsx?$/.test(path) && !isOfTemplateAreas(path, []) && !Object.hasOwn(generated, path),
    )
    .map((path) => withoutMarkedLines(read(path)))
    .join('\n')
  const all = Object.values(demos).flatMap(({ messages }): readonly string[] => messages)
  return [...new Set(all)].filter((area) => !namesMessagesOf(area, rest))
}

/** Runs the program of a package, and returns whether it ended well. */
const run = async (name: string, ...args: string[]) =>
  (await runStep({ program: join(projectRoot, 'node_modules/.bin', name), args })).code === 0

async function removeTemplateAreas(): Promise<boolean> {
  const paths = git('ls-files').split('\n').filter(Boolean)
  const locales = ownLocales(paths)
  const before = findCitations(citingFiles())
  for (const path of paths) {
    if (!isOfTemplateAreas(path, locales)) continue
    console.log(path)
    removeFile(join(projectRoot, path))
  }
  for (const path of paths) {
    if (!existsSync(join(projectRoot, path)) || !/\.(?:tsx?|sql|md)$/.test(path)) continue
    const text = read(path)
    const rest = withoutMarkedLines(text)
    if (rest !== text) write(path, rest)
  }
  const after = findCitations(citingFiles())
  const requirements = 'docs/requirements.md'
  write(
    requirements,
    withoutRequirements(read(requirements), (id) => after.has(id) || !before.has(id)),
  )
  const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  manifest.scripts = withoutScripts(manifest.scripts)
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  // Modules and packages that nothing uses any more.
  await run('knip', '--fix', '--fix-type=dependencies,files', '--allow-remove-files', '--no-progress')
  const isFormatted = await run('biome', 'check', '--write', '--colors=off', '.')
  return (await run('tsx', 'scripts/generate.ts')) && isFormatted
}

if (git('status', '--porcelain') !== '') {
  console.error('The working tree has changes. Commit or stash them first.')
  process.exitCode = 2
} else if (await removeTemplateAreas()) {
  console.log('Now run npm install and npm run check.')
} else {
  process.exitCode = 1
}
