import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectEventList } from '../../supabase/functions/_shared/contract/project-events.ts'
import { projectChoiceList, projectResponse } from '../../supabase/functions/_shared/contract/projects.ts'
import { PEOPLE, startTestApi, type TestApi } from './support/api.ts'
import {
  COMPANIES,
  dayFromToday,
  demoCallers,
  makePerson,
  requestBody,
  signInAs,
} from './support/projects.ts'

let api: TestApi
let people: ReturnType<typeof demoCallers>
beforeAll(async () => {
  api = await startTestApi()
  await api.database.owner`delete from public.projects`
  people = demoCallers(api)
})
afterAll(() => api.close())

describe('POST /projects (R-065, R-130)', () => {
  it('stores the form for the company of the caller', async () => {
    const project = await people.client.file({ title: '  Walk  ', serviceDescription: 'Two voices' })
    expect(project).toMatchObject({
      title: 'Walk',
      serviceType: 'translation',
      timePreference: 'anytime',
      status: 'received',
      dueDate: dayFromToday(3),
      latestCompletionDate: dayFromToday(5),
      dateRequested: dayFromToday(),
      serviceDescription: 'Two voices',
      contactEmail: 'client@demo.com',
      company: { id: COMPANIES.a, name: 'Lantern Press' },
      client: { uid: PEOPLE.client, name: 'Tom Hale' },
      assignees: [],
      attachments: [],
      revision: 1,
      withdrawnAt: null,
    })
    expect(project.mayWork).toBe(false)
    expect(project.can).toMatchObject({ edit: true, withdraw: true, accept: 'received', start: 'forbidden' })
  })

  it('R-989: stores the preferences for the voice, up to 1,000 characters, for those who read the request', async () => {
    const voiceWishes = 'A woman of about fifty'
    const { id, revision, ...project } = await people.client.file({ serviceType: 'voiceOver', voiceWishes })
    expect(project.voiceWishes).toBe(voiceWishes)
    const today = dayFromToday()
    const changed = { revision, today, voiceWishes: 'x'.repeat(1000) }
    const { project: after } = await people.client.ok('PATCH', `/projects/${id}`, projectResponse, changed)
    expect(after.voiceWishes).toHaveLength(1000)
    const tooLong = { revision: after.revision, today, voiceWishes: 'x'.repeat(1001) }
    expect((await people.client.send('PATCH', `/projects/${id}`, tooLong)).status).toBe(422)
    const events = await api.database.owner`
      select field, from_text from public.project_events where project_id = ${id} and kind = 'changed'`
    expect([...events]).toEqual([{ field: 'voiceWishes', from_text: voiceWishes }])
    const other = await people.client.file({ title: 'Without' })
    expect(other.voiceWishes).toBe('')
  })

  it('creates one project for two calls with the same id', async () => {
    const body = requestBody({ title: 'Once' })
    const answers = await Promise.all([1, 2, 3].map(() => people.client.send('POST', '/projects', body)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 201])
    const again = await people.client.send('POST', '/projects', { ...body, title: 'Twice' })
    expect(again.status).toBe(200)
    expect(projectResponse.parse(again.body).project.title).toBe('Once')
    const { events } = await people.client.ok('GET', `/projects/${body.id}/events`, projectEventList)
    expect(events.map((event) => event.kind)).toEqual(['created'])
  })

  it('refuses an id that another person’s project has', async () => {
    const theirs = await (await makePerson(api, 'client', COMPANIES.b)).file()
    const answer = await people.client.send('POST', '/projects', requestBody({ id: theirs.id }))
    expect(answer.status).toBe(409)
    expect(answer.text).not.toContain(theirs.title)
  })

  it.each([
    ['title', 'title_required'],
    ['property', 'property_required'],
    ['serviceType', 'service_type_required'],
    ['timePreference', 'time_preference_required'],
    ['dueDate', 'due_date_required'],
    ['latestCompletionDate', 'latest_date_required'],
  ])('reports a missing %s at its field', async (field, message) => {
    for (const value of [undefined, null, '', ' ']) {
      const refusal = await api.refused('client', 'POST', '/projects', { ...requestBody(), [field]: value })
      expect(refusal).toMatchObject({ status: 422, fields: { [field]: message } })
    }
  })

  it.each([
    ['a past due date', { dueDate: dayFromToday(-1) }, { dueDate: 'due_date_past' }],
    [
      'a latest date before the due date',
      { dueDate: dayFromToday(3), latestCompletionDate: dayFromToday(2) },
      { latestCompletionDate: 'latest_before_due' },
    ],
    ['a day there is not', { dueDate: '2026-02-30' }, { dueDate: 'due_date_required' }],
    ['another way to write a day', { dueDate: '21/11/2026' }, { dueDate: 'due_date_required' }],
    ['no address', { contactEmail: 'nobody' }, { contactEmail: 'contact_email' }],
    ['a clock that is late', { today: dayFromToday(-2), dueDate: dayFromToday(-2) }, { today: 'not_today' }],
    ['a clock that is early', { today: dayFromToday(2) }, { today: 'not_today' }],
    [
      'too many files',
      { attachments: Array.from({ length: 51 }, () => ({})) },
      { attachments: 'invalid_value' },
    ],
  ])('refuses %s with a message at the field', async (_name, given, fields) => {
    const refusal = await api.refused('client', 'POST', '/projects', { ...requestBody(), ...given })
    expect(refusal).toEqual({ status: 422, code: 'invalid', fields })
  })

  it('accepts the caller’s day, one day before or after the server’s', async () => {
    for (const offset of [-1, 0, 1]) {
      const project = await people.client.file({
        today: dayFromToday(offset),
        dueDate: dayFromToday(offset),
        latestCompletionDate: dayFromToday(offset),
      })
      expect(project).toMatchObject({ dueDate: dayFromToday(offset), dateRequested: dayFromToday(offset) })
    }
    expect(
      await api.refused(
        'client',
        'POST',
        '/projects',
        requestBody({ today: dayFromToday(1), dueDate: dayFromToday(0) }),
      ),
    ).toMatchObject({
      fields: { dueDate: 'due_date_past' },
    })
  })

  it('date, company and status rules apply to SQL of a client too', async () => {
    const row = {
      title: 'x',
      property: 'x',
      service_type: 'other',
      time_preference: 'anytime',
      due_date: dayFromToday(3),
      latest_completion_date: dayFromToday(3),
      contact_email: 'a@b.example',
    }
    const insert = (given: Record<string, string>) =>
      signInAs(
        api,
        PEOPLE.client,
        (tx) => tx`insert into public.projects ${tx({ ...row, ...given })} returning company_id, status`,
      )
    expect([...(await insert({}))]).toEqual([{ company_id: COMPANIES.a, status: 'received' }])
    await expect(insert({ due_date: dayFromToday(-2) })).rejects.toMatchObject({ code: '23514' })
    await expect(insert({ latest_completion_date: dayFromToday(2) })).rejects.toMatchObject({ code: '23514' })
    await expect(insert({ date_requested: dayFromToday(-2) })).rejects.toMatchObject({ code: '23514' })
    for (const column of [
      'company_id',
      'client_id',
      'status',
      'revision',
      'created_at',
      'no',
      'withdrawn_at',
    ]) {
      const value = column.endsWith('_id') ? COMPANIES.b : column === 'status' ? 'delivered' : '1'
      await expect(insert({ [column]: value }), column).rejects.toMatchObject({
        code: expect.stringMatching(/42501|428C9/),
      })
    }
  })

  it('for another company is allowed to staff only', async () => {
    const project = await people.manager.file({ companyId: COMPANIES.b, contactEmail: 'desk@studio.example' })
    expect(project).toMatchObject({
      company: { id: COMPANIES.b },
      contactEmail: 'desk@studio.example',
      revision: 1,
    })
    const path = '/projects'
    expect(await api.refused('client', 'POST', path, requestBody({ companyId: COMPANIES.b }))).toMatchObject({
      status: 403,
    })
    expect((await people.client.file({ companyId: COMPANIES.a })).company?.id).toBe(COMPANIES.a)
    expect(
      await api.refused('manager', 'POST', path, requestBody({ companyId: PEOPLE.client })),
    ).toMatchObject({ status: 422, fields: { companyId: 'no_company' } })
  })

  it('is refused to roles without the ability', async () => {
    for (const as of ['auth', 'user'] as const) {
      expect(await api.refused(as, 'POST', '/projects', requestBody())).toEqual({
        status: 403,
        code: 'forbidden',
      })
    }
    for (const role of ['editor', 'author', 'maintainer', 'subscriber']) {
      const person = await makePerson(api, role)
      expect((await person.send('POST', '/projects', requestBody())).status, role).toBe(403)
    }
  })
})

describe('GET /projects/choices', () => {
  it('answers the caller’s projects, newest first, filtered by text', async () => {
    const first = await people.client.file({ title: 'Épigraphe un' })
    const second = await people.client.file({ title: 'Épigraphe deux' })
    const { projects } = await people.client.ok('GET', '/projects/choices?q=EPIGRAPHE', projectChoiceList)
    expect(projects.map((each) => each.id)).toEqual([second.id, first.id])
    const all = await people.client.ok('GET', '/projects/choices', projectChoiceList)
    expect(all.projects.length).toBeLessThanOrEqual(50)
    expect(all.projects[0]?.id).toBe(second.id)
  })
})
