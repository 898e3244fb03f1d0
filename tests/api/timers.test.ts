import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { type MailApi, mailBody, startMailApi } from './support/mail.ts'
import { demoCallers } from './support/projects.ts'

let mail: MailApi
beforeAll(async () => {
  mail = await startMailApi()
})
afterAll(() => mail.api.close())

it('R-750: a delivery takes effect with the next call of anyone after its undo time', async () => {
  const { owner } = mail.api.database
  const { client, manager } = demoCallers(mail.api)
  const { id } = await client.file()
  const path = `/projects/${id}`
  const { project } = await manager.ok('POST', `${path}/status`, projectResponse, {
    revision: 1,
    status: 'in_progress',
  })
  await manager.ok('POST', `${path}/delivery`, projectResponse, {
    revision: project.revision,
    attachmentIds: [],
    note: 'Done.',
  })
  expect(await client.project(id)).toMatchObject({ status: 'in_progress', deliveries: [] })
  await owner`update private.pending_deliveries set due_at = now()`
  expect(await client.project(id)).toMatchObject({ status: 'delivered', deliveries: [{ note: 'Done.' }] })
})

it('R-750: a held message is sent with the next call of anyone, and an error of it stops no caller', async () => {
  const { owner } = mail.api.database
  const body = mailBody(['manager'], { subject: 'Lamps at once' })
  expect((await mail.call('client', 'POST', '/mail/held', { message: body, people: {} })).status).toBe(201)
  const subjects = async () => (await mail.threads('manager')).threads.map(({ subject }) => subject)
  expect(await subjects()).not.toContain('Lamps at once')
  await owner`update private.held_messages set due_at = now()`
  await owner`alter function private.finish_messages() rename to finish_no_messages`
  expect(await subjects()).not.toContain('Lamps at once')
  await owner`alter function private.finish_no_messages() rename to finish_messages`
  expect(await subjects()).toContain('Lamps at once')
})

it('R-750: no timer of the migrations runs more often than once a minute, and their log is purged', () => {
  const folder = new URL('../../supabase/migrations/', import.meta.url)
  const sql = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const times = [...sql.matchAll(/cron\.schedule\('[\w-]+', '([^']+)'/g)].map(([, time]) => time)
  expect(times.length).toBe(sql.match(/cron\.schedule\(/g)?.length)
  // Five fields: seconds are written as "2 seconds".
  expect(times.filter((time) => !/^\S+( \S+){4}$/.test(time ?? ''))).toEqual([])
  expect(sql).toContain('delete from cron.job_run_details')
  expect(sql).toContain("'* * * * *', 'select private.finish_due()'")
})
