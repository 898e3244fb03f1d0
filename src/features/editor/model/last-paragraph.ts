import type { DocNode } from '@contract/document.ts'

/** Whether writing cannot go on after a block: true of all but text that does not end in a picture. */
export const needsParagraphAfter = (type: string, lastChildType: string | undefined): boolean =>
  (type !== 'paragraph' && type !== 'heading') || lastChildType === 'image'

const needsOne = (block: DocNode | undefined) =>
  block !== undefined &&
  needsParagraphAfter(block.type, 'content' in block ? block.content?.at(-1)?.type : undefined)
const isBare = (block: DocNode | undefined) =>
  block?.type === 'paragraph' && !block.content?.length && !block.attrs?.textAlign

/** The blocks as the editor holds them: with an empty paragraph at the end where one is needed to write on. */
export const withLastParagraph = (blocks: readonly DocNode[]): DocNode[] =>
  needsOne(blocks.at(-1)) ? [...blocks, { type: 'paragraph' }] : [...blocks]

/** The blocks as they are stored: without the empty paragraph that the editor keeps at the end. */
export const withoutLastParagraph = (blocks: readonly DocNode[]): DocNode[] =>
  isBare(blocks.at(-1)) && needsOne(blocks.at(-2)) ? blocks.slice(0, -1) : [...blocks]
