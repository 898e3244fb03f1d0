import JSZip from 'jszip'
import type { CompiledBook, Pictures, Progress, Section } from '../book.ts'
import { bookWords } from '../book-words.ts'
import { bookText, escapeXml } from '../clean-text.ts'
import { BOOK_CSS } from './epub-css.ts'
import { EpubHtml } from './epub-html.ts'
import { commentText, pageGroups, picturePaths } from './sections.ts'

const CONTAINER =
  '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'

const MEDIA = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' } as const

type Page = { name: string; title: string; body: string; type: string }

/** Identity of the file: the id of its book and the time at which it was written. */
export type EpubIdentity = { id: string; modified: Date }

/** Writes a book as EPUB 3: a file for each chapter, a navigation document, notes that reading systems open in place. */
export async function writeEpub(
  book: CompiledBook,
  pictures: Pictures,
  identity: EpubIdentity,
  progress: Progress,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip()
  // Reading systems recognise the file by this first, uncompressed entry.
  zip.file('mimetype', 'application/epub+zip', { compression: 'STORE' })
  zip.file('META-INF/container.xml', CONTAINER)
  const images = new Map<string, string>()
  for (const path of picturePaths(book)) {
    const picture = pictures.get(path)
    if (!picture) continue
    const name = `images/${images.size + 1}.${picture.type}`
    images.set(path, name)
    zip.file(`OEBPS/${name}`, picture.bytes, { compression: 'STORE' })
  }
  const pages = writePages(book, images)
  for (const page of pages) zip.file(`OEBPS/${page.name}`, xhtml(book, page))
  zip.file('OEBPS/nav.xhtml', navigation(book, pages))
  zip.file('OEBPS/style.css', BOOK_CSS)
  zip.file('OEBPS/content.opf', packageDocument(book, pages, [...images.values()], identity))
  const bytes = await zip.generateAsync(
    { type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 6 } },
    ({ percent }) => progress(percent / 100),
  )
  return bytes as Uint8Array<ArrayBuffer>
}

const pageName = (at: number) => `section-${at + 1}.xhtml`

function writePages(book: CompiledBook, images: ReadonlyMap<string, string>): Page[] {
  const words = bookWords(book.language)
  const groups = pageGroups(book)
  const pageOf = new Map<string, string>()
  groups.forEach((group, at) => {
    for (const { id } of group) pageOf.set(id, pageName(at))
  })
  const hasNotesPage = book.choices.notes === 'endnotes' && book.notes.length > 0
  const html = new EpubHtml(book, images, pageOf, hasNotesPage)
  const pages = groups.map((group, at): Page => {
    const name = pageName(at)
    const body = html.group(group, name)
    return { name, title: titleOf(group, book), body, type: typeOf(group[0]) }
  })
  if (hasNotesPage) {
    pages.push({
      name: 'notes.xhtml',
      title: words.notes,
      body: `<h1>${words.notes}</h1>${html.notes('notes.xhtml')}`,
      type: 'endnotes',
    })
  }
  if (book.comments.length > 0) {
    const list = book.comments.map(
      (comment, at) =>
        `<p id="c${at + 1}">[c${at + 1}] ${escapeXml(bookText(commentText(comment))).replaceAll('\n', '<br/>')}</p>`,
    )
    pages.push({
      name: 'comments.xhtml',
      title: words.comments,
      body: `<h1>${words.comments}</h1>${list.join('\n')}`,
      type: 'appendix',
    })
  }
  return pages
}

const titleOf = (group: readonly Section[], book: CompiledBook): string =>
  group.find(({ contentsTitle }) => contentsTitle !== null)?.contentsTitle ?? (book.title || '–')

const TYPES: Readonly<Record<string, string>> = {
  'title-page': 'titlepage',
  copyright: 'copyright-page',
  dedication: 'dedication',
  part: 'part',
  chapter: 'chapter',
}
const typeOf = (section: Section | undefined): string => TYPES[section?.kind ?? ''] ?? 'bodymatter'

function xhtml(book: CompiledBook, { title, body, type }: Page): string {
  const language = escapeXml(book.language)
  const direction = book.direction === 'rtl' ? ' dir="rtl"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"${direction}>\n<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>\n<body epub:type="${type}">\n${body}\n</body>\n</html>\n`
}

function navigation(book: CompiledBook, pages: readonly Page[]): string {
  const words = bookWords(book.language)
  const groups = pageGroups(book)
  const entries = pages.flatMap(({ name, title }, at) => {
    const isListed =
      groups[at] === undefined || groups[at].some(({ contentsTitle }) => contentsTitle !== null)
    return isListed ? [`<li><a href="${name}">${escapeXml(title)}</a></li>`] : []
  })
  // A navigation document without an entry is not valid.
  const [first] = pages
  if (entries.length === 0 && first)
    entries.push(`<li><a href="${first.name}">${escapeXml(book.title || '–')}</a></li>`)
  const heading = escapeXml(words.contents)
  const body = `<nav epub:type="toc" id="toc"><h1>${heading}</h1><ol>${entries.join('')}</ol></nav>`
  return xhtml(book, { name: 'nav.xhtml', title: words.contents, body, type: 'frontmatter' })
}

function packageDocument(
  book: CompiledBook,
  pages: readonly Page[],
  images: readonly string[],
  { id, modified }: EpubIdentity,
): string {
  const stamp = modified.toISOString().replace(/\.\d+Z$/, 'Z')
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="css" href="style.css" media-type="text/css"/>',
    ...pages.map(
      ({ name }, at) => `<item id="p${at + 1}" href="${name}" media-type="application/xhtml+xml"/>`,
    ),
    ...images.map(
      (name, at) =>
        `<item id="i${at + 1}" href="${name}" media-type="${MEDIA[name.split('.').at(-1) as 'png']}"/>`,
    ),
  ]
  const spine = pages.map((_, at) => `<itemref idref="p${at + 1}"/>`)
  // The contents are a page of the book only where they are asked for; reading systems show them in any case.
  if (book.choices.hasContents)
    spine.splice(book.choices.matter.hasTitlePage ? 1 : 0, 0, '<itemref idref="nav"/>')
  const creator = book.author === '' ? '' : `<dc:creator>${escapeXml(book.author)}</dc:creator>`
  const direction = book.direction === 'rtl' ? ' page-progression-direction="rtl"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escapeXml(book.language)}">\n<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:uuid:${escapeXml(id)}</dc:identifier><dc:title>${escapeXml(book.title || '–')}</dc:title><dc:language>${escapeXml(book.language)}</dc:language>${creator}<meta property="dcterms:modified">${stamp}</meta></metadata>\n<manifest>${items.join('')}</manifest>\n<spine${direction}>${spine.join('')}</spine>\n</package>\n`
}
