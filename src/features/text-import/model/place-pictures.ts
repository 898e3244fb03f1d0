import { bookText } from '@compile/clean-text.ts'
import type { DocNode } from '@contract/document.ts'
import { isFigure, type PictureNode } from '@contract/picture-figure.ts'
import { captionLine, MAX_CAPTION } from '@contract/picture-values.ts'
import { type FilePicture, type LeftOutPicture, type ReadBlock, textOfLine } from './file-text.ts'
import type { PictureLoader } from './load-pictures.ts'
import type { PictureRefs } from './picture-refs.ts'

type Placed = { blocks: ReadBlock[]; pictures: FilePicture[]; leftOut: LeftOutPicture[] }
type TextBlock = Extract<DocNode, { type: 'paragraph' | 'heading' }>

/** Reads the pictures of a document and sets them into its blocks with their captions. */
export async function placePictures(
  blocks: readonly ReadBlock[],
  found: PictureRefs,
  loader: PictureLoader,
): Promise<Placed> {
  const paths = new Map<string, string>()
  const pictures = new Map<string, FilePicture>()
  const leftOut = new Map(found.leftOut.map((one) => [`${one.reason} ${one.name}`, one]))
  for (const [at, ref] of found.refs.entries()) {
    const loaded = await loader.load(ref)
    if ('blob' in loaded) {
      pictures.set(loaded.path, loaded)
      paths.set(String(at), loaded.path)
    } else leftOut.set(`${loaded.reason} ${loaded.name}`, loaded)
  }
  return {
    blocks: new PicturePlacer(paths, found.captions).place(blocks),
    pictures: [...pictures.values()],
    leftOut: [...leftOut.values()],
  }
}

class PicturePlacer {
  constructor(
    private readonly paths: ReadonlyMap<string, string>,
    private readonly captions: ReadonlySet<DocNode>,
  ) {}

  place(blocks: readonly ReadBlock[]): ReadBlock[] {
    const placed: ReadBlock[] = []
    for (const block of blocks) {
      const { node } = block
      const isText = node.type === 'paragraph' || node.type === 'heading'
      if (isText && this.captions.has(node) && attachCaption(placed, node)) continue
      const nodes = isText ? this.#line(node, block.startsPage === true) : [this.#container(node)]
      nodes.forEach((one, at) => {
        placed.push(at === 0 ? { ...block, node: one } : { node: one })
      })
    }
    return placed
  }

  #container(node: DocNode): DocNode {
    if (!('content' in node) || !node.content || node.type === 'codeBlock') return node
    const content = this.place(node.content.map((child) => ({ node: child }))).map((block) => block.node)
    return { ...node, content: content.length > 0 ? content : [{ type: 'paragraph' }] } as DocNode
  }

  /** A line with the files of its pictures; pictures that are blocks have a paragraph of their own. */
  #line(node: TextBlock, isKept: boolean): DocNode[] {
    const before = node.content ?? []
    const content = before.flatMap((child) => this.#inline(child))
    const pictures = content.filter(isPicture)
    if (pictures.length === 0) {
      const isLost = before.length > 0 && content.length === 0 && !isKept
      return isLost ? [] : [withContent(node, content)]
    }
    const text = content.filter((child) => !isPicture(child))
    const hasText = textOfLine(text).trim() !== ''
    if (this.captions.has(node) && pictures.length === 1) {
      const caption = captionOf(text)
      const [picture] = pictures as [PictureNode]
      if (caption !== null) return [alone(picture, node, caption)]
    }
    if (!hasText && pictures.length === 1) return [alone(pictures[0] as PictureNode, node)]
    // A heading becomes a title, which has no pictures.
    const isMoved = (child: DocNode) => isPicture(child) && (node.type === 'heading' || isFigure(child))
    const moved = content.filter(isMoved).map((picture) => alone(picture as PictureNode))
    if (moved.length === 0) return [{ ...node, content }]
    const rest = content.filter((child) => !isMoved(child))
    if (rest.length === 0) return moved
    const line = withContent(node, rest)
    const isFirst = node.type === 'paragraph' && isMoved(content[0] as DocNode)
    return isFirst ? [...moved, line] : [line, ...moved]
  }

  #inline(child: DocNode): DocNode[] {
    if (child.type !== 'image') return [child]
    const path = this.paths.get(child.attrs.path)
    return path === undefined ? [] : [{ ...child, attrs: { ...child.attrs, path } }]
  }
}

const isPicture = (node: DocNode): node is PictureNode => node.type === 'image'

const withContent = (node: TextBlock, content: DocNode[]): DocNode => {
  const { content: _, ...rest } = node
  return (content.length > 0 ? { ...rest, content } : rest) as DocNode
}

/** A picture in a paragraph of its own, which has the alignment of the line that it was alone in. */
function alone({ type, attrs }: PictureNode, line?: TextBlock, caption = attrs.caption): DocNode {
  const side = line?.attrs?.textAlign
  const align = attrs.align ?? (side === 'center' ? 'center' : side === 'right' ? 'end' : null)
  const figure = { ...attrs, ...(align && { align }), ...(caption && { caption }) }
  return { type: 'paragraph', content: [{ type, attrs: figure }] }
}

/** The text of a caption; null for one that a caption cannot hold, which stays a paragraph. */
function captionOf(content: readonly DocNode[]): string | null {
  const hasNote = (child: DocNode) =>
    child.type === 'text' && child.marks?.some(({ type }) => type === 'footnote' || type === 'inlineFootnote')
  if (content.some((child) => isPicture(child) || hasNote(child))) return null
  const text = captionLine(bookText(textOfLine(content))).trim()
  return text === '' || text.length > MAX_CAPTION ? null : text
}

/** Gives a caption to the picture that ends the block before it; false when there is none. */
function attachCaption(blocks: ReadBlock[], { content = [] }: TextBlock): boolean {
  const caption = captionOf(content)
  const last = blocks.at(-1)
  if (caption === null || !last) return false
  if (last.node.type === 'blockquote') {
    const inner = last.node.content.map((node) => ({ node }))
    if (!attachCaption(inner, { type: 'paragraph', content })) return false
    last.node = { ...last.node, content: inner.map(({ node }) => node) }
    return true
  }
  if (last.node.type !== 'paragraph') return false
  const line = [...(last.node.content ?? [])]
  while (line.length > 1 && textOfLine(line.slice(-1)).trim() === '' && !isPicture(line.at(-1) as DocNode))
    line.pop()
  const picture = line.pop()
  if (!picture || !isPicture(picture) || picture.attrs.caption) return false
  const figure = alone(picture, last.node, caption)
  if (textOfLine(line).trim() === '' && !line.some(isPicture)) last.node = figure
  else {
    last.node = { ...last.node, content: line }
    blocks.push({ node: figure })
  }
  return true
}
