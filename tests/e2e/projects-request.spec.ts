import type { Page } from '@playwright/test'
import { MAIL_URL } from './support/addresses.ts'
import type { Actor } from './support/cast.ts'
import { followInApp } from './support/in-app.ts'
import { dueMail } from './support/mail.ts'
import { assign, dayOffset } from './support/projects.ts'
import { expect, test, unique } from './support/test.ts'
import { typeAtOnce } from './support/type-at-once.ts'

// The people of the client read French, and so does the browser that opens their mails.
test.use({ language: 'fr' })

/** Opens a browser of a person in their language, with a mark that a reload would remove. */
async function open(person: Actor, language: 'en' | 'fr', path: string): Promise<Page> {
  person.state.origins[0]?.localStorage.push({ name: 'language', value: language })
  const page = await person.open(path)
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }))
  return page
}
const isFirstLoad = (page: Page) => page.evaluate(() => 'isFirstLoad' in globalThis)

async function deliver(page: Page, file: string, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Deliver…' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Deliver request' })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from('Bonjour') })
  await expect(dialog.getByRole('checkbox', { name: file })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Note to the client' }).fill(note)
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('R-695, R-692, R-700: four people take a request to its acceptance, after an answer by mail and one correction', async ({
  page: mails,
  cast,
  database,
}) => {
  // Four browsers, which a busy machine slows down, and two mails that wait up to seven seconds for the timers.
  test.setTimeout(120_000)
  const { client, user, manager } = await cast({ client: true, user: true, manager: true })
  const { client: observer } = await cast({ client: true })
  const name = unique('Visite du port')
  const list = `apps/projects/list?q=${encodeURIComponent(name)}&status=all`
  // One after the other, because four pages that start at once slow each other down.
  const theirs = await open(client, 'fr', 'apps/projects/list?new=1')
  const watching = await open(observer, 'fr', list)
  const nina = await open(user, 'en', list)
  const marc = await open(manager, 'en', list)

  // The client files the request, and adds a colleague who observes it.
  const form = theirs.getByRole('dialog')
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
  await field('Titre du projet').fill(name)
  await field('Projet ou titre concerné').fill('Musée du port')
  await form.getByRole('combobox', { name: 'Type de service' }).selectOption('translation')
  await form.getByRole('combobox', { name: 'Préférence horaire' }).selectOption('anytime')
  await field('Date d’échéance').fill(dayOffset(5))
  await field('Fin au plus tard').fill(dayOffset(6))
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible()
  const view = new URL(theirs.url()).pathname.replace('/build/', '')
  await theirs.getByRole('region', { name: 'Personnes' }).getByRole('button', { name: 'Ajouter' }).click()
  const people = theirs.getByRole('dialog', { name: 'Ajouter des personnes' })
  await people.getByText('Observation', { exact: true }).click()
  await people.getByRole('combobox', { name: 'Personnes' }).click()
  await typeAtOnce(theirs, [...observer.name, 'Enter'])
  await people.getByRole('button', { name: 'Ajouter' }).click()
  await expect(people).toBeHidden()

  // The manager assigns it, and the assigned person starts the work.
  await marc.getByRole('link', { name }).click()
  await expect(marc.getByRole('region', { name: 'People' })).toContainText(observer.name)
  await marc.getByRole('button', { name: 'Assign…' }).first().click()
  await assign(marc, user.name)
  await nina.getByRole('link', { name }).click()
  await nina.getByRole('button', { name: 'Start work' }).click()
  const stepOf = (page: Page) => page.locator('[aria-current=step]')
  await expect(stepOf(theirs)).toHaveText('En cours')
  await watching.getByRole('link', { name }).click()
  await expect(stepOf(watching)).toHaveText('En cours')
  await expect(watching.getByText(/en observation/).first()).toBeVisible()

  // A question, which the client reads in a mail and answers by mail; a page that shows it would cancel the mail.
  await followInApp(theirs, 'apps/projects/list')
  await nina.getByRole('textbox', { name: 'Write a comment' }).fill('British or American?')
  await nina.getByText('Question that needs an answer').click()
  await nina.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(nina.getByText('Client answers the question', { exact: false })).toBeVisible()
  const asked = await dueMail(database, client.email, /vous pose une question/)
  await mails.goto(`${MAIL_URL}/${asked.id}`)
  await mails.getByRole('textbox', { name: 'Answer' }).fill('British, please.')
  await mails.getByRole('button', { name: 'Answer' }).click()
  await expect(mails.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  for (const page of [nina, marc, watching]) await expect(page.getByText('British, please.')).toBeVisible()
  await expect(nina.getByText('Your turn: deliver the work', { exact: false })).toBeVisible()

  // A delivery, which the client corrects in the app.
  await followInApp(theirs, view)
  await deliver(nina, 'guide-1.txt', 'All four chapters.')
  await theirs.getByRole('button', { name: 'Demander une correction' }).click()
  const correction = theirs.getByRole('dialog', { name: 'Demander une correction' })
  await correction.getByRole('textbox', { name: /Que faut-il corriger/ }).fill('Le second nom.')
  await correction.getByRole('button', { name: 'Envoyer la correction' }).click()
  await expect(nina.getByText('Your turn: correct and deliver again', { exact: false })).toBeVisible()
  await expect(nina.getByText('Le second nom.').first()).toBeVisible()
  await expect(watching.getByText('Correction par l’agence', { exact: false })).toBeVisible()

  // A second delivery, which the client accepts by the link of a mail without a sign-in.
  await followInApp(theirs, list)
  await deliver(nina, 'guide-2.txt', 'With the second name.')
  await expect(theirs.getByText('À vous\u202f: accepter la livraison', { exact: false })).toBeVisible()
  const delivered = await dueMail(database, client.email, /est maintenant livrée/)
  await mails.goto(`${MAIL_URL}/${delivered.id}`)
  await mails.locator('a.action').click()
  await expect(mails.getByText('With the second name.')).toBeVisible()
  await mails.getByRole('button', { name: 'Accepter la livraison' }).click()
  await expect(mails.getByRole('heading', { name: 'Livraison acceptée' })).toBeVisible()
  for (const page of [nina, marc])
    await expect(page.getByText(`Accepted by ${client.name}`, { exact: false }).first()).toBeVisible()
  for (const page of [theirs, watching])
    await expect(
      page.getByText(`Livraison acceptée par ${client.name}`, { exact: false }).first(),
    ).toBeVisible()
  for (const page of [theirs, watching, nina, marc]) expect(await isFirstLoad(page)).toBe(true)
})
