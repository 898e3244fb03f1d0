import { type Editor, Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

type PasteOptions = {
  /** Ids of this item's comments and footnotes; other anchors are removed. */
  knownAnchors: () => ReadonlySet<string>
  /** Called when external images were removed. */
  onPicturesLeftOut: () => void
  /** Handles pasted or dropped image files; returns whether there were any. */
  onFiles: (editor: Editor, files: readonly File[], position: number | null) => boolean
}

const isOffice = (html: string) =>
  /urn:schemas-microsoft-com|class="?Mso|<w:|<o:p|docs-internal-guid/i.test(html)

/** Converts styled spans of Word or Google Docs to the matching tags, so that the schema can parse them. */
function readStyles(root: HTMLElement) {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    const { fontWeight, fontStyle, textDecorationLine, verticalAlign } = element.style
    // Google Docs wraps all content in <b style="font-weight:normal">.
    if (element.tagName === 'B' && fontWeight === 'normal') element.replaceWith(...element.childNodes)
    if (element.tagName !== 'SPAN') continue
    const tags: string[] = []
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) tags.push('strong')
    if (fontStyle === 'italic') tags.push('em')
    if (textDecorationLine.includes('underline')) tags.push('u')
    if (textDecorationLine.includes('line-through')) tags.push('s')
    if (verticalAlign === 'super') tags.push('sup')
    if (verticalAlign === 'sub') tags.push('sub')
    for (const tag of tags) {
      const wrapper = element.ownerDocument.createElement(tag)
      wrapper.append(...element.childNodes)
      element.append(wrapper)
    }
  }
}

const listMarker = /^\s*(?:[·•o§▪–-]|\(?(?:\d+|[a-z]|[ivxlc]+)[.)])\s+/i

/** Word writes lists as styled paragraphs. */
function readOfficeLists(root: HTMLElement) {
  for (const paragraph of [...root.querySelectorAll<HTMLElement>('p[class*="MsoListParagraph"]')]) {
    const ignored = [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const marker = ignored[0]?.textContent ?? listMarker.exec(paragraph.textContent ?? '')?.[0] ?? '·'
    for (const span of ignored) span.remove()
    const tag = /\d|[a-z]\./i.test(marker.trim()) && marker.trim() !== 'o' ? 'ol' : 'ul'
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    const previous = paragraph.previousElementSibling
    const list =
      previous?.tagName.toLowerCase() === tag && previous.hasAttribute('data-office')
        ? previous
        : paragraph.ownerDocument.createElement(tag)
    if (list !== previous) {
      list.setAttribute('data-office', '')
      paragraph.replaceWith(list)
    } else paragraph.remove()
    list.append(item)
  }
}

/**
 * Removes external images, style sheets, comments and hidden elements from pasted HTML; it is parsed apart
 * from the page, so nothing is loaded.
 */
export function cleanPastedHtml(html: string): { html: string; picturesLeftOut: number } {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { body } = page
  for (const element of body.querySelectorAll('style, script, title, meta, link, xml, iframe, object, svg'))
    element.remove()
  for (const element of body.querySelectorAll<HTMLElement>(
    '[style*="mso-hide"], [style*="display:none"], [style*="display: none"]',
  )) {
    element.remove()
  }
  let picturesLeftOut = 0
  for (const picture of body.querySelectorAll('img, picture, video, audio')) {
    if (picture.tagName === 'IMG' && picture.hasAttribute('data-path')) continue
    picturesLeftOut += 1
    picture.remove()
  }
  readStyles(body)
  if (isOffice(html)) readOfficeLists(body)
  return { html: body.innerHTML, picturesLeftOut }
}

function withoutForeignAnchors(fragment: Fragment, known: ReadonlySet<string>): Fragment {
  const nodes: Node[] = []
  fragment.forEach((node) => {
    const isForeign = node.marks.some(
      ({ type, attrs }) => (type.name === 'comment' || type.name === 'footnote') && !known.has(attrs.id),
    )
    const marks = node.marks.filter(
      ({ type, attrs }) => (type.name !== 'comment' && type.name !== 'footnote') || known.has(attrs.id),
    )
    const kept = isForeign ? node.mark(marks) : node
    nodes.push(kept.isText ? kept : kept.copy(withoutForeignAnchors(kept.content, known)))
  })
  return Fragment.fromArray(nodes)
}

/** Cleans pasted or dropped content before the schema parses it. */
export const CleanPaste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  addOptions: () => ({ knownAnchors: () => new Set(), onPicturesLeftOut: () => {}, onFiles: () => false }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    return [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            const clean = cleanPastedHtml(html)
            if (clean.picturesLeftOut > 0) options.onPicturesLeftOut()
            return clean.html
          },
          transformPasted: (slice) =>
            new Slice(
              withoutForeignAnchors(slice.content, options.knownAnchors()),
              slice.openStart,
              slice.openEnd,
            ),
          handlePaste(_view, event) {
            const files = [...(event.clipboardData?.files ?? [])]
            // Word processors copy text together with an image of it; the text is used.
            const hasText = (event.clipboardData?.getData('text/plain') ?? '').trim() !== ''
            return !hasText && options.onFiles(editor, files, null)
          },
          handleDrop(view, event, _slice, isMoved) {
            if (isMoved) return false
            const files = [...(event.dataTransfer?.files ?? [])]
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
            return options.onFiles(editor, files, place?.pos ?? null)
          },
        },
      }),
    ]
  },
})
