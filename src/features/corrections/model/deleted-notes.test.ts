import { PRESETS } from '@compile/presets.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { itemId, note, paragraph, sampleSource, text } from '../../../../tests/support/compile/sample-book.ts'
import {
  appliedBodies,
  compareEdited,
  deleted,
  summaryOf,
} from '../../../../tests/support/docx/corrected-file.ts'
import { libreOfficeIsMissing, savedByLibreOffice } from '../../../../tests/support/docx/libreoffice.ts'

/** A chapter with a note written in its text, footnotes at its words, and one more in a second paragraph. */
const withNotes = (notes: readonly [id: number, body: string][]) => {
  const at = (id: number) => ({ type: 'footnote' as const, attrs: { id: itemId(900 + id) } })
  const [last, ...others] = [...notes].reverse()
  return sampleSource([
    {
      title: 'One',
      type: 'chapter',
      comments: notes.map(([id, body]) => note(id, 'footnote', body)),
      blocks: [
        paragraph(
          'Boats',
          text(' in the text', { type: 'inlineFootnote' }),
          ...others.reverse().map(([id]) => text(` boat${id}`, at(id))),
          ' left.',
        ),
        paragraph('They ', text('came', at(last?.[0] ?? 0)), ' back.'),
      ],
    },
  ])
}
const noted = (...bodies: string[]) => withNotes(bodies.map((body, at) => [at + 1, body]))
const choices = { ...PRESETS.reading, notes: 'footnotes' as const }
const REFERENCE = /<w:r>(?:(?!<w:r>).)*<w:footnoteReference[^>]*\/><\/w:r>/
const KEYED = new RegExp(`<w:bookmarkStart w:name="_f[^>]*/>${REFERENCE.source}<w:bookmarkEnd[^>]*/>`)
/** A tracked deletion around what a pattern finds. */
const track = (pattern: RegExp) => (xml: string) =>
  xml.replace(pattern, (found) => deleted('').replace(/<w:r>.*<\/w:r>/, found))
const without = (pattern: RegExp) => (xml: string) => xml.replace(pattern, '')
const lost = (xml: string) => xml.replace(/<w:bookmark(Start|End)[^>]*\/>/g, '')
const idsIn = (found: Awaited<ReturnType<typeof compareEdited>>, isAccepted?: () => boolean) =>
  JSON.stringify(appliedBodies(found, isAccepted)).match(/(?<=000000000)9\d\d/g)

describe('footnotes that a file deletes (R-1017)', () => {
  it('are those with a tracked deletion, with its author', async () => {
    const found = await compareEdited(noted('First.', 'Second.', 'Third.'), { choices, edit: track(KEYED) })
    expect(summaryOf(found)).toEqual(['noteDeleted|First.|Anna'])
    expect(found.items[0]?.corrections[0]?.context).toMatchObject({
      before: 'Boats boat1 ',
      after: ' boat2 left.',
    })
  })

  it.each([
    ['with its bookmark, as Word does', KEYED],
    ['beside its bookmark, as LibreOffice does', new RegExp(`(?<=name="_f[^>]*/>)${REFERENCE.source}`)],
  ])('are also those without a tracked change, %s', async (_, pattern) => {
    const found = await compareEdited(noted('First.', 'Second.', 'Third.'), {
      choices,
      edit: without(pattern),
    })
    expect(found.isEdited).toBe(true)
    expect(summaryOf(found)).toEqual(['noteDeleted|First.'])
  })

  it('leave the text when they are accepted, and stay when they are refused', async () => {
    const found = await compareEdited(noted('First.', 'Second.', 'Third.'), { choices, edit: track(KEYED) })
    expect(idsIn(found)).toEqual(['902', '903'])
    expect(idsIn(found, () => false)).toEqual(['901', '902', '903'])
  })

  it('are not compared by their words, while the others are', async () => {
    const found = await compareEdited(noted('First.', 'Second one.', 'Third.'), {
      choices,
      edit: track(KEYED),
      editNotes: (xml) => xml.replace('>First.<', '>The first.<').replace('>Second one.<', '>Second two.<'),
    })
    expect(summaryOf(found)).toEqual(['note|one|two', 'noteDeleted|First.|Anna'])
  })

  it('are no footnotes that were added here since the export', async () => {
    const source = noted('First.', 'Second.')
    const now = withNotes([
      [1, 'First.'],
      [7, 'New.'],
      [2, 'Second.'],
    ])
    expect(summaryOf(await compareEdited(source, { choices, now }))).toEqual([])
    // The number of the item does not tell which of two is the deleted one.
    const doubtful = await compareEdited(source, { choices, now, edit: without(KEYED) })
    expect(summaryOf(doubtful)).toEqual([])
  })

  it('are left alone where a reference without a bookmark may be theirs, and in a file without the number', async () => {
    const source = noted('First.', 'Second.', 'Third.')
    const keyless = await compareEdited(source, {
      choices,
      edit: without(/<w:bookmarkStart w:name="_f[^>]*\/>/),
    })
    expect([keyless.isEdited, summaryOf(keyless)]).toEqual([true, []])
    const older = await compareEdited(source, {
      choices,
      edit: (xml) => without(KEYED)(xml).replace(/(w:name="_n[0-9a-z]+)_[0-9a-z]+"/g, '$1"'),
    })
    expect([older.foundBy, summaryOf(older)]).toEqual(['bookmarks', []])
  })

  it('are part of the change where their paragraph is deleted', async () => {
    const whole = (xml: string) => xml.replace(/<w:p>(?:(?!<w:p>).)*>came<.*?<\/w:p>/s, '')
    const found = await compareEdited(noted('First.', 'Second.'), { choices, edit: whole })
    expect(summaryOf(found)).toEqual(['removed|They came back.'])
  })

  it('are found by their order in a file without bookmarks, where the deletion is tracked', async () => {
    const found = await compareEdited(noted('First.', 'Second.', 'Third.'), {
      choices,
      edit: (xml) =>
        lost(xml).replace(new RegExp(`(?<=boat1<.*?)${REFERENCE.source}`, 's'), (reference) =>
          track(REFERENCE)(reference),
        ),
    })
    expect(found.foundBy).toBe('text')
    expect(summaryOf(found)).toEqual(['noteDeleted|First.|Anna'])
  })
})

describe('footnotes that LibreOffice saved (R-978, R-1017)', () => {
  beforeEach(({ skip }) => skip(libreOfficeIsMissing(), 'LibreOffice is not installed'))
  it.each(['tracked', 'plain'])('come back as deleted: %s', async (way) => {
    const found = await compareEdited(noted('First.', 'Second.', 'Third.'), {
      choices,
      edit: way === 'tracked' ? track(KEYED) : without(KEYED),
      editNotes:
        way === 'tracked'
          ? undefined
          : without(/<w:footnote (?:(?!<w:footnote ).)*>First\..*?<\/w:footnote>/s),
      save: (bytes) => savedByLibreOffice(bytes, 'docx'),
    })
    expect(summaryOf(found)).toEqual([way === 'tracked' ? 'noteDeleted|First.|Anna' : 'noteDeleted|First.'])
  })
})
