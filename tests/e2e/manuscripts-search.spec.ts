import { type Caller, callApi } from './support/api.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, unique } from './support/test.ts'

test.use({ as: 'auth' })

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const filler = (count: number) =>
  Array.from({ length: count }, (_, n) => paragraph(`Paragraph ${n} of a long afternoon by the sea.`))

/** A manuscript whose second scene contains the word lantern at its start and in its last paragraphs. */
async function makeBook(me: Caller, title: string): Promise<string> {
  const { manuscript } = await callApi<{ manuscript: { id: string } }>(me, 'POST', '/manuscripts', {
    title,
  })
  const add = (body: Record<string, unknown>) =>
    callApi(me, 'POST', `/manuscripts/${manuscript.id}/items`, { type: 'scene', ...body })
  await add({ title: 'Noon', content: { type: 'doc', content: [paragraph('A lantern, unlit.')] } })
  await add({
    title: 'Night',
    content: {
      type: 'doc',
      content: [
        paragraph('No lantern yet.'),
        ...filler(60),
        paragraph('The keeper lifted the lantern towards Odile.'),
        ...filler(5),
      ],
    },
  })
  await add({ title: 'Morning', keywords: ['Lantern'] })
  return manuscript.id
}

test(
  'a search result opens at its match, highlighted, with next and previous @mobile',
  { tag: '@all' },
  async ({ page, me }, info) => {
    const title = unique(`Lanterns ${info.project.name}`)
    const id = await makeBook(me, title)
    await page.goto(`apps/manuscripts/${id}?panel=search`)
    const field = page.getByRole('combobox', { name: 'Search terms' })
    await field.pressSequentially('lantern', { delay: 20 })
    await expect(page.getByText('3 documents')).toBeVisible()
    const hits = page.getByRole('option')
    await expect(hits.nth(0)).toContainText('Morning')
    await expect(hits.nth(0)).toContainText('in keyword')
    await expect(hits.nth(1)).toContainText('Noon')
    await expect(hits.nth(2)).toContainText('Night')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await field.fill('keeper lantern')
    await expect(page.getByText('1 document', { exact: true })).toBeVisible()
    await page.getByRole('option', { name: /Night/ }).click()
    const found = page.locator('[data-found=current]')
    await expect(found).toHaveText('keeper')
    await expect(found).toBeInViewport()
    await expect(page.getByRole('search', { name: 'Find in the text' })).toContainText('1 of 1')

    // The second of two occurrences in the same text.
    await page.goto(`apps/manuscripts/${id}?panel=search`)
    await field.fill('lantern towards')
    await page.getByRole('option', { name: /Night/ }).click()
    await expect(found).toHaveText('lantern')
    await expect(found).toBeInViewport()
    const bar = page.getByRole('search', { name: 'Find in the text' })
    await expect(bar).toContainText('2 of 2')
    await expect(bar.getByRole('textbox', { name: 'Find', exact: true })).not.toBeFocused()
    await bar.getByRole('button', { name: 'Next match' }).click()
    await expect(bar).toContainText('1 of 2')
    await expect(found).toBeInViewport()
    await bar.getByRole('button', { name: 'Previous match' }).click()
    await expect(bar).toContainText('2 of 2')
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(found).toHaveCount(0)
    await expect(page).not.toHaveURL(/find=/)
  },
)
