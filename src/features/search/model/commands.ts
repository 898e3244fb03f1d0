import { foldAccents } from '@contract/fold-accents.ts'
import type { Command } from './groups.ts'

/** The commands whose names contain every word of `q`; all of them for an empty query. */
export function findCommands(commands: readonly Command[], q: string): Command[] {
  const words = foldAccents(q).split(/\s+/)
  return commands.filter(({ title }) => words.every((word) => foldAccents(title).includes(word)))
}
