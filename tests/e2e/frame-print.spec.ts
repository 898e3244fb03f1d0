import { callApi, seedManuscript } from './support/api.ts'
import { printed } from './support/printed.ts'
import { createProject } from './support/projects.ts'
import { expect, test, unique } from './support/test.ts'

test.use({ role: 'admin', theme: 'dark' })

test('R-956: a manuscript and a request print alone and completely', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const main = page.getByRole('main')
  const [manuscript, , scene] = await seedManuscript('admin', unique('A walk'))
  const at = `/manuscripts/${manuscript}/items/${scene}`
  const { comment } = await callApi<{ comment: { id: string } }>('admin', 'POST', `${at}/comments`, {
    body: 'Whale oil, mostly.',
    kind: 'footnote',
  })
  const { item } = await callApi<{ item: { revision: number } }>('admin', 'GET', at)
  const oil = { type: 'text', text: 'oil', marks: [{ type: 'footnote', attrs: { id: comment.id } }] }
  await callApi('admin', 'PATCH', at, {
    revision: item.revision,
    content: { type: 'doc', content: [{ type: 'paragraph', content: [oil] }] },
  })
  await printed(page, `manuscripts/${manuscript}/items/${scene}/edit`, 'oil', async () => {
    await expect(main.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'Whale oil, mostly.' })).toBeVisible()
  })
  await printed(page, `apps/manuscripts/${manuscript}?view=read`, 'oil', async () => {
    // Text that a transform positions is cut between pages.
    await expect(main.locator('[style*=translateY]')).toHaveCount(0)
  })
  const title = unique('Printed')
  const { id } = await createProject('client', title)
  await printed(page, `apps/projects/view/${id}`, title, async () => {
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // A section without files has controls only.
    await expect(main.getByRole('heading', { name: 'Attachments' })).toBeHidden()
  })
})
