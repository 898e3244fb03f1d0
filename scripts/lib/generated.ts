import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { demoPictures } from '../demo/pictures.ts' // template areas
import { mailTemplateFiles } from './mail-templates.ts'
import { messageFiles } from './message-files.ts'
import { openApiFile } from './openapi.ts'
import { coveragePage } from './requirements.ts'
import { screensPage } from './screens-page.ts'
import { searchScreens } from './search-screens.ts'

/** Generated files by path from the repository root; each function returns the text. */
export type Generated = Readonly<Record<string, () => string>>

/** Every file that `npm run gen` writes. */
export const generated: Generated = {
  'docs/screens.md': screensPage,
  'docs/openapi.json': openApiFile,
  'docs/requirements-coverage.md': coveragePage,
  'src/lib/i18n/message-files.gen.ts': messageFiles,
  'supabase/functions/api/search/screens.gen.ts': searchScreens,
  ...mailTemplateFiles(),
  ...demoPictures(), // template areas
}

/** Folders that contain only generated files. */
export const GENERATED_FOLDERS: readonly string[] = [
  'public/demo', // template areas
  'supabase/templates',
]

/** Reports each outdated, missing or surplus generated file as a sentence. */
export function findDrift(root: string, files: Generated, folders: readonly string[] = []): string[] {
  const stale = Object.entries(files).flatMap(([path, make]) => {
    const text = readOr(join(root, path), null)
    if (text === make()) return []
    return [`${path} is ${text === null ? 'missing' : 'out of date'}: run npm run gen and commit the result.`]
  })
  const left = folders
    .flatMap((folder) => filesIn(root, folder))
    .filter((path) => !Object.hasOwn(files, path))
    .map((path) => `${path} has no source: delete it.`)
  return [...stale, ...left]
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

function readOr<T>(file: string, fallback: T): string | T {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback
    throw error
  }
}
