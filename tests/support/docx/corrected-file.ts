import JSZip from 'jszip'
import { correctionEdits } from '../../../src/features/corrections/model/correction-edits.ts'
import type { CorrectedItem } from '../../../src/features/corrections/model/corrections-types.ts'
import { findCorrections } from '../../../src/features/corrections/model/find-corrections.ts'
import { applyCorrections } from '../../../src/features/editor/shared/apply-corrections.ts'
import { compileBook } from '../../../supabase/functions/_shared/compile/compile-book.ts'
import type { CompileSource } from '../../../supabase/functions/_shared/compile/compile-source.ts'
import { PRESETS } from '../../../supabase/functions/_shared/compile/presets.ts'
import { writeDocx } from '../../../supabase/functions/_shared/compile/writers/write-docx.ts'
import type { CompileChoices } from '../../../supabase/functions/_shared/contract/compile.ts'
import { docText } from '../../../supabase/functions/_shared/contract/document-text.ts'
import { parseDocx } from '../../../supabase/functions/_shared/docx/parse-docx.ts'
import { bytesSource } from '../../../supabase/functions/_shared/scrivener/zip/byte-source.ts'
import { fullPictures, itemId } from '../compile/sample-book.ts'

const TRACKED = 'w:id="900" w:author="Anna" w:date="2026-11-20T10:00:00Z"'
/** A tracked insertion as XML. */
export const inserted = (content: string, properties = '') =>
  `<w:ins ${TRACKED}><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${content}</w:t></w:r></w:ins>`
/** A tracked deletion as XML. */
export const deleted = (content: string) =>
  `<w:del ${TRACKED}><w:r><w:delText xml:space="preserve">${content}</w:delText></w:r></w:del>`

/** The items of a source as they are now. */
const itemsOf = ({ items, texts }: CompileSource): CorrectedItem[] =>
  items.flatMap(({ id, title }) => {
    const body = texts.get(id)
    return body ? [{ id, title, revision: 1, ...body }] : []
  })

/** A change of the XML of a document. */
export type XmlEdit = (document: string) => string
type Compare = {
  choices?: CompileChoices
  edit?: XmlEdit
  /** Edits the text of the footnotes or endnotes. */
  editNotes?: XmlEdit
  now?: CompileSource
  parts?: Record<string, string>
  /** Saves the file in another program. */
  save?: (bytes: Uint8Array) => Uint8Array
}

/** Exports a source, edits the XML of the file as a program would, and compares it with the items. */
export async function compareEdited(
  source: CompileSource,
  {
    choices = PRESETS.manuscript,
    edit = (xml) => xml,
    editNotes,
    now = source,
    parts = {},
    save = (saved) => saved,
  }: Compare = {},
) {
  const bytes = await writeDocx(compileBook(source, choices), fullPictures(), () => undefined)
  const zip = await JSZip.loadAsync(bytes)
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? ''
  const edited = edit(xml)
  zip.file('word/document.xml', edited)
  if (editNotes) {
    const name = `word/${choices.notes}.xml`
    zip.file(name, editNotes((await zip.file(name)?.async('string')) ?? ''))
  }
  for (const [name, content] of Object.entries(parts)) zip.file(name, content)
  const docx = await parseDocx(bytesSource(save(await zip.generateAsync({ type: 'uint8array' }))))
  return { isEdited: edited !== xml, ...findCorrections(docx, itemsOf(now)) }
}

type Found = Awaited<ReturnType<typeof compareEdited>>
/** The corrections as short lines. */
export const summaryOf = ({ items }: Found) =>
  items.flatMap(({ corrections }) =>
    corrections.map(({ change, context, author, isStale }) =>
      [change.kind, context.removed, context.added, author, isStale ? 'stale' : null]
        .filter((one) => one !== null && one !== '')
        .join('|'),
    ),
  )
/** The bodies with all or some of the corrections accepted. */
export const appliedBodies = (
  { items }: Found,
  isAccepted: (added: string, removed: string) => boolean = () => true,
) =>
  items.map((found) => {
    const all = [
      ...found.corrections.map(
        ({ id, context }) => [id, isAccepted(context.added, context.removed)] as const,
      ),
      ...found.comments.map(({ id }) => [id, true] as const),
    ]
    const decisions = Object.fromEntries(all.map(([id, isYes]) => [id, isYes ? 'accept' : 'refuse'] as const))
    return applyCorrections(found.item.content, correctionEdits(found, decisions, () => itemId(77)).edits)
  })
/** The texts with all or some of the corrections accepted. */
export const appliedTexts = (...args: Parameters<typeof appliedBodies>) =>
  appliedBodies(...args).map((body) => docText(body))
