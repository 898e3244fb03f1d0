import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from '../../local/settings.ts'

/** A source file by its path from the project root. */
export type SourceFile = { path: string; text: string }

/** Every TypeScript file below these folders. */
export function sourceFiles(folders: string[], root = projectRoot): SourceFile[] {
  return folders
    .map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'))
    .sort()
    .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
}

/** An import and its line; `isType` when it imports only types. */
export type Import = { specifier: string; isType: boolean; line: number }

const pattern =
  /(?:^|[;\n}])\s*(?:import|export)\s+(type\s+)?(?:[\w$*\s{},]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** The imports and re-exports of a file, including dynamic ones; comments are ignored. */
export function importsOf({ text }: SourceFile): Import[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(pattern)].map((match) => ({
    specifier: match[2] ?? match[3] ?? '',
    isType: match[1] !== undefined,
    line: code.slice(0, match.index + match[0].length).split('\n').length,
  }))
}
