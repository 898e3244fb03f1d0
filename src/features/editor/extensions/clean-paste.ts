import { type Editor, Extension } from '@tiptap/core'
import { Fragment, Slice, type Node as TextNode } from '@tiptap/pm/model'
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

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, div'

/** Google Docs puts line breaks between paragraphs, which would become empty lines (R-516). */
function removeBreaksBetweenBlocks(root: HTMLElement) {
  for (const line of root.querySelectorAll('br')) {
    const isBetween = [line.previousElementSibling, line.nextElementSibling].some((one) =>
      one?.matches(BLOCKS),
    )
    const hasText = [...(line.parentElement?.childNodes ?? [])].some(
      (one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim() !== '',
    )
    if (isBetween && !hasText) line.remove()
  }
}

/** Moves the texts of Word's footnotes from the end to their numbers, as inline footnotes (R-516). */
function readOfficeFootnotes(root: HTMLElement) {
  for (const note of root.querySelectorAll('[style*="mso-element:footnote"][id]')) {
    for (const number of note.querySelectorAll('a[href*="#_ftnref"]')) number.remove()
    const reference = [...root.querySelectorAll('a')].find((link) =>
      link.getAttribute('href')?.endsWith(`#_${note.id}`),
    )
    const text = note.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    if (!reference || text === '') continue
    const inline = root.ownerDocument.createElement('span')
    inline.setAttribute('data-inline-footnote', '')
    inline.textContent = text
    reference.replaceWith(inline)
    note.remove()
  }
  for (const list of root.querySelectorAll('[style*="mso-element:footnote-list"]')) {
    if (list.querySelector('[style*="mso-element:footnote"][id]') === null) list.remove()
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
  removeBreaksBetweenBlocks(body)
  if (isOffice(html)) {
    readOfficeFootnotes(body)
    readOfficeLists(body)
  }
  return { html: body.innerHTML, picturesLeftOut }
}

function withoutForeignAnchors(fragment: Fragment, known: ReadonlySet<string>): Fragment {
  const nodes: TextNode[] = []
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
