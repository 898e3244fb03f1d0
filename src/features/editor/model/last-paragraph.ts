import type { DocNode } from '@contract/document.ts'

/** True for a block after which no text can be typed: all but text that does not end in an image. */
export const needsParagraphAfter = (type: string, lastChildType: string | undefined): boolean =>
  (type !== 'paragraph' && type !== 'heading') || lastChildType === 'image'

const needsOne = (block: DocNode | undefined) =>
  block !== undefined &&
  needsParagraphAfter(block.type, 'content' in block ? block.content?.at(-1)?.type : undefined)
const isBare = (block: DocNode | undefined) =>
  block?.type === 'paragraph' && !block.content?.length && !block.attrs?.textAlign

/** The blocks with the empty final paragraph of the editor, if one is needed. */
export const withLastParagraph = (blocks: readonly DocNode[]): DocNode[] =>
  needsOne(blocks.at(-1)) ? [...blocks, { type: 'paragraph' }] : [...blocks]

/** The blocks without the empty final paragraph of the editor. */
export const withoutLastParagraph = (blocks: readonly DocNode[]): DocNode[] =>
  isBare(blocks.at(-1)) && needsOne(blocks.at(-2)) ? blocks.slice(0, -1) : [...blocks]
