import type { Doc } from '@contract/document.ts'
import { type Change, simplifyChanges } from '@tiptap/pm/changeset'
import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model'
import { ReplaceStep, StepMap, Transform } from '@tiptap/pm/transform'
import { documentJson } from '../model/block-cache.ts'
import { bodyChanges } from './body-changes.ts'
import { bodyNode } from './body-node.ts'

const isWord = (char: string) => /[\p{L}\p{N}\p{M}'’]/u.test(char)
const endsInWord = (text: string) => isWord(text.slice(-1))
const startsWithWord = (text: string) => isWord(text.slice(0, 1))
const textIn = (doc: Node, from: number, to: number) => doc.textBetween(from, to, '\n', '\n')

const isInsertion = (change: Change) => change.fromA === change.toA
const isOverlap = (a: Change, b: Change) => a.fromA < b.toA && b.fromA < a.toA

/** The inserted content with a space before it. */
function spaced(schema: Schema, slice: Slice): Slice {
  const space = schema.text(' ', slice.content.firstChild?.marks)
  return new Slice(Fragment.from(space).append(slice.content), slice.openStart, slice.openEnd)
}

type Sides = { base: Node; mine: Node; theirs: Node }

/**
 * Where an insertion of theirs goes when mine is at the same position: after mine, so that both stay whole, except
 * when it continues the word before both.
 */
function besideMine({ base, mine, theirs }: Sides, own: Change, other: Change) {
  const at = other.fromA
  const before = textIn(base, base.resolve(at).start(), at)
  const myText = textIn(mine, own.fromB, own.toB)
  const theirText = textIn(theirs, other.fromB, other.toB)
  const continues = endsInWord(before) && startsWithWord(theirText) && !startsWithWord(myText)
  const isGlued = !continues && endsInWord(myText) && startsWithWord(theirText)
  return { assoc: continues ? -1 : 1, isGlued }
}

/** Merges the changes of both sides; null when they overlap or do not fit together. */
export function mergeDocuments(sides: Sides): Node | null {
  const { base, mine, theirs } = sides
  const ours = simplifyChanges(bodyChanges(base, mine), mine)
  const others = simplifyChanges(bodyChanges(base, theirs), theirs)
  const isSame = (a: Change, b: Change) =>
    a.fromA === b.fromA && a.toA === b.toA && mine.slice(a.fromB, a.toB).eq(theirs.slice(b.fromB, b.toB))
  const missing = others.filter((other) => !ours.some((own) => isSame(own, other)))
  if (missing.some((other) => ours.some((own) => isOverlap(own, other)))) return null
  const map = new StepMap(ours.flatMap((own) => [own.fromA, own.toA - own.fromA, own.toB - own.fromB]))
  const merged = new Transform(mine)
  for (const other of [...missing].reverse()) {
    const rival = isInsertion(other)
      ? ours.find((own) => isInsertion(own) && own.fromA === other.fromA)
      : undefined
    const { assoc, isGlued } = rival ? besideMine(sides, rival, other) : { assoc: 1, isGlued: false }
    const from = map.map(other.fromA, assoc)
    const to = isInsertion(other) ? from : map.map(other.toA, -1)
    const slice = theirs.slice(other.fromB, other.toB)
    const step = new ReplaceStep(from, to, isGlued ? spaced(mine.type.schema, slice) : slice)
    // Both sides changed the structure in ways that exclude each other.
    if (merged.maybeStep(step).failed) return null
  }
  return merged.doc
}

/** Merges two bodies that were both changed from `base`; null when their changes overlap. */
export function mergeBodies(base: Doc | null, mine: Doc | null, theirs: Doc | null): Doc | null {
  const merged = mergeDocuments({ base: bodyNode(base), mine: bodyNode(mine), theirs: bodyNode(theirs) })
  return merged && documentJson(merged)
}
