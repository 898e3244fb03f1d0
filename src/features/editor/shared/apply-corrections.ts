import type { Doc } from '@contract/document.ts'
import { captionLine, MAX_CAPTION } from '@contract/picture-values.ts'
import type { Mark, Node } from '@tiptap/pm/model'
import { canJoin, Transform } from '@tiptap/pm/transform'
import { bodyNode } from '../extensions/body-node.ts'
import { documentJson } from '../model/block-cache.ts'
import { type BodyUnit, unitsOf } from './body-units.ts'

/** Inserted text and the formatting that it brings. */
export type CorrectionRun = {
  text: string
  marks: readonly ('bold' | 'italic' | 'underline' | 'strike' | 'superscript' | 'subscript')[]
}

/** One change of a body; units are those of `bodyUnits`, and offsets count the characters of their text. */
export type BodyEdit =
  | { kind: 'words'; unit: number; from: number; to: number; runs: readonly CorrectionRun[] }
  /** A new paragraph after a unit, with the words of its footnotes; -1 is the start of the text. */
  | {
      kind: 'inserted'
      after: number
      runs: readonly CorrectionRun[]
      notes?: readonly { id: string; from: number; to: number }[]
    }
  | { kind: 'removed'; unit: number }
  | { kind: 'moved'; unit: number; after: number }
  /** Two paragraphs of one, without the space between them. */
  | { kind: 'split'; unit: number; from: number; to: number }
  /** One paragraph of a unit and the next, with a space between them. */
  | { kind: 'joined'; unit: number; between: string }
  /** A footnote without its reference in the text; its row is kept, for an earlier version of the text. */
  | { kind: 'noteDeleted'; noteId: string }
  /** The text that a comment or footnote is about; `id` is that of its row. */
  | { kind: 'comment' | 'footnote'; id: string; unit: number; from: number; to: number }

const BROUGHT = new Set(['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'])
const isAnchor = ({ type }: Mark) => type.name === 'comment' || type.name === 'footnote'

/**
 * Applies changes to a body by positions, so that everything else keeps its formatting. New words have the
 * formatting of the file and the anchors of the comments and footnotes of the words that they replace.
 */
export function applyCorrections(body: Doc | null, edits: readonly BodyEdit[]): Doc {
  const doc = bodyNode(body)
  const apply = new Corrections(doc, unitsOf(doc))
  const of = <K extends BodyEdit['kind']>(kind: K) =>
    edits.filter((edit): edit is Extract<BodyEdit, { kind: K }> => edit.kind === kind)
  for (const { noteId } of of('noteDeleted')) apply.deleteNote(noteId)
  // Anchors come first, because words that replace others take over their anchors.
  for (const edit of [...of('comment'), ...of('footnote')]) apply.anchor(edit)
  for (const edit of of('words')) apply.words(edit)
  apply.captions(of('words'))
  for (const edit of of('split')) apply.split(edit)
  for (const edit of of('joined')) apply.join(edit)
  for (const edit of of('moved')) apply.move(edit)
  for (const edit of of('inserted')) apply.insert(edit)
  for (const { unit } of of('removed')) apply.remove(unit)
  return documentJson(apply.tr.doc)
}

class Corrections {
  readonly tr: Transform
  /** Where the next new paragraph after a unit goes, as a position in the changed document. */
  readonly #ends = new Map<number, { steps: number; at: number }>()

  constructor(
    private readonly doc: Node,
    private readonly units: readonly BodyUnit[],
  ) {
    this.tr = new Transform(doc)
  }

