import { PRESETS } from '@compile/presets.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { itemId, note, paragraph, sampleSource, text } from '../../../../tests/support/compile/sample-book.ts'
import { compareEdited, deleted, inserted, summaryOf } from '../../../../tests/support/docx/corrected-file.ts'
import { libreOfficeIsMissing, savedByLibreOffice } from '../../../../tests/support/docx/libreoffice.ts'
import { correctionEdits } from './correction-edits.ts'

const noted = (...bodies: string[]) =>
  sampleSource([
    {
      title: 'One',
      type: 'chapter',
      comments: bodies.map((body, at) => note(at + 1, 'footnote', body)),
      blocks: [
        paragraph(
          'A ',
          ...bodies.map((_, at) => text(`boat${at} `, { type: 'footnote', attrs: { id: itemId(901 + at) } })),
          'left.',
        ),
      ],
    },
  ])
const BODY = 'Built in 1912 in Brest.\nSold twice.'
const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`
const change = (before: string, after: string) => (xml: string) => xml.replace(before, after)
const all = (found: Awaited<ReturnType<typeof compareEdited>>) =>
  found.items.map((one) =>
    correctionEdits(one, Object.fromEntries(one.corrections.map(({ id }) => [id, 'accept' as const]))),
  )

describe('changed words of footnotes (R-1005)', () => {
  it('a footnote without changes is no correction', async () => {
    const found = await compareEdited(noted(BODY, '  Spaces “around”. '), { choices: PRESETS.proof })
    expect(found.items).toEqual([])
  })

  it('are found one by one, tracked or not, and written as one text', async () => {
    const found = await compareEdited(noted('First.', BODY), {
      editNotes: (xml) =>
        xml
          .replace('>Built in 1912 in Brest.<', '>Built in 1913 in Brest.<')
          .replace(
            /<w:r>(?:(?!<w:r>).)*?>Sold twice\.<.*?<\/w:r>/s,
            `${run('Sold ')}${deleted('twice')}${inserted('once')}${run('.')}`,
          ),
    })
    expect(summaryOf(found)).toEqual(['note|1912|1913', 'note|twice|once|Anna'])
    expect(all(found)).toEqual([
      { edits: [], threads: [], notes: [{ id: itemId(902), body: 'Built in 1913 in Brest.\nSold once.' }] },
    ])
    const [one] = found.items
    const first = one?.corrections[0]?.id ?? ''
    expect(one && correctionEdits(one, { [first]: 'accept' }).notes[0]?.body).toBe(
      'Built in 1913 in Brest.\nSold twice.',
    )
  })

  it('also as endnotes', async () => {
    const found = await compareEdited(noted(BODY), {
      choices: { ...PRESETS.manuscript, notes: 'endnotes' },
      editNotes: change('>Sold twice.<', '>Sold.<'),
    })
    expect(summaryOf(found)).toEqual(['note| twice'])
  })

  it('cannot be accepted where the footnote was changed here since, and are kept where it was not', async () => {
    const editNotes = change('>Built in 1912 in Brest.<', '>Built in 1913 in Brest.<')
    const stale = await compareEdited(noted(BODY), {
      editNotes,
      now: noted('Built in 1911 in Brest.\nSold twice.'),
    })
    expect(summaryOf(stale)).toEqual(['note|1911|1913|stale'])
    const kept = await compareEdited(noted(BODY, 'Other'), { editNotes, now: noted(BODY, 'Another') })
    expect(summaryOf(kept)).toContain('note|1912|1913')
  })

  it('a tracked change is applied beside words that were changed here since', async () => {
    const found = await compareEdited(noted(BODY), {
      editNotes: (xml) =>
        xml.replace(
          /<w:r>(?:(?!<w:r>).)*?>Sold twice\.<.*?<\/w:r>/s,
          `${run('Sold ')}${deleted('twice')}${inserted('once')}${run('.')}`,
        ),
      now: noted('Built in 1911 in Brest.\nSold twice.'),
    })
    expect(all(found)[0]?.notes).toEqual([{ id: itemId(901), body: 'Built in 1911 in Brest.\nSold once.' }])
  })

  it('a footnote that the file deleted, emptied or repeated is left alone', async () => {
    const emptied = await compareEdited(noted('First.'), { editNotes: change('>First.<', '><') })
    expect(emptied.items).toEqual([])
    const deletedNote = await compareEdited(noted('First.'), {
      edit: (xml) => xml.replace(/<w:r>(?:(?!<w:r>).)*<w:footnoteReference[^>]*\/><\/w:r>/, ''),
      editNotes: (xml) => xml.replace(/<w:footnote (?:(?!<w:footnote ).)*First.*?<\/w:footnote>/s, ''),
    })
    expect(deletedNote.items).toEqual([])
  })
})

describe('footnotes that LibreOffice saved (R-978, R-1005)', () => {
  beforeEach(({ skip }) => skip(libreOfficeIsMissing(), 'LibreOffice is not installed'))
  it.each(['footnotes', 'endnotes'] as const)('%s come back with the changed words alone', async (notes) => {
    const found = await compareEdited(noted('First.', BODY), {
      choices: { ...PRESETS.proof, notes },
      editNotes: change('>Sold twice.<', '>Sold once.<'),
      save: (bytes) => savedByLibreOffice(bytes, 'docx'),
    })
    expect(summaryOf(found)).toEqual(['note|twice|once'])
  })
})
