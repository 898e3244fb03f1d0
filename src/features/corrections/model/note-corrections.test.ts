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
const FOOTNOTES = { ...PRESETS.reading, notes: 'footnotes' as const }
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

  it('a footnote that the file emptied is left alone', async () => {
    const emptied = await compareEdited(noted('First.'), { editNotes: change('>First.<', '><') })
    expect(emptied.items).toEqual([])
  })
})

describe('changed words of footnotes in a file without bookmarks (R-1009)', () => {
  const lost = (xml: string) => xml.replace(/<w:bookmark(Start|End)[^>]*\/>/g, '')
  const reference = /<w:r>(?:(?!<w:r>).)*<w:footnoteReference[^>]*\/><\/w:r>/
  /** A paragraph with a footnote, one in the text, a footnote over several words, and a paragraph without any. */
  const mixed = () => {
    const mark = (at: number) => ({ type: 'footnote' as const, attrs: { id: itemId(900 + at) } })
    return sampleSource([
      {
        title: 'One',
        type: 'chapter',
        comments: [
          note(1, 'footnote', 'About the first boat.'),
          note(2, 'footnote', BODY),
          note(3, 'comment', 'No footnote.'),
          note(4, 'footnote', 'About the last boat.'),
        ],
        blocks: [
          paragraph(
            text('Boats', mark(1)),
            ' in ',
            text('a note ', { type: 'inlineFootnote' }),
            text('in the text', 'italic', { type: 'inlineFootnote' }),
            'the ',
            text('old ', mark(2)),
            text('harbour', 'bold', mark(2)),
            ' of ',
            text('Brest', { type: 'comment', attrs: { id: itemId(903) } }),
            '.',
          ),
          paragraph('A line without a note.'),
          paragraph('They ', text('left', mark(4)), ' again.'),
        ],
      },
    ])
  }

  it('a file without changes has none', async () => {
    for (const notes of ['footnotes', 'endnotes'] as const) {
      const found = await compareEdited(mixed(), { choices: { ...PRESETS.reading, notes }, edit: lost })
      expect(summaryOf(found)).toEqual([])
    }
  })

  it('are found by the order in their paragraph and written to the footnote', async () => {
    const editNotes = (xml: string) =>
      xml
        .replace('>Built in 1912 in Brest.<', '>Built in 1913 in Brest.<')
        .replace('>About the last boat.<', '>About the very last boat.<')
        .replace('>a note ', '>another note ')
    const found = await compareEdited(mixed(), { edit: lost, editNotes })
    expect(found.foundBy).toBe('text')
    expect(summaryOf(found)).toEqual(['note|1912|1913', 'note|very '])
    expect(all(found)[0]?.notes).toEqual([
      { id: itemId(902), body: 'Built in 1913 in Brest.\nSold twice.' },
      { id: itemId(904), body: 'About the very last boat.' },
    ])
    // A file with the bookmarks of its paragraphs had those of its footnotes too, so these are of someone else.
    const withoutNoteKeys = (xml: string) => xml.replace(/<w:bookmarkStart w:name="_f[^>]*\/>/g, '')
    const kept = await compareEdited(mixed(), { edit: withoutNoteKeys, editNotes })
    expect([kept.foundBy, kept.isEdited, summaryOf(kept)]).toEqual(['bookmarks', true, []])
  })

  it('also in a paragraph whose words changed, with tracked changes and their author', async () => {
    const found = await compareEdited(noted('First.', BODY), {
      edit: (xml) => lost(xml).replace('>left.<', '>left again.<'),
      editNotes: (xml) =>
        xml.replace(
          /<w:r>(?:(?!<w:r>).)*?>Sold twice\.<.*?<\/w:r>/s,
          `${run('Sold ')}${deleted('twice')}${inserted('once')}${run('.')}`,
        ),
    })
    expect(summaryOf(found)).toEqual(['words| again', 'note|twice|once|Anna'])
  })

  it('are not compared in a paragraph where a footnote was added or deleted without a tracked change', async () => {
    const editNotes = change('>Sold twice.<', '>Sold once.<')
    const removed = await compareEdited(noted('First.', BODY), {
      choices: FOOTNOTES,
      edit: (xml) => lost(xml).replace(reference, ''),
      editNotes,
    })
    expect(summaryOf(removed)).toEqual([])
    const added = await compareEdited(noted('First.', BODY), {
      choices: FOOTNOTES,
      edit: (xml) => lost(xml).replace(reference, (one) => one + one.replace(/w:id="\d+"/, 'w:id="77"')),
      editNotes: (xml) =>
        editNotes(xml).replace(
          '</w:footnotes>',
          `<w:footnote w:id="77"><w:p>${run('New.')}</w:p></w:footnote></w:footnotes>`,
        ),
    })
    expect(summaryOf(added)).toEqual([])
  })

  it('are compared beside a footnote whose reference was added or deleted as a tracked change', async () => {
    const editNotes = change('>Sold twice.<', '>Sold once.<')
    const tracked = 'w:id="900" w:author="Anna" w:date="2026-11-20T10:00:00Z"'
    const removed = await compareEdited(noted('First.', BODY), {
      choices: FOOTNOTES,
      edit: (xml) => lost(xml).replace(reference, (one) => `<w:del ${tracked}>${one}</w:del>`),
      editNotes: (xml) => editNotes(xml).replace('>First.<', '>First one.<'),
    })
    expect(summaryOf(removed)).toEqual(['note|twice|once', 'noteDeleted|First.|Anna'])
    const added = await compareEdited(noted('First.', BODY), {
      choices: FOOTNOTES,
      edit: (xml) =>
        lost(xml).replace(
          reference,
          (one) => `<w:ins ${tracked}>${one.replace(/w:id="\d+"/, 'w:id="77"')}</w:ins>${one}`,
        ),
      editNotes: (xml) =>
        editNotes(xml).replace(
          '</w:footnotes>',
          `<w:footnote w:id="77"><w:p>${run('First.')}</w:p></w:footnote></w:footnotes>`,
        ),
    })
    expect(summaryOf(added)).toEqual(['note|twice|once'])
  })

  it('another note at the place of a footnote is no change of it, and a note that the file lacks is none', async () => {
    const replaced = await compareEdited(noted('First.', BODY), {
      edit: lost,
      editNotes: change('>First.<', '>Something else entirely here.<'),
    })
    expect(summaryOf(replaced)).toEqual([])
    const broken = await compareEdited(noted('First.', BODY), {
      choices: FOOTNOTES,
      edit: (xml) => lost(xml).replace(/(<w:footnoteReference [^>]*w:id=")\d+"/g, '$1999"'),
    })
    expect(broken.isEdited).toBe(true)
    expect(summaryOf(broken)).toEqual([])
  })

  it('of many paragraphs are found in one pass', async () => {
    const count = 2000
    const source = sampleSource([
      {
        title: 'One',
        type: 'chapter',
        comments: Array.from({ length: count }, (_, at) => note(at + 1, 'footnote', `Note ${at} about it.`)),
        blocks: Array.from({ length: count }, (_, at) =>
          paragraph(
            `Paragraph ${at} `,
            text('word', { type: 'footnote', attrs: { id: itemId(901 + at) } }),
            '.',
          ),
        ),
      },
    ])
    const found = await compareEdited(source, {
      edit: lost,
      editNotes: change('>Note 1500 about it.<', '>Note 1500 about her.<'),
    })
    expect(summaryOf(found)).toEqual(['note|it|her'])
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
