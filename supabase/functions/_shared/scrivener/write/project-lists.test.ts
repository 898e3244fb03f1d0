import { expect, it } from 'vitest'
import { ProjectLists } from './project-lists.ts'
import { parseXml, writeXml } from './xml-tree.ts'

it('R-972: a new keyword has an id that no keyword has, also none below another', () => {
  const root = parseXml(
    '<P><Keywords><Keyword ID="0"><Title>sea</Title><Children><Keyword ID="1"><Title>tide</Title></Keyword>' +
      '</Children></Keyword></Keywords></P>',
  )
  const lists = new ProjectLists(root, { customFields: [], keywordColours: {} })
  expect([lists.keyword('sea'), lists.keyword('tide'), lists.keyword('storm')]).toEqual(['0', '1', '2'])
  expect(lists.keyword('storm')).toBe('2')
  expect(writeXml(root)).toContain('<Keyword ID="2"><Title>storm</Title>')
})
