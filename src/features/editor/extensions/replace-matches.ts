import { captionLine, MAX_CAPTION } from '@contract/picture-values.ts'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import type { Match } from '../model/find-text.ts'
import { keepCase } from '../model/keep-case.ts'
import { replaceInText } from '../shared/replace-in-text.ts'

export type Replacement = {
  text: string
  /** Gives each replacement the capitals of the text that it replaces. */
  keepsCase: boolean
}

/** A match to replace; `by` is its own replacement instead of the common one. */
export type ReplacedMatch = Match & { by?: string }

const isAnchor = ({ type }: Mark) => type.name === 'comment' || type.name === 'footnote'

/** The number of characters that two texts have in common at their starts. */
function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}
const reversed = (text: string) => [...text].reverse().join('')

/** The marks of each character of a range of text. */
function marksIn(doc: Node, { from, to }: Match): (readonly Mark[])[] {
  const marks: (readonly Mark[])[] = []
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isText) return true
    const length = Math.min(to, at + node.nodeSize) - Math.max(from, at)
    for (let n = 0; n < length; n++) marks.push(node.marks)
    return false
  })
  return marks
}

/**
 * The new text of a match: each character has the formatting of the character at its place, common starts and
 * ends keep theirs, and the anchors of comments in the replaced part go on to the new one.
 */
function replaced(doc: Node, match: ReplacedMatch, { text, keepsCase }: Replacement): Fragment {
  const old = doc.textBetween(match.from, match.to)
  const by = keepsCase ? keepCase(old, match.by ?? text) : (match.by ?? text)
  const marks = marksIn(doc, match)
  const start = commonStart(old, by)
  const end = commonStart(reversed(old.slice(start)), reversed(by.slice(start)))
  const anchors = marks
    .slice(start, old.length - end)
    .flat()
    .filter(isAnchor)
  const marksAt = (n: number): readonly Mark[] => {
    if (n < start) return marks[n] ?? []
    if (n >= by.length - end) return marks[n - by.length + old.length] ?? []
    const last = Math.max(old.length - end, start, 1) - 1
    return anchors.reduce<readonly Mark[]>(
      (set, anchor) => anchor.addToSet(set),
      marks[Math.min(n, last)] ?? [],
    )
  }
  const nodes = Array.from({ length: by.length }, (_, n) => doc.type.schema.text(by.charAt(n), marksAt(n)))
  return Fragment.from(nodes.length > 0 ? joined(nodes) : [])
}

/** Joins neighbours with equal marks, which is cheaper than a text node for each character. */
function joined(nodes: readonly Node[]): Node[] {
  const runs: Node[] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (last?.sameMarkup(node)) {
      runs[runs.length - 1] = node.type.schema.text(`${last.text}${node.text}`, node.marks)
    } else runs.push(node)
  }
  return runs
}

/** The matches of each paragraph, so that a paragraph with many is one step. */
function byBlock(doc: Node, matches: readonly Match[]): Match[][] {
  const groups: Match[][] = []
  let end = -1
  for (const match of matches) {
    if (match.from < end) groups.at(-1)?.push(match)
    else {
      groups.push([match])
      end = doc.resolve(match.from).end()
    }
  }
  return groups
}

/** Replaces matches in captions, one step for each picture. An empty caption is none. */
function replaceCaptions(tr: Transaction, matches: readonly ReplacedMatch[], by: Replacement): void {
  for (const at of new Set(matches.map(({ from }) => from))) {
    const old: unknown = tr.doc.nodeAt(at)?.attrs.caption
    if (typeof old !== 'string') continue
    const parts = matches.flatMap(({ from, caption, by: own = by.text }) =>
      from === at && caption ? { ...caption, by: own } : [],
    )
    const caption = captionLine(replaceInText(old, parts, by.keepsCase))
    // One that would be too long stays, because a text with it could not be saved.
    if (caption.length <= MAX_CAPTION) tr.setNodeAttribute(at, 'caption', caption || null)
  }
}

/** Replaces matches, given in order, in one transaction with one step for each paragraph and each caption. */
export function replaceMatches(tr: Transaction, all: readonly ReplacedMatch[], by: Replacement): void {
  closeHistory(tr)
  // First the captions: an attribute moves no text.
  replaceCaptions(
    tr,
    all.filter(({ caption }) => caption),
    by,
  )
  const matches = all.filter(({ caption }) => !caption)
  const { doc, selection } = tr
  const changes = matches.map((match) => ({ ...match, content: replaced(doc, match, by) }))
  const at = (position: number) => {
    let moved = position
    for (const { from, to, content } of changes) {
      if (from >= position) break
      moved += content.size - (Math.min(to, position) - from)
    }
    return moved
  }
  let left = changes.length
  for (const group of byBlock(doc, matches).reverse()) {
    left -= group.length
    const parts = changes.slice(left, left + group.length)
    const from = group[0]?.from ?? 0
    const to = group.at(-1)?.to ?? from
    let content = Fragment.empty
    let done = from
    for (const part of parts) {
      content = content.append(doc.slice(done, part.from).content).append(part.content)
      done = part.to
    }
    tr.replace(from, to, new Slice(content, 0, 0))
  }
  if (selection instanceof TextSelection)
    tr.setSelection(TextSelection.create(tr.doc, at(selection.anchor), at(selection.head)))
}
