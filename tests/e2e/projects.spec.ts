import type { Page } from '@playwright/test'
import { type Caller, callApi, seedManuscript } from './support/api.ts'
import { followInApp } from './support/in-app.ts'
import { createProject, dayOffset, postProjectAction, shownDay } from './support/projects.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, unique } from './support/test.ts'

const words = {
  en: {
    title: 'Project title',
    property: 'Property',
    service: 'Service type',
    due: 'Due date',
    latest: 'Latest completion date',
    time: 'Time preference',
    required: 'Project title is required',
    past: 'Due date must be today or later',
    choose: 'Choose chapters',
    manuscript: 'Manuscript',
    send: 'Send request',
    ready: 'Uploaded',
    attachments: 'Attachments',
    chapter: 'Chapter, 7 words',
  },
  fr: {
    title: 'Titre du projet',
    property: 'Projet ou titre concerné',
    service: 'Type de service',
    due: 'Date d’échéance',
    latest: 'Fin au plus tard',
    time: 'Préférence horaire',
    required: 'Le titre du projet est obligatoire',
    past: 'La date d’échéance doit être aujourd’hui ou ultérieure',
    choose: 'Choisir des chapitres',
    manuscript: 'Manuscrit',
    send: 'Envoyer la demande',
    ready: 'Envoyé',
    attachments: 'Pièces jointes',
    chapter: 'Chapitre, 7 mots',
  },
} as const

