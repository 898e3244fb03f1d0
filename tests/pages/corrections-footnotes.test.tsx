import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commentResponse } from '../../supabase/functions/_shared/contract/item-comments.ts'
import { revisionList } from '../../supabase/functions/_shared/contract/revisions.ts'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import type { XmlEdit } from '../support/docx/corrected-file.ts'
import {
  chooseCorrected,
  correctedManuscript,
  itemPath,
  openCorrections,
  storedItem,
  TRACKED,
} from './support/corrected-manuscript.ts'
import { closePage } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const shown = (text: string | RegExp) => screen.findByText(text)

const unchanged: XmlEdit = (xml) => xml
const makeCorrected = (...edits: XmlEdit[]) => correctedManuscript(api, ...edits)

const open = (id: string, options = {}) => openCorrections(api, id, options)
const stored = (id: string, itemId: string) => storedItem(api, id, itemId)

describe('footnotes of a corrected file', () => {
  it('writes the accepted words of a footnote, and nothing where it was changed in the meantime (R-1005)', async () => {
    const { id, noted, noteId, file } = await makeCorrected(unchanged, (xml) => xml.replace('1912', '1913'))
    const words = async () => (await stored(id, noted.id)).comments.map(({ body }) => body)
    const { user } = await open(id)
    await chooseCorrected(file)
    const card = within(await screen.findByRole('region', { name: 'Three' }))
    expect(card.getByText(/^Changed words of a footnote/)).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Accept: 1913' }))
    const path = `${itemPath(id, noted.id)}/comments/${noteId}`
    await api.ok('auth', 'PATCH', path, { schema: commentResponse, body: { body: 'Moonless.' } })
    await user.click(screen.getByText('Apply changes'))
    expect(await shown(/“Three” was changed in the meantime/)).toBeVisible()
    expect(await words()).toEqual(['Moonless.'])
    await api.ok('auth', 'PATCH', path, { schema: commentResponse, body: { body: 'Moonless, in 1912.' } })
    await user.click(screen.getByText('Compare the file again'))
    await user.click(await screen.findByText('Apply changes'))
    expect(await shown(/^1 text was corrected/)).toBeVisible()
    expect(await words()).toEqual(['Moonless, in 1913.'])
  })

  it('adds a footnote of the file to the item, once (R-1010)', async () => {
    const { id, two, file } = await makeCorrected(
      (xml) =>
        xml.replace(
          />The tide turned\.<\/w:t><\/w:r>/,
          (found) => `${found}<w:ins ${TRACKED}><w:r><w:endnoteReference w:id="50"/></w:r></w:ins>`,
        ),
      (xml) =>
        xml.replace(
          '</w:endnotes>',
          '<w:endnote w:id="50"><w:p><w:r><w:t>At 4 a.m.</w:t></w:r></w:p></w:endnote></w:endnotes>',
        ),
    )
    const { user } = await open(id)
    await chooseCorrected(file)
    const card = within(await screen.findByRole('region', { name: 'Two' }))
    expect(card.getByText(/^New footnote · Anna/)).toBeVisible()
    expect(card.getByText('1 change, 0 comments')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Accept: At 4 a.m.' }))
    await user.click(screen.getByText('Apply changes'))
    await shown(/^1 text was corrected/)
    const { comments, content } = await stored(id, two.id)
    expect(comments).toMatchObject([{ kind: 'footnote', body: 'At 4 a.m.' }])
    expect(JSON.stringify(content)).toContain(comments[0]?.id)
    await user.click(screen.getByText('Compare the file again'))
    expect(await shown('No changes found')).toBeVisible()
  })

  it('brings the footnotes of a new paragraph of the file (R-1018)', async () => {
    const { id, two, file } = await makeCorrected(
      (xml) =>
        xml.replace(
          /(<w:p>(?:(?!<w:p>).)*>The tide turned\..*?<\/w:p>)/s,
          '$1<w:p><w:r><w:t>It rose</w:t></w:r><w:r><w:endnoteReference w:id="50"/></w:r></w:p>',
        ),
      (xml) =>
        xml.replace(
          '</w:endnotes>',
          '<w:endnote w:id="50"><w:p><w:r><w:t>At 4 a.m.</w:t></w:r></w:p></w:endnote></w:endnotes>',
        ),
    )
    const { user } = await open(id)
    await chooseCorrected(file)
    const card = within(await screen.findByRole('region', { name: 'Two' }))
    expect(card.getByText('At 4 a.m.').parentElement).toHaveTextContent('With the footnote: At 4 a.m.')
    await user.click(card.getByRole('button', { name: 'Accept: It rose' }))
    await user.click(screen.getByText('Apply changes'))
    await shown(/^1 text was corrected/)
    const { comments, text, content } = await stored(id, two.id)
    expect([text, comments.map(({ kind, body }) => `${kind}: ${body}`)]).toEqual([
      'The tide turned.\nIt rose',
      ['footnote: At 4 a.m.'],
    ])
    expect(JSON.stringify(content?.content[1])).toContain(comments[0]?.id)
    await user.click(screen.getByText('Compare the file again'))
    expect(await shown('No changes found')).toBeVisible()
  })

  it('takes a footnote that the file deletes out of the text, and keeps its words (R-1017)', async () => {
    const reference = /<w:r>(?:(?!<w:r>).)*<w:endnoteReference[^>]*\/><\/w:r>/
    const { id, noted, noteId, file } = await makeCorrected((xml) =>
      xml.replace(reference, (found) => `<w:del ${TRACKED}>${found}</w:del>`),
    )
    const { user } = await open(id)
    await chooseCorrected(file)
    const card = within(await screen.findByRole('region', { name: 'Three' }))
    expect(card.getByText(/^Deleted footnote · Anna/)).toBeVisible()
    expect(card.getByText(/It stays in the list of notes/)).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Accept: Moonless, in 1912.' }))
    await user.click(screen.getByText('Apply changes'))
    await shown(/^1 text was corrected/)
    const { comments, content } = await stored(id, noted.id)
    expect(comments).toMatchObject([{ id: noteId, body: 'Moonless, in 1912.' }])
    expect(JSON.stringify(content)).not.toContain(noteId)
    const { revisions } = await api.ok('auth', 'GET', `${itemPath(id, noted.id)}/revisions`, {
      schema: revisionList,
    })
    expect(revisions).toHaveLength(1)
    await user.click(screen.getByText('Compare the file again'))
    expect(await shown('No changes found')).toBeVisible()
  })
})