  anchor({ kind, id, unit, from, to }: Extract<BodyEdit, { kind: 'comment' }>): void {
    const mark = this.doc.type.schema.marks[kind]?.create({ id })
    for (const [start, end] of this.#ranges(unit, from, to)) if (mark) this.tr.addMark(start, end, mark)
  }

  deleteNote(noteId: string): void {
    this.doc.descendants((node, at) => {
      for (const mark of node.marks)
        if (isAnchor(mark) && mark.attrs.id === noteId) this.tr.removeMark(at, at + node.nodeSize, mark)
    })
  }

  words({ unit, from, to, runs }: Extract<BodyEdit, { kind: 'words' }>): void {
    const target = this.units[unit]
    if (!target || target.picture !== null) return
    const ranges = this.#ranges(unit, from, to)
    const marks = this.#inheritedMarks(ranges, target.positions[from] ?? 0)
    // A remark of the author between the removed words stays.
    for (const [start, end] of [...ranges].reverse())
      this.tr.delete(this.tr.mapping.map(start, 1), this.tr.mapping.map(end, -1))
    const nodes = this.#nodes(runs, target.isCode, marks)
    const start = ranges[0]?.[0] ?? target.positions[from]
    if (nodes.length > 0 && start !== undefined) this.tr.insert(this.tr.mapping.map(start, 1), nodes)
  }

  /** Changes words of captions, which are an attribute of their picture without formatting. */
  captions(edits: readonly Extract<BodyEdit, { kind: 'words' }>[]): void {
    this.units.forEach((target, index) => {
      const own = edits.filter(({ unit }) => unit === index).sort((a, b) => b.from - a.from)
      if (target.picture === null || own.length === 0) return
      const text = own.reduce(
        (before, { from, to, runs }) =>
          before.slice(0, from) + runs.map((run) => run.text).join('') + before.slice(to),
        target.text,
      )
      this.#setCaption(target.picture, captionLine(text).trim().slice(0, MAX_CAPTION) || null)
    })
  }

  #setCaption(picture: number, caption: string | null): void {
    const at = this.tr.mapping.map(picture, 1)
    if (this.tr.doc.nodeAt(at)?.type.name === 'image') this.tr.setNodeAttribute(at, 'caption', caption)
  }

  split({ unit, from, to }: Extract<BodyEdit, { kind: 'split' }>): void {
    const { positions = [] } = this.units[unit] ?? {}
    const at = positions[from]
    if (at === undefined) return
    for (const [start, end] of this.#ranges(unit, from, to).reverse())
      this.tr.delete(this.tr.mapping.map(start, 1), this.tr.mapping.map(end, -1))
    this.tr.split(this.tr.mapping.map(at, 1))
  }

  join({ unit, between }: Extract<BodyEdit, { kind: 'joined' }>): void {
    const [first, second] = [this.units[unit], this.units[unit + 1]]
    if (!first || !second) return
    const at = this.tr.mapping.map(second.block, -1)
    // Only neighbours of one parent are one text in the editor.
    if (!canJoin(this.tr.doc, at) || !this.tr.doc.resolve(at).nodeBefore?.isTextblock) return
    this.tr.join(at)
    if (between !== '') this.tr.insert(at - 1, this.doc.type.schema.text(between))
  }

  insert({ after, runs, notes = [] }: Extract<BodyEdit, { kind: 'inserted' }>): void {
    const { nodes, marks } = this.doc.type.schema
    const paragraph = nodes.paragraph?.create(null, this.#nodes(runs, false, []))
    if (!paragraph) return
    const start = this.#insertAfter(after, paragraph) + 1
    for (const { id, from, to } of notes)
      if (marks.footnote) this.tr.addMark(start + from, start + to, marks.footnote.create({ id }))
  }

  move({ unit, after }: Extract<BodyEdit, { kind: 'moved' }>): void {
    const source = this.units[unit]
    if (!source || source.isCode || source.picture !== null) return
    const at = this.tr.mapping.map(source.block, 1)
    const node = this.tr.doc.nodeAt(at)
    if (!node) return
    this.#insertAfter(after, node)
    this.#delete(this.tr.mapping.slice(this.tr.steps.length - 1).map(at, 1))
  }

  remove(unit: number): void {
    const target = this.units[unit]
    if (!target) return
    if (target.picture !== null) {
      if (!this.tr.mapping.mapResult(target.picture, 1).deletedAfter) this.#setCaption(target.picture, null)
      return
    }
    if (!target.isCode) {
      this.#delete(this.tr.mapping.map(target.block, 1))
      return
    }
    const [start = 0] = target.positions
    const end = target.positions.at(-1) ?? start
    const hasNext = this.units[unit + 1]?.block === target.block
    const hasLast = this.units[unit - 1]?.block === target.block
    const { mapping } = this.tr
    this.tr.delete(
      mapping.map(start - (hasNext || !hasLast ? 0 : 1), -1),
      mapping.map(end + (hasNext ? 1 : 0), 1),
    )
  }

  /** Deletes the text block at a position, and what would be left empty around it. */
  #delete(at: number): void {
    const inside = this.tr.doc.resolve(at)
    let depth = inside.depth
    while (depth > 0 && inside.node(depth).childCount === 1 && !/^table/.test(inside.node(depth).type.name))
      depth--
    const isOnly = inside.node(depth).childCount === 1
    const block = this.tr.doc.nodeAt(at)
    if (isOnly && depth === inside.depth && block) this.tr.delete(at + 1, at + 1 + block.content.size)
    else if (depth === inside.depth && block) this.tr.delete(at, at + block.nodeSize)
    else this.tr.delete(inside.before(depth + 1), inside.after(depth + 1))
  }

  /** Inserts a paragraph after a unit, outside of its list or code, in the order of the calls; returns its position. */
  #insertAfter(unit: number, node: Node): number {
    const known = this.#ends.get(unit)
    const at = known ? this.tr.mapping.slice(known.steps).map(known.at, 1) : this.#endOf(unit)
    this.tr.insert(at, node)
    this.#ends.set(unit, { steps: this.tr.steps.length, at: at + node.nodeSize })
    return at
  }

