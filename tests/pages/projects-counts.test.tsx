import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { demoCallers } from '../api/support/projects.ts'
import { expectNoViolations } from './support/accessible.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  people = demoCallers(api)
})
afterEach(() => closePage())
afterAll(() => api.close())

async function addFiles(project: string): Promise<void> {
  const { owner } = api.database
  for (const [name, words, seconds, isCounted] of [
    ['guide.docx', 1240, null, true],
    ['spot.mp3', null, 720, true],
    ['map.png', null, null, true],
    ['new.txt', null, null, false],
  ] as const)
    await owner`insert into public.project_attachments (project_id, kind, name, word_count, duration_seconds, counted_at)
      values (${project}, 'source', ${name}, ${words}, ${seconds}, ${isCounted ? new Date() : null})`
}

it.each(['client', 'manager'] as const)(
  'R-823: the %s sees the words or minutes of each file, their sum, and that of all target languages',
  async (as) => {
    const { id } = await people.client.file({ sourceLanguage: 'en', targetLanguages: ['fr', 'de'] })
    await addFiles(id)
    await renderRoute(api, `/apps/projects/view/${id}`, { as })
    const files = await screen.findByRole('list', { name: 'Attachments' })
    const noteOf = (name: string) => within(files).getByText(name).closest('li')
    expect(noteOf('guide.docx')).toHaveTextContent('1,240 words')
    expect(noteOf('spot.mp3')).toHaveTextContent('12 min')
    expect(noteOf('map.png')).toHaveTextContent('Not counted')
    expect(noteOf('new.txt')).toHaveTextContent('Counting…')
    const fact = screen.getByText('Volume of the attachments').parentElement as HTMLElement
    expect(fact).toHaveTextContent('1,240 words, 12 min')
    expect(fact).toHaveTextContent('2,480 words for 2 target languages')
    expect(fact).toHaveTextContent('1 file not counted, 1 file is being counted')
    await expectNoViolations(files)
  },
)

it('R-823: a request without files has no volume', async () => {
  const { id } = await people.client.file()
  await renderRoute(api, `/apps/projects/view/${id}`, { as: 'client' })
  expect(await screen.findByText('Contact email')).toBeVisible()
  expect(screen.queryByText('Volume of the attachments')).toBeNull()
})
