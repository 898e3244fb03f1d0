import { type Change, ChangeSet, type TokenEncoder } from '@tiptap/pm/changeset'
import type { Node } from '@tiptap/pm/model'
import { StepMap } from '@tiptap/pm/transform'

/** Compares characters with their marks and nodes with their attributes, which the default encoder ignores. */
const encoder: TokenEncoder<string> = {
  encodeCharacter: (char, marks) =>
    marks.length === 0 ? String(char) : `${char}${JSON.stringify(marks.map((mark) => mark.toJSON()))}`,
  encodeNodeStart: (node) => `${node.type.name}${JSON.stringify(node.attrs)}`,
  encodeNodeEnd: (node) => `/${node.type.name}`,
  compareTokens: (a, b) => a === b,
}

/** The ranges in which two documents differ, in order. */
export function bodyChanges(from: Node, to: Node): readonly Change[] {
  const start = from.content.findDiffStart(to.content)
  const end = from.content.findDiffEnd(to.content)
  if (start === null || end === null) return []
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const map = new StepMap([start, end.a + overlap - start, end.b + overlap - start])
  return ChangeSet.create(from, undefined, encoder).addSteps(to, [map], null).changes
}
