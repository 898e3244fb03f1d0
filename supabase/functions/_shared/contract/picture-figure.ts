import type { DocNode } from './document.ts'

/** A picture of a body. */
export type PictureNode = Extract<DocNode, { type: 'image' }>

/** True for a picture that is a block on its own, because it has an alignment or a caption. */
export const isFigure = ({ attrs }: PictureNode): boolean => Boolean(attrs.align || attrs.caption)

/** The captions of the pictures among some inline nodes, in order. */
export const captionsOf = (nodes: readonly DocNode[] = []): string[] =>
  nodes.flatMap((node) => (node.type === 'image' && node.attrs.caption ? [node.attrs.caption] : []))
