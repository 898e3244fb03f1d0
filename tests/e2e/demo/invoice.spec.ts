import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MAIL_URL } from '../support/addresses.ts'
import { type Caller, callApi } from '../support/api.ts'
import { followInApp } from '../support/in-app.ts'
import { expect, expectAccessible, test, unique } from '../support/test.ts'

// The journey of the conflict expects the answer 409.
test.use({ as: 'admin', allowConsole: /409 \(Conflict\)/ })

type Made = { document: { id: number; revision: number; client: { id: number } } }
const line = {
  service: 'Software Development',
  costCents: 6050,
  hoursHundredths: 333,
  discountBps: 1250,
  taxBps: 2000,
}
const content = (client: unknown) => ({
  client,
  issuedDate: '2026-11-01',
  dueDate: '2099-11-30',
  paymentTerms: 'custom',
  lines: [line],
  note: '',
})
const createInvoice = (me: Caller, name: string) =>
  callApi<Made>(me, 'POST', '/apps/invoice', content({ name, companyEmail: 'client@example.test' }))

test('R-380, R-383, R-384, R-385: an invoice is written, reordered, sent with the same numbers in its PDF, and paid', {
  tag: '@all',
}, async ({ page }) => {
  const email = `${unique('pay').toLowerCase().replaceAll(/\W+/g, '-')}@client.example`
  await page.goto('apps/invoice/add')
  await page.getByRole('combobox', { name: 'Client' }).selectOption('new')
  await page.getByLabel('Name').fill('Ida Roth')
  await page.getByLabel('Email').fill(email)
  const first = page.getByRole('group', { name: 'Line 1' })
  const second = page.getByRole('group', { name: 'Line 2' })
  await first.getByLabel('Cost').fill('60.50')
  await first.getByLabel('Hours').fill('3.33')
  await first.getByLabel('Discount').fill('12.5')
  await first.getByLabel('VAT').fill('20')
  await page.getByRole('button', { name: 'Add line' }).click()
  await second.getByLabel('Cost').fill('100')
  await second.getByLabel('Description').fill('Retake')
  await second.getByLabel('VAT').fill('5.555')
  await expect(page.getByText('Line 2, VAT (%): Enter 0 to 100 with at most two decimals')).toBeVisible()
  await second.getByLabel('VAT').fill('0')
  await expect(page.getByRole('article', { name: 'Preview' })).toContainText('$311.55')
  await page.getByRole('button', { name: 'Move line 2 up' }).click()
  await expect(first.getByLabel('Description')).toHaveValue('Retake')
  await page.getByRole('button', { name: 'Create draft' }).click()

  const heading = page.getByRole('heading', { level: 1, name: /^Invoice #\d+/ })
  await expect(heading).toContainText('Draft')
  const id = /#(\d+)/.exec((await heading.textContent()) ?? '')?.[1] ?? ''
  await expect(page.getByRole('article')).toContainText('$311.55')
  await page.getByRole('button', { name: 'Send' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('To')).toHaveValue(email)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(heading).toContainText('Sent')
  let file: { filename: string; content: string } | undefined
  const findFile = async () => {
    const answer = await fetch(`${MAIL_URL}/api/messages?to=${encodeURIComponent(email)}`)
    const [mail] = (await answer.json()) as { attachments: { filename: string; content: string }[] }[]
    file = mail?.attachments[0]
    return file?.filename
  }
  await expect.poll(findFile).toBe(`invoice-${id}.pdf`)
  const pdf = await getDocument({ data: new Uint8Array(Buffer.from(file?.content ?? '', 'base64')) }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('$311.55')

  await page.getByRole('button', { name: 'Add payment' }).click()
  await dialog.getByLabel('Amount').fill('400')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('This is more than the open amount')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Keep $88.45 as credit' })).not.toBeChecked()
  await dialog.getByLabel('Amount').fill('311.55')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(heading).toContainText('Paid')
  await followInApp(page, `apps/invoice/list?q=${id}`)
  await expect(page.getByRole('row', { name: new RegExp(`#${id}`) })).toContainText('$311.55')
})

test('R-240, R-381: a second person sees a change at once, and a stale save asks which version to keep', {
  tag: '@all',
}, async ({ page, me, cast }) => {
  const { manager } = await cast({ manager: true })
  const { document } = await createInvoice(me, unique('Client'))
  const other = await manager.open(`apps/invoice/preview/${document.id}`)
  await expect(other.getByRole('article')).toContainText('$211.55')
  await page.goto(`apps/invoice/edit/${document.id}`)
  await page.getByLabel('Hours').fill('1')
  const saved = { ...content(document.client.id), lines: [line, line], revision: document.revision }
  await callApi(me, 'PUT', `/apps/invoice/${document.id}`, saved)
  await expect(other.getByRole('article')).toContainText('$423.10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText(' changed Lines while you were editing')
  await page.getByRole('button', { name: 'Keep my version' }).click()
  await expect(page.getByRole('article')).toContainText('$63.53')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, language: 'fr' })

  test('the lines of an invoice show every figure without scrolling sideways (R-383)', {
    tag: '@all',
  }, async ({ page, me }) => {
    const { document } = await createInvoice(me, unique('Client'))
    await page.goto(`./apps/invoice/preview/${document.id}`)
    const lines = page.getByRole('region', { name: 'Lignes' })
    await lines.getByRole('cell').last().scrollIntoViewIfNeeded()
    expect(await lines.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
    const edges = await lines
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells
          .map((cell) => cell.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > 360),
      )
    expect(edges).toEqual([])
    await expectAccessible(page)
  })
})