test.describe('filing a project', () => {
  test.use({ as: 'client' })

  for (const language of ['en', 'fr'] as const) {
    test.describe(language, () => {
      test.use({ language })
      const say = words[language]
      // The English journeys on a wide screen, the French ones on a phone, with axe.
      const on = (title: string) => `${title}, in ${language}${language === 'fr' ? ' @phone' : ''}`
      const expectAccessibleOnPhone = async (page: Page) => language === 'fr' && expectAccessible(page)
      const field = (page: Page, label: string) =>
        page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
      const uploads = (page: Page) => page.getByRole('list', { name: say.attachments })

      /** Uploads two files and chooses a chapter in the form of a request. */
      async function attach(page: Page, manuscript: string): Promise<void> {
        const dialog = page.getByRole('dialog')
        await page.getByTestId('attachment-input').setInputFiles([
          { name: 'Glossary.txt', mimeType: 'text/plain', buffer: Buffer.from('quay: quai') },
          { name: 'Plan du musée.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(200_000, 1) },
        ])
        await expect(uploads(page).getByText(say.ready)).toHaveCount(2)
        await dialog.getByRole('button', { name: say.choose }).click()
        await dialog.getByRole('combobox', { name: say.manuscript }).selectOption({ label: manuscript })
        await dialog.getByText('The harbour', { exact: true }).click()
      }

      test(on('the fields, files and chapters of a request survive a reload'), async ({ page, me }) => {
        const name = unique('Audio guide')
        const novel = unique('Harbour book')
        await seedManuscript(me, novel)
        await page.goto('apps/projects/list?new=1')
        await field(page, say.title).fill(name)
        await attach(page, novel)
        await expectAccessibleOnPhone(page)
        await page.waitForFunction(
          (text) => Object.values(localStorage).some((kept) => kept.includes(text)),
          name,
        )
        await page.reload()
        await expect(field(page, say.title)).toHaveValue(name)
        await expect(uploads(page).getByText(say.ready)).toHaveCount(2)
        await expect(page.getByRole('checkbox', { name: /The harbour/ })).toBeChecked()
        await expectNoSidewaysScroll(page)
      })

      test(on('a client files a request with a file and a chapter'), async ({ page, me }) => {
        const name = unique('Audio guide')
        const novel = unique('Harbour book')
        await seedManuscript(me, novel)
        await page.goto('apps/projects/list?new=1')
        const dialog = page.getByRole('dialog')
        await field(page, say.property).fill('Harbour museum')
        await dialog.getByRole('button', { name: say.send }).click()
        await expect(dialog.getByText(say.required)).toBeVisible()
        await expect(field(page, say.title)).toBeFocused()
        await field(page, say.title).fill(name)
        await dialog.getByRole('combobox', { name: say.service }).selectOption('voiceOver')
        await dialog.getByRole('combobox', { name: say.time }).selectOption('before4pm')
        await field(page, say.due).fill(dayOffset(-1))
        await field(page, say.latest).fill(dayOffset(6))
        await expect(dialog.getByText(say.past)).toBeVisible()
        await field(page, say.due).fill(dayOffset(5).replaceAll('-', '/'))
        await field(page, say.due).blur()
        await expect(field(page, say.due)).toHaveValue(shownDay(5))
        await expectAccessibleOnPhone(page)
        await attach(page, novel)

        await dialog.getByRole('button', { name: say.send }).dblclick()
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        const files = uploads(page)
        await expect(files.getByRole('listitem')).toHaveCount(3)
        await expect(files.getByText(say.chapter)).toBeVisible()
        await expectAccessibleOnPhone(page)
        await expectNoSidewaysScroll(page)
        await files.getByRole('button', { name: 'The harbour', exact: true }).click()
        await expect(dialog.getByText('Ines counted the lamps twice.')).toBeVisible()
        await expectAccessibleOnPhone(page)
        await page.keyboard.press('Escape')

        await followInApp(page, `apps/projects/list?q=${encodeURIComponent(name)}`)
        await expect(page.getByRole('link', { name })).toHaveCount(1)
      })
    })
  }
})

/** The status of a project by API. */
const statusOf = async (manager: Caller, id: string) =>
  (await callApi<{ project: { status: string } }>(manager, 'GET', `/projects/${id}`)).project.status

test.describe('the list of projects', () => {
  test.use({ as: 'manager' })

  test('starts with open projects, and each filter has a URL', { tag: '@all' }, async ({
    page,
    me,
    cast,
  }) => {
    const { client } = await cast({ client: true })
    const name = unique('Finished')
    const filed = await createProject(client, name)
    const started = await postProjectAction(me, filed, 'status', { status: 'in_progress' })
    await postProjectAction(me, started, 'delivery', { attachmentIds: [] })
    await page.goto('apps/projects/list')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
    await expect.poll(() => statusOf(me, filed.id)).toBe('delivered')
    await page.getByRole('textbox', { name: 'Search requests' }).fill(name)
    await expect(page.getByRole('heading', { name: 'No matching records found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show delivered requests' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page).toHaveURL(/status=all/)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Open')
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    await expect(page).not.toHaveURL(/status=/)
  })

  test('due today has a URL @phone', { tag: '@all' }, async ({ page, cast }) => {
    const { client } = await cast({ client: true })
    const name = unique('Today')
    await createProject(client, name, { dueDate: dayOffset(0), latestCompletionDate: dayOffset(1) })
    await page.goto(`apps/projects/list?due=today&q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page.getByText(/^today, /).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('the list on small screens', { tag: '@all' }, () => {
  test.use({ as: 'manager' })

  test('cuts nothing at 768 px, and three requests fit the first screen at 360 px (R-538)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('apps/projects/list')
    const rows = page.getByRole('main').locator('[data-row]')
    await expect(rows.nth(2)).toBeVisible()
    const isCut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main *')].some(
          (one) =>
            (one.querySelector('table') || one.matches('td a')) && one.scrollWidth > one.clientWidth + 1,
        ),
      )
    await expect.poll(isCut).toBe(false)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('apps/projects/list')
    await expect(rows.nth(2)).toBeVisible()
    const bottomOfThird = () => rows.nth(2).evaluate((one) => one.getBoundingClientRect().bottom)
    await expect.poll(bottomOfThird).toBeLessThanOrEqual(740)
    await expect(rows.first()).toContainText(
      / · (Voice-over|Translation|Revision|Modifications|Transcription|Other)/,
    )
    await expectNoSidewaysScroll(page)
  })
})
