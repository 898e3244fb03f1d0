import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../local/settings.ts'
import { argumentsOf } from './message-text.ts'
import type { SourceFile } from './source-files.ts'
import { verbFault } from './verbs.ts'
import { wordingFaults } from './wording.ts'

type Messages = Map<string, { text: string; file: string }>

/**
 * Checks that both languages have the same messages, that they follow the wording rules, and that the ids of form errors
 * exist.
 */
export function findMessageFaults(files: SourceFile[], root = projectRoot): string[] {
  const english = readMessages(join(root, 'locales/en'))
  const french = readMessages(join(root, 'locales/fr'))
  const faults = [...english.faults, ...french.faults]
  for (const [id, { text }] of english.messages) {
    const other = french.messages.get(id)
    if (!other) faults.push(`${id}: missing in French`)
    else if (argumentsOf(text) !== argumentsOf(other.text))
      faults.push(`${id}: the languages take different values`)
    const fault = verbFault(text, other?.text ?? '')
    if (fault !== null) faults.push(`fr: ${id}: ${fault}`)
  }
  for (const id of french.messages.keys())
    if (!english.messages.has(id)) faults.push(`${id}: missing in English`)
  for (const [language, { messages }] of [
    ['en', english],
    ['fr', french],
  ] as const)
    for (const [id, { text }] of messages)
      faults.push(...wordingFaults(text, language).map((fault) => `${language}: ${id}: ${fault}`))
  const areas = new Set([...english.messages.keys()].map((id) => id.split('.')[0] ?? ''))
  for (const file of files) {
    for (const { id, line } of errorIdsIn(file, areas)) {
      if (!english.messages.has(id)) faults.push(`${file.path}:${line}: no message has the id ${id}`)
    }
  }
  return faults
}

function readMessages(folder: string): { messages: Messages; faults: string[] } {
  const messages: Messages = new Map()
  const faults: string[] = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const area = file.slice(0, -'.json'.length)
    for (const [id, text] of Object.entries(
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
    )) {
      if (!id.startsWith(`${area}.`))
        faults.push(`${folder.split('/').at(-1)}/${file}: ${id} belongs to another file`)
      if (messages.has(id)) faults.push(`${id}: written twice`)
      if (typeof text !== 'string' || text.trim() === '') faults.push(`${id}: empty`)
      messages.set(id, { text: String(text), file })
    }
  }
  return { messages, faults }
}

/** The message ids of form errors in a file, `message: '…'`: plain texts for the compiler, which checks all other ids. */
function* errorIdsIn(file: SourceFile, areas: Set<string>): Generator<{ id: string; line: number }> {
  if (/\.test\.tsx?$/.test(file.path)) return
  const literal = /(['"`])([a-z][a-z0-9-]*(?:\.[A-Za-z0-9_-]+)+)\1/g
  for (const match of file.text.matchAll(literal)) {
    const id = match[2] ?? ''
    const before = file.text.slice(0, match.index)
    if (!areas.has(id.split('.')[0] ?? '') || !/\bmessage\s*[=:]\s*[^,;{}<>\n]*$/.test(before)) continue
    yield { id, line: before.split('\n').length }
  }
}
