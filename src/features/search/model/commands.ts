import type { Command } from './groups.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The commands whose names contain every word of `q`; all of them for an empty query. */
export function findCommands(commands: readonly Command[], q: string): Command[] {
  const words = plain(q).split(/\s+/)
  return commands.filter(({ title }) => words.every((word) => plain(title).includes(word)))
}
