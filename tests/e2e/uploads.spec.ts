import { writeFile } from 'node:fs/promises'
import { breakRequests } from './support/network.ts'
import { createProject } from './support/projects.ts'
import { expect, expectLive, test, unique } from './support/test.ts'

/** The size of one part of an upload. */
const PART = 6 * 1024 ** 2

test.describe('a file of a request', () => {
  test.use({ as: 'client' })

  test('continues after a reload where it broke off, when the same file is picked again (R-532)', async ({
    page,
    me,
  }, info) => {
    const { id } = await createProject(me, unique('Recording'))
    const file = info.outputPath('chapters.wav')
    await writeFile(file, Buffer.alloc(2 * PART + 1000, 'quill'))
    const sent: string[] = []
    page.on('requestfinished', (request) => {
      const from = request.headers()['upload-offset'] ?? '0'
      if (/POST|PATCH/.test(request.method()) && request.url().includes('/upload/resumable'))
        sent.push(`${request.method()} from ${from}`)
    })
    await page.goto(`apps/projects/view/${id}`)
    await expectLive(page)
    // The second part of the file never gets a response.
    let isWaiting = false
    const repair = await breakRequests(page, '**/upload/resumable/*', () => (isWaiting = true), {
      method: 'PATCH',
    })
    await page.getByTestId('attachment-input').setInputFiles(file)
    await expect.poll(() => isWaiting).toBe(true)
    repair()
    await page.reload()
    await expectLive(page)
    await page.getByTestId('attachment-input').setInputFiles(file)
    await expect(page.getByRole('button', { name: 'Download chapters.wav' })).toBeVisible()
    expect(sent).toEqual(['POST from 0', `PATCH from ${PART}`, `PATCH from ${2 * PART}`])
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tus'))))
      .toEqual([])
  })
})
