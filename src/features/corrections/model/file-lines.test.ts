import { PRESETS } from '@compile/presets.ts'
import { expect, it } from 'vitest'
import { paragraph, sampleSource } from '../../../../tests/support/compile/sample-book.ts'
import { compareEdited, inserted, summaryOf } from '../../../../tests/support/docx/corrected-file.ts'

const source = sampleSource([
  { title: 'One', type: 'chapter' },
  {
    title: 'Ebb',
    parent: 0,
    blocks: ['The old house.', 'Nobody came.', 'Rain fell.'].map((line) => paragraph(line)),
  },
])

it('words typed beside the number of a paragraph have its style in the file, and are found (R-993)', async () => {
  const number = (text: string) =>
    `<w:r><w:rPr><w:rStyle w:val="ParagraphNumber"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const styled = '<w:rStyle w:val="ParagraphNumber"/>'
  const replaced: [from: string, to: string][] = [
    ['1\t', `${inserted('Here ', styled)}${number('1\t')}`],
    ['2\t', `${number('2\tAt 9 ')}`],
    ['3\t', `${number('3')}${number('\t')}${number('In 1912 ')}`],
  ]
  const found = await compareEdited(source, {
    choices: PRESETS.proof,
    edit: (xml) =>
      replaced.reduce(
        (text, [from, to]) =>
          text.replace(
            new RegExp(`<w:r>(?:(?!</w:r>).)*ParagraphNumber(?:(?!</w:r>).)*>${from}</w:t></w:r>`, 's'),
            () => to,
          ),
        xml,
      ),
  })
  expect(found.isEdited).toBe(true)
  expect(summaryOf(found)).toEqual(['words|Here |Anna', 'words|At 9 ', 'words|In 1912 '])
})

it('the number of a paragraph that was joined with another is no text (R-993)', async () => {
  const found = await compareEdited(source, {
    choices: PRESETS.proof,
    // LibreOffice keeps the bookmarks and numbers of both.
    edit: (xml) => xml.replace(/<\/w:p><w:p>((?:(?!<w:p>).)*Nobody came)/s, '$1'),
  })
  expect(found.isEdited).toBe(true)
  expect(summaryOf(found)).toEqual(['joined|¶'])
})
