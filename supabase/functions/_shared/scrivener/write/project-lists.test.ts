import { expect, it } from 'vitest'
import { ProjectLists } from './project-lists.ts'
import { parseXml, writeXml } from './xml-tree.ts'

it('R-972: a new keyword has an id that no keyword has, also none below another', () => {
  const root = parseXml(
    '<P><Keywords><Keyword ID="0"><Title>sea</Title><Children><Keyword ID="1"><Title>tide</Title></Keyword>' +
      '</Children></Keyword></Keywords></P>',
  )
  const lists = new ProjectLists(root, { keywordColours: {} })
  expect([lists.keyword('sea'), lists.keyword('tide'), lists.keyword('storm')]).toEqual(['0', '1', '2'])
  expect(lists.keyword('storm')).toBe('2')
  expect(writeXml(root)).toContain('<Keyword ID="2"><Title>storm</Title>')
})

it('R-972: a keyword that is taken out stays while others are below it', () => {
  const root = parseXml(
    '<P><Keywords><Keyword ID="0"><Title>sea</Title><Children><Keyword ID="1"><Title>tide</Title></Keyword>' +
      '</Children></Keyword></Keywords></P>',
  )
  const lists = new ProjectLists(root, { keywordColours: {} })
  lists.removeKeywords(new Set(['sea']))
  expect(writeXml(root)).toMatch(/sea.*tide/s)
  lists.removeKeywords(new Set(['sea', 'tide']))
  expect(writeXml(root)).not.toMatch(/sea|tide/)
})

it('R-972: a colour is written where it differs, and an equal one keeps the digits of the file', () => {
  const root = parseXml(
    '<P><Keywords><Keyword ID="0"><Title>sea</Title><Color>0.0 0.0 1.0</Color></Keyword>' +
      '<Keyword ID="1"><Title>tide</Title><Color>0.0 0.0 1.0</Color></Keyword></Keywords></P>',
  )
  const keywordColours = { sea: '#0000ff', tide: '#ff0000' }
  new ProjectLists(root, { keywordColours }).colourKeywords()
  expect(writeXml(root).match(/<Color>[^<]*/g)).toEqual([
    '<Color>0.0 0.0 1.0',
    '<Color>1.000000 0.000000 0.000000',
  ])
})
