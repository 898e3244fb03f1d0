import { describe, expect, it } from 'vitest'
import { sectionsOf } from './page-sections.ts'

describe('the sections of a public text (R-586)', () => {
  it('begin with the paragraphs before the first heading', () => {
    expect(sectionsOf('One.\n\nTwo.\n\n# Contract\n\nThree.\n \nFour.')).toEqual([
      { heading: '', paragraphs: ['One.', 'Two.'] },
      { heading: 'Contract', paragraphs: ['Three.', 'Four.'] },
    ])
  })

  it('keep a text on the line after its heading, and a heading without a text', () => {
    expect(sectionsOf('# Operator\n\n# Contact\nink@example.org\nBerlin')).toEqual([
      { heading: 'Operator', paragraphs: [] },
      { heading: 'Contact', paragraphs: ['ink@example.org\nBerlin'] },
    ])
  })
})
