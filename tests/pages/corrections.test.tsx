import { screen, within } from '@testing-library/react'
import JSZip from 'jszip'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { savedItem } from '../../supabase/functions/_shared/contract/items.ts'
import { revisionList } from '../../supabase/functions/_shared/contract/revisions.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { doc } from '../api/support/manuscripts.ts'
import type { XmlEdit } from '../support/docx/corrected-file.ts'
import { rawDocx } from '../support/docx/raw-docx.ts'
import { expectNoViolations } from './support/accessible.ts'
import {
  chooseCorrected,
  correctedManuscript,
  itemPath,
  openCorrections,
  storedItem,
  TRACKED,
} from './support/corrected-manuscript.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const shown = (text: string | RegExp) => screen.findByText(text)

const makeCorrected = (...edits: XmlEdit[]) => correctedManuscript(api, ...edits)

const EDITED = (xml: string) =>
  xml
    .replace(
      '>She left at noon.</w:t></w:r>',
      `>She left at </w:t></w:r><w:del ${TRACKED}><w:r><w:delText>noon</w:delText></w:r></w:del><w:ins ${TRACKED}><w:r><w:t>dawn</w:t></w:r></w:ins><w:r><w:t>.</w:t></w:r>`,
    )
    .replace('Rain fell', 'Snow fell')
    .replace('The tide turned', 'The wind turned')

const open = (id: string, options = {}) => openCorrections(api, id, options)
const stored = (id: string, itemId: string) => storedItem(api, id, itemId)

describe('the page of corrections (R-866)', () => {
  it('writes what was accepted, keeps what was refused, and a revision of the text before (R-867)', async () => {
    const { id, one, two, file } = await makeCorrected(EDITED)
    const { user } = await open(id)
    await chooseCorrected(file)
    const first = within(await screen.findByRole('region', { name: 'One' }))
    expect(first.getByText(/Anna/)).toBeVisible()
    await expectNoViolations(document.body)
    await user.click(first.getByRole('button', { name: 'Accept: dawn' }))
    await user.click(first.getByRole('button', { name: 'Refuse: Snow' }))
    expect(await shown('1 accepted, 1 refused, 1 open')).toBeVisible()
    await user.click(first.getByRole('button', { name: 'Refuse all changes of “One”' }))
    expect(await shown('0 accepted, 2 refused, 1 open')).toBeVisible()
    await user.click(first.getByRole('button', { name: 'Accept all changes of “One”' }))
    expect(await shown('2 accepted, 0 refused, 1 open')).toBeVisible()
    await user.click(await shown('Refuse everything'))
    expect(await shown('0 accepted, 3 refused, 0 open')).toBeVisible()
    await user.click(first.getByRole('button', { name: 'Accept: dawn' }))
    expect(await shown('1 accepted, 2 refused, 0 open')).toBeVisible()
    expect((await stored(id, one.id)).text).toBe('She left at noon.\nRain fell on the port.')
    await user.click(screen.getByText('Apply changes'))
    expect(await shown(/^1 text was corrected/)).toBeVisible()
    expect((await stored(id, one.id)).text).toBe('She left at dawn.\nRain fell on the port.')
    expect((await stored(id, two.id)).revision).toBe(two.revision)
    const { revisions } = await api.ok('auth', 'GET', `${itemPath(id, one.id)}/revisions`, {
      schema: revisionList,
    })
    expect(revisions.map(({ name }) => name)).toContain('Before the corrections of harbour.docx')
    await user.click(screen.getByText('Compare the file again'))
    expect(within(await screen.findByRole('region', { name: 'One' })).queryByText(/Anna/)).toBeNull()
  })

  it('decides about everything at once, and keeps decisions over a reload (R-867)', async () => {
    const { id, one, two, file } = await makeCorrected(EDITED)
    const page = await open(id)
    await chooseCorrected(file)
    await page.user.click(await shown('Accept everything'))
    expect(await shown('3 accepted, 0 refused, 0 open')).toBeVisible()
    await closePage({ keepDevice: true })
    const { user } = await open(id)
    await chooseCorrected(file)
    expect(await shown('3 accepted, 0 refused, 0 open')).toBeVisible()
    await user.click(screen.getByText('Apply changes'))
    expect(await shown(/^2 texts were corrected/)).toBeVisible()
    expect((await stored(id, one.id)).text).toBe('She left at dawn.\nSnow fell on the port.')
    expect((await stored(id, two.id)).text).toBe('The wind turned.')
  })

  it('writes nothing of a text that was changed in the meantime (R-867)', async () => {
    const { id, one, file } = await makeCorrected(EDITED)
    const { user } = await open(id)
    await chooseCorrected(file)
    await user.click(await shown('Accept everything'))
    const content = doc('She left at noon, alone.')
    await api.ok('auth', 'PATCH', itemPath(id, one.id), {
      schema: savedItem,
      body: { content, revision: one.revision },
    })
    await user.click(screen.getByText('Apply changes'))
    expect(await shown(/“One” was changed in the meantime/)).toBeVisible()
    expect((await stored(id, one.id)).text).toBe('She left at noon, alone.')
  })

  it('adds comments of the file to the item with their authors (R-865)', async () => {
    const range = (text: string) =>
      `<w:commentRangeStart w:id="7"/>${text}<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>`
    const { id, two, file } = await makeCorrected((xml) =>
      xml.replace(/<w:r>(?:(?!<w:r>).)*?>The tide turned\.<\/w:t><\/w:r>/, range),
    )
    const zip = await JSZip.loadAsync(await file.arrayBuffer())
    const comment =
      '<w:comment w:id="7" w:author="Anna"><w:p><w:r><w:t>Which tide?</w:t></w:r></w:p></w:comment>'
    const links = 'word/_rels/document.xml.rels'
    const known = (await zip.file(links)?.async('string')) ?? ''
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'
    const link = `<Relationship Id="own" Type="${type}" Target="comments.xml"/>`
    if (!known.includes('comments.xml'))
      zip.file(links, known.replace('</Relationships>', `${link}</Relationships>`))
    zip.file('word/comments.xml', `<w:comments xmlns:w="w">${comment}</w:comments>`)
    const { user } = await open(id)
    await chooseCorrected(new File([await zip.generateAsync({ type: 'arraybuffer' })], 'harbour.docx'))
    await user.click(await screen.findByRole('button', { name: 'Accept: Anna: Which tide?' }))
    await user.click(screen.getByText('Apply changes'))
    await shown(/^1 text was corrected/)
    const { comments, content, text } = await stored(id, two.id)
    expect(comments).toMatchObject([{ kind: 'comment', authorName: 'Anna', body: 'Which tide?' }])
    expect(text).toBe('The tide turned.')
    expect(content?.content[0]).toMatchObject({
      content: [{ text: 'The tide turned.', marks: [{ type: 'comment', attrs: { id: comments[0]?.id } }] }],
    })
  })

  it('says when nothing changed, and why a file cannot be used (R-861)', async () => {
    const { id, file } = await makeCorrected()
    await open(id)
    await chooseCorrected(file)
    expect(await shown('No changes found')).toBeVisible()
    await closePage()
    const other = await makeCorrected()
    await open(other.id)
    await chooseCorrected(file)
    expect(await shown(/No text of this manuscript is in this file/)).toBeVisible()
    await chooseCorrected(new File(['text'], 'notes.docx'))
    expect(await shown(/This file is not a Word document/)).toBeVisible()
    const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
    await chooseCorrected(
      new File([new Uint8Array(await rawDocx({}, { 'word/document.xml': entity }))], 'bad.docx'),
    )
    expect(await shown(/This Word document is damaged/)).toBeVisible()
  })

  it('is reached from the menu of the manuscript and from its export, in French too', async () => {
    const { id } = await makeCorrected()
    const { user, address } = await renderRoute(api, `/apps/manuscripts/${id}/export`, {
      as: 'auth',
      language: 'fr',
    })
    await user.click(await shown('Reprendre des corrections'))
    expect(await shown('Choisir un document Word')).toBeVisible()
    expect(address()).toBe(`/apps/manuscripts/${id}/corrections`)
  })
})

