import type { Doc } from '@contract/document.ts'
import type { Node } from '@tiptap/pm/model'
import { bodyNode } from '../extensions/body-node.ts'

/**
 * A text node of a unit; a remark is text of the author that no file has in its line. `anchors` are the ids of its
 * footnotes and comments.
 */
export type UnitPart = {
  text: string
  remark: 'annotation' | 'inlineFootnote' | null
  anchors?: readonly string[]
}

/** A paragraph, heading, line of code or caption of a body, in the order in which an export counts them. */
export type BodyUnit = {
  /** The position of its text block. */
  block: number
  parts: readonly UnitPart[]
  /** Its text without remarks; a line break is `\n`. */
  text: string
  /** The position of each character of `text`, and of the end. */
  positions: readonly number[]
  isCode: boolean
  /** The position of the picture whose caption it is, which has no positions of characters; null for other text. */
  picture: number | null
}

/** The units of a document in order. */
export function unitsOf(doc: Node): BodyUnit[] {
  const units: BodyUnit[] = []
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true
    if (node.type.name === 'codeBlock') units.push(...codeUnits(node, at))
    else units.push(lineUnit(node, at), ...captionUnits(node, at))
    return false
  })
  return units
}

/** The units of a stored body in order. */
export const bodyUnits = (body: Doc | null): BodyUnit[] => unitsOf(bodyNode(body))

function lineUnit(block: Node, at: number): BodyUnit {
  const parts: UnitPart[] = []
  const positions: number[] = []
  let text = ''
  block.forEach((child, offset) => {
    const name = child.marks.find(({ type }) => type.name === 'annotation' || type.name === 'inlineFootnote')
    const remark = (child.isText ? (name?.type.name ?? null) : null) as UnitPart['remark']
    const part = child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? '\n' : ''
    const anchors = child.marks.flatMap(({ type, attrs }) =>
      type.name === 'comment' || type.name === 'footnote' ? [String(attrs.id)] : [],
    )
    parts.push({ text: part, remark, ...(anchors.length > 0 && { anchors }) })
    if (remark !== null) return
    for (let index = 0; index < part.length; index++) positions.push(at + 1 + offset + index)
    text += part
  })
  positions.push(at + 1 + block.content.size)
  return { block: at, parts, text, positions, isCode: false, picture: null }
}

function captionUnits(block: Node, at: number): BodyUnit[] {
  const units: BodyUnit[] = []
  block.forEach((child, offset) => {
    const text: string | null = child.type.name === 'image' ? child.attrs.caption : null
    if (text)
      units.push({
        block: at,
        parts: [{ text, remark: null }],
        text,
        positions: [],
        isCode: false,
        picture: at + 1 + offset,
      })
  })
  return units
}

function codeUnits(block: Node, at: number): BodyUnit[] {
  let start = at + 1
  return block.textContent.split('\n').map((text) => {
    const positions = Array.from({ length: text.length + 1 }, (_, index) => start + index)
    start += text.length + 1
    return { block: at, parts: [{ text, remark: null }], text, positions, isCode: true, picture: null }
  })
}
