import { describe, expect, it } from 'vitest'
import { readProjectStyles, readStyleIds, styleTable } from './styles.ts'

const A = 'ADE11BF5-A327-48A1-BE8F-091BF667D302'
const B = '0C840EFA-3435-422B-B71C-A40A12163D22'
const C = 'B5EBB37E-A146-4F00-8D68-00C25102E371'
const xml = `<?xml version="1.0" encoding="UTF-8"?><Styles>
<Style Name="Chapitre perso" ID="${A}" Type="Para+Char"><Format><![CDATA[{\\rtf1 <$ScrKeepWithNext><$Scr_H::2>Attributes<!$Scr_H::2>}]]></Format></Style>
<Style Name="Vedette 1" ID="${B}"><Format>x</Format></Style>
<Style Name="Bloc de citation" ID="${C.toLowerCase()}"/></Styles>`

describe('styles', () => {
  const project = readProjectStyles(new TextEncoder().encode(xml), 'styles.xml')

  it('are headings by their sample text, else by their name', () => {
    expect([project.get(A)?.heading, project.get(B)?.heading, project.get(C)?.heading]).toEqual([2, 1, 0])
  })
  it('are quotations by their name', () => expect(project.get(C)?.isQuote).toBe(true))
  it('are counted in the order of content.styles', () => {
    const table = styleTable(
      readStyleIds(new TextEncoder().encode(`${C},${A.toLowerCase()},\n${B}`)),
      project,
    )
    expect([...table.headings]).toEqual([
      ['1', 2],
      ['2', 1],
    ])
    expect([...table.quotes]).toEqual(['0'])
  })
  it('unknown to the project mean nothing', () => {
    expect(styleTable(['x'], project).headings.size).toBe(0)
    expect(readStyleIds(new TextEncoder().encode('rubbish'))).toEqual([])
  })
})
