import type { Sql } from 'postgres'

/**
 * How a request relates to the subject: its own and its company's; its own without a company; a colleague's; one of
 * another company given to it to work on; one it filed for a company it has left; and somebody else's.
 */
export const PROJECTS = {
  own: '0f000000-0000-4000-8000-000000000001',
  lone: '0f000000-0000-4000-8000-000000000002',
  company: '0f000000-0000-4000-8000-000000000003',
  assigned: '0f000000-0000-4000-8000-000000000004',
  left: '0f000000-0000-4000-8000-000000000005',
  other: '0f000000-0000-4000-8000-000000000006',
} as const

/** The files of a request: those it has, and objects that wait to be registered. */
export const FIXTURE_FILES = {
  source: '0f100000-0000-4000-8000-000000000001',
  deliverable: '0f100000-0000-4000-8000-000000000002',
  chapter: '0f100000-0000-4000-8000-000000000003',
  newSource: '0f100000-0000-4000-8000-000000000004',
  newDeliverable: '0f100000-0000-4000-8000-000000000005',
} as const

/** A request nobody has filed, beside which files may lie. */
export const UNFILED = '0f000000-0000-4000-8000-0000000000ff'

const STAFF_MEMBER = '00000000-0000-4000-8000-000000000002'
/** The people and companies of the fixture: it imports this file, so they are handed in. */
type People = Record<'subject' | 'colleague' | 'other' | 'company' | 'otherCompany', string>

/** Lays out a request of each relation with one row of all that hangs on it, by the subject and by somebody else. */
export async function buildProjects(owner: Sql, people: People): Promise<void> {
  const { subject, colleague, other, company, otherCompany } = people
  const clients = {
    own: subject,
    lone: subject,
    company: colleague,
    assigned: other,
    left: subject,
    other: other,
  }
  // Only who works for the agency is given requests; the subject's role changes afterwards.
  await owner`update private.user_roles set role = 'user' where user_id = ${subject}`
  for (const [relation, id] of Object.entries(PROJECTS)) {
    const filedFor =
      relation === 'lone' ? null : relation === 'own' || relation === 'company' ? company : otherCompany
    await owner`
      insert into public.projects (id, title, property, service_type, time_preference, due_date, latest_completion_date, contact_email, client_id, company_id)
      values (${id}, ${relation}, 'Property', 'other', 'anytime', now(), now(), 'x@test.example', ${clients[relation as keyof typeof clients]}, ${filedFor})`
    await owner`insert into public.project_assignees (project_id, user_id) values (${id}, ${relation === 'assigned' ? subject : STAFF_MEMBER})`
    for (const author of [subject, other]) {
      await owner`insert into public.project_comments (project_id, author_id, body) values (${id}, ${author}, 'Comment')`
      await owner`insert into public.project_seen (project_id, user_id) values (${id}, ${author})`
    }
    for (const kind of ['source', 'deliverable', 'chapter'] as const) {
      await owner`insert into public.project_attachments (id, project_id, kind, name, added_by) values (${FIXTURE_FILES[kind]}, ${id}, ${kind}, 'f', ${other})`
    }
    await owner`
      insert into public.project_chapters (project_id, attachment_id, item_id, title, text) values (${id}, ${FIXTURE_FILES.chapter}, ${id}, 'Chapter', 'Text')`
    for (const [file, by] of [
      [FIXTURE_FILES.source, other],
      [FIXTURE_FILES.deliverable, other],
      [FIXTURE_FILES.newSource, subject],
      [FIXTURE_FILES.newDeliverable, subject],
    ]) {
      await owner`insert into storage.objects (bucket_id, name, owner_id) values ('project-files', ${`${id}/${file}`}, ${by as string})`
    }
  }
  for (const [file, by] of [
    [FIXTURE_FILES.source, subject],
    [FIXTURE_FILES.deliverable, other],
  ]) {
    await owner`insert into storage.objects (bucket_id, name, owner_id) values ('project-files', ${`${UNFILED}/${file}`}, ${by as string})`
  }
  await owner`update private.user_roles set role = 'client' where user_id = ${subject}`
}
