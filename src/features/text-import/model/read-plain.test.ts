import { describe, expect, it } from 'vitest'
import { textOfLine } from './file-text.ts'
import { readPlain } from './read-plain.ts'

const linesOf = (text: string) =>
  readPlain(text).blocks.map(({ node, isAfterGap, startsPage }) => {
    const line = node.type === 'paragraph' ? textOfLine(node.content) : node.type
    return `${startsPage ? 'page ' : ''}${isAfterGap ? 'gap ' : ''}${line}`
  })

describe('paragraphs of a plain text (R-855)', () => {
  it('are separated by empty lines, with the lines of a verse kept', () => {
    expect(linesOf('One.\n\nTwo.\n\nRoses\nare red\n\n\nThree.\r\n\r\nFour.')).toEqual([
      'gap One.',
      'Two.',
      'Roses\nare red',
      'gap Three.',
      'Four.',
    ])
  })

  it('are lines where no empty lines are between them', () => {
    expect(linesOf('One.\n\tTwo.\nThree.\nFour.\n\nFive.\nSix.\nSeven.')).toEqual([
      'gap One.',
      'Two.',
      'Three.',
      'Four.',
      'gap Five.',
      'Six.',
      'Seven.',
    ])
  })

  it('are joined from wrapped lines', () => {
    const line = 'It was a long line of some sixty letters that a mail wraps at'
    const wrapped = `${line}\n${line}\n${line}\nend.\n\n${line}\n${line}\nlast.`
    expect(linesOf(wrapped)).toEqual([`gap ${line} ${line} ${line} end.`, `${line} ${line} last.`])
  })

  it('start a page after a form feed', () => {
    expect(linesOf('One.\n\f\nTwo.\n\n\fThree.\n\nFour.')).toEqual([
      'gap One.',
      'page Two.',
      'page Three.',
      'Four.',
    ])
  })
})