  #endOf(unit: number): number {
    const target = this.units[unit]
    if (!target) return 0
    const block = this.doc.nodeAt(target.block)
    const inside = this.doc.resolve(target.block)
    const list = Array.from({ length: inside.depth }, (_, at) => at + 1).find((depth) =>
      /List$/.test(inside.node(depth).type.name),
    )
    const end = list === undefined ? target.block + (block?.nodeSize ?? 0) : inside.after(list)
    return this.tr.mapping.map(end, -1)
  }

  /** The ranges of the document that some characters of a unit take; a remark between them is left out. */
  #ranges(unit: number, from: number, to: number): [number, number][] {
    const positions = this.units[unit]?.positions ?? []
    const ranges: [number, number][] = []
    for (const at of positions.slice(from, to)) {
      const last = ranges.at(-1)
      if (last?.[1] === at) last[1] = at + 1
      else ranges.push([at, at + 1])
    }
    return ranges
  }

  /** The anchors of replaced text, and the marks on both sides that a file does not decide. */
  #inheritedMarks(ranges: readonly [number, number][], at: number): Mark[] {
    const { mapping } = this.tr
    const start = mapping.map(ranges[0]?.[0] ?? at, 1)
    const end = mapping.map(ranges.at(-1)?.[1] ?? at, -1)
    const found: Mark[] = []
    for (const [from, to] of ranges)
      this.tr.doc.nodesBetween(mapping.map(from, 1), mapping.map(to, -1), (node) => {
        if (node.isText) found.push(...node.marks.filter(isAnchor))
      })
    const before = this.tr.doc.resolve(start).nodeBefore?.marks ?? []
    const after = this.tr.doc.resolve(Math.max(start, end)).nodeAfter?.marks ?? []
    found.push(...before.filter((mark) => !BROUGHT.has(mark.type.name) && mark.isInSet(after)))
    return found
  }

  #nodes(runs: readonly CorrectionRun[], isCode: boolean, inherited: readonly Mark[]): Node[] {
    const { schema } = this.doc.type
    return runs.flatMap(({ text, marks }) => {
      const own = isCode ? [] : marks.flatMap((name) => schema.marks[name]?.create() ?? [])
      const all = [...own, ...(isCode ? [] : inherited)].reduce<readonly Mark[]>(
        (set, mark) => mark.addToSet(set),
        [],
      )
      if (isCode) return text === '' ? [] : [schema.text(text)]
      return text.split('\n').flatMap((line, at) => {
        const breaks = at === 0 ? [] : [schema.nodes.hardBreak?.create(null, null, all)]
        return [...breaks, line === '' ? null : schema.text(line, all)].filter(
          (node) => node instanceof Object,
        )
      }) as Node[]
    })
  }
}
