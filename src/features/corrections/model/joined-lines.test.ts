import { PRESETS } from '@compile/presets.ts'
import { describe, expect, it } from 'vitest'
import { paragraph, sampleSource } from '../../../../tests/support/compile/sample-book.ts'
import {
  appliedTexts,
  compareEdited,
  deleted,
  inserted,
  summaryOf,
} from '../../../../tests/support/docx/corrected-file.ts'

const LINES = ['The old house was silent.', 'Nobody came.', 'Rain fell again.', 'It ended.']
const source = sampleSource([
  { title: 'One', type: 'chapter' },
  { title: 'Ebb', parent: 0, blocks: LINES.map((line) => paragraph(line)) },
  { title: 'Flow', parent: 0, blocks: [paragraph('Another scene.')] },
])
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const TRACKED = 'w:id="901" w:author="Anna" w:date="2026-11-20T10:00:00Z"'

/** The XML with the run of a line replaced, and its end marked as changed. */
function withLine(xml: string, line: string, runs: string, end?: 'ins' | 'del'): string {
  const [whole = ''] = new RegExp(`<w:p>(?:(?!<w:p>).)*>${line}</w:t></w:r>`, 's').exec(xml) ?? []
  const changed = whole.replace(/<w:r>(?:(?!<w:r>).)*$/s, () => runs)
  const properties = end ? `<w:pPr><w:rPr><w:${end} ${TRACKED}/></w:rPr></w:pPr>` : ''
  return xml.replace(whole, () => changed.replace('<w:p>', `<w:p>${properties}`))
}

describe('changes over the end of a paragraph, as LibreOffice writes them (R-1001)', () => {
  it('tracked deletions of the end of one and the start of another are single changes of each', async () => {
    const found = await compareEdited(source, {
      edit: (xml) =>
        withLine(
          withLine(
            xml,
            'The old house was silent.',
            `${run('The old house')}${deleted(' was silent.')}`,
            'del',
          ),
          'Nobody came.',
          `${deleted('Nobody')}${run(' came.')}`,
        ),
    })
    expect(summaryOf(found)).toEqual(['joined|¶|Anna', 'words|was silent.|Anna', 'words|Nobody |Anna'])
    expect(appliedTexts(found)[0]).toBe('The old house came.\nRain fell again.\nIt ended.')
    expect(appliedTexts(found, (_, removed) => removed === '¶')[0]).toContain('silent.Nobody came.\nRain')
    expect(appliedTexts(found, (_, removed) => removed !== '¶')[0]).toContain('The old house \ncame.\nRain')
  })

  it('plain ones keep the bookmarks of both in one paragraph', async () => {
    const found = await compareEdited(source, {
      edit: (xml) =>
        withLine(
          withLine(xml, 'The old house was silent.', run('The old house')),
          'Nobody came.',
          run(' came.'),
        ).replace(/<\/w:p><w:p>((?:(?!<w:p>).)*> came\.)/s, '$1'),
    })
    expect(summaryOf(found)).toEqual(['joined|¶', 'words|was silent.', 'words|Nobody '])
  })

  it('reach over a paragraph that was deleted as a whole', async () => {
    const found = await compareEdited(source, {
      edit: (xml) => {
        const first = withLine(xml, LINES[1] as string, `${run('Nobody')}${deleted(' came.')}`, 'del')
        const second = withLine(first, LINES[2] as string, deleted(LINES[2] as string), 'del')
        return withLine(second, LINES[3] as string, `${deleted('It')}${run(' ended.')}`)
      },
    })
    expect(appliedTexts(found)[0]).toBe('The old house was silent.\nNobody ended.')
    expect(found.items[0]?.corrections.every(({ author }) => author === 'Anna')).toBe(true)
  })

  it('have their author where a paragraph was split or joined without other changes', async () => {
    const found = await compareEdited(source, {
      edit: (xml) =>
        withLine(xml, 'Nobody came.', run('Nobody came.'), 'del').replace(
          /<w:p>((?:(?!<w:p>).)*>)The old house was silent\.<\/w:t><\/w:r>/s,
          `<w:p><w:pPr><w:rPr><w:ins ${TRACKED}/></w:rPr></w:pPr>$1The old house</w:t></w:r></w:p><w:p>${run('was silent.')}`,
        ),
    })
    expect(summaryOf(found)).toEqual(['split|¶|Anna', 'joined|¶|Anna'])
  })

  it('lose no text where both parts of a split paragraph have its bookmark', async () => {
    const found = await compareEdited(source, {
      edit: (xml) =>
        xml.replace(
          /(<w:bookmarkStart [^>]*>)((?:(?!<w:bookmarkStart).)*)The old house was silent\./s,
          `$1$2The old house. More</w:t></w:r></w:p><w:p>$1${run('Then it was silent.').slice(0, -'</w:t></w:r>'.length)}`,
        ),
    })
    expect(found.isEdited).toBe(true)
    expect(found.items[0]?.corrections.map(({ isStale }) => isStale)).not.toContain(true)
    expect(appliedTexts(found)[0]).toBe(
      ['The old house. More', 'Then it was silent.', ...LINES.slice(1)].join('\n'),
    )
  })

  it('make no title a text where the end of the paragraph before it was deleted', async () => {
    const found = await compareEdited(source, {
      choices: PRESETS.proof,
      edit: (xml) => withLine(xml, 'It ended.', `${run('It')}${deleted(' ended.')}`, 'del'),
    })
    expect(summaryOf(found)).toEqual(['words| ended.|Anna'])
  })

  it('name the author of each deleted paragraph whose number stays', async () => {
    const found = await compareEdited(source, {
      choices: PRESETS.proof,
      edit: (xml) =>
        ['Nobody came.', 'Rain fell again.'].reduce(
          (text, line) => withLine(text, line, deleted(line), 'del'),
          xml,
        ),
    })
    expect(summaryOf(found)).toEqual(['removed|Nobody came.|Anna', 'removed|Rain fell again.|Anna'])
  })

  it('include typed paragraphs', async () => {
    const found = await compareEdited(source, {
      edit: (xml) =>
        withLine(xml, 'Nobody came.', `${run('Nobody came.')}${inserted(' Ever.')}`, 'ins').replace(
          / Ever\..*?<\/w:p>/s,
          (end) => `${end}<w:p>${inserted('A bell rang.')}</w:p>`,
        ),
    })
    expect(summaryOf(found)).toEqual(['words| Ever.|Anna', 'inserted|A bell rang.|Anna'])
  })
})