it('R-865: takes a thread of the file over with its authors, its replies and that it is resolved', async () => {
  const range = (content: string) =>
    `<w:commentRangeStart w:id="7"/>${content}<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r><w:r><w:commentReference w:id="8"/></w:r>`
  const { id, one, file } = await makeCorrected((xml) =>
    xml.replace(/<w:r><w:t[^>]*>She left at noon\.<\/w:t><\/w:r>/, range),
  )
  const zip = await JSZip.loadAsync(await file.arrayBuffer())
  const comment = (no: number, author: string, text: string) =>
    `<w:comment w:id="${no}" w:author="${author}" w:date="2026-11-2${no - 6}T10:00:00Z"><w:p w14:paraId="0000000${no}"><w:r><w:t>${text}</w:t></w:r></w:p></w:comment>`
  const spaces = 'xmlns:w="w" xmlns:w14="w14" xmlns:w15="w15"'
  zip.file(
    'word/comments.xml',
    `<w:comments ${spaces}>${comment(7, 'Anna Editor', 'Why noon?')}${comment(8, 'Bo', 'Ask her.')}</w:comments>`,
  )
  zip.file(
    'word/commentsExtended.xml',
    `<w15:commentsEx ${spaces}><w15:commentEx w15:paraId="00000007" w15:done="1"/><w15:commentEx w15:paraId="00000008" w15:paraIdParent="00000007" w15:done="1"/></w15:commentsEx>`,
  )
  const rels = 'word/_rels/document.xml.rels'
  const known = (await zip.file(rels)?.async('string')) ?? ''
  const link = (kind: string) =>
    `<Relationship Id="own-${kind}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${kind}.xml"/>`
  const links = ['comments', 'commentsExtended'].filter((kind) => !known.includes(`${kind}.xml`)).map(link)
  zip.file(rels, known.replace('</Relationships>', `${links.join('')}</Relationships>`))
  const { user } = await open(id)
  await chooseCorrected(new File([await zip.generateAsync({ type: 'arraybuffer' })], 'harbour.docx'))
  const card = within(await screen.findByRole('region', { name: 'One' }))
  expect(card.getByText('Marked as resolved in the file')).toBeVisible()
  await user.click(await shown('Accept everything'))
  await user.click(screen.getByText('Apply changes'))
  expect(await shown(/^1 text was corrected/)).toBeVisible()
  const { comments, content } = await stored(id, one.id)
  expect(comments).toMatchObject([
    { body: 'Why noon?', authorName: 'Anna Editor', isFromFile: true, parentId: null },
    { body: 'Ask her.', authorName: 'Bo', isFromFile: true, parentId: comments[0]?.id },
  ])
  expect(comments.map(({ createdAt }) => new Date(createdAt).getUTCDate())).toEqual([21, 22])
  expect(comments[0]?.resolvedByName).toBe('Léa Fontaine')
  expect(JSON.stringify(content)).toContain(comments[0]?.id)
  await user.click(screen.getByText('Compare the file again'))
  expect(await shown(/no new comments/)).toBeVisible()
})
