import type { Sql } from 'postgres'

/**
 * The relations of a project to the subject: own with and without a company, a colleague's, an assigned one of another
 * company, one filed for a former company, and another person's.
 */
export const PROJECTS = {
  own: '0f000000-0000-4000-8000-000000000001',
  lone: '0f000000-0000-4000-8000-000000000002',
  company: '0f000000-0000-4000-8000-000000000003',
  assigned: '0f000000-0000-4000-8000-000000000004',
  left: '0f000000-0000-4000-8000-000000000005',
  other: '0f000000-0000-4000-8000-000000000006',
} as const

/** A project of a colleague that the subject observes, with a comment of the subject from before. */
export const OBSERVED = '0f000000-0000-4000-8000-000000000007'

/** The files of a project: registered ones, and objects that are not registered yet. */
export const FIXTURE_FILES = {
  source: '0f100000-0000-4000-8000-000000000001',
  deliverable: '0f100000-0000-4000-8000-000000000002',
  chapter: '0f100000-0000-4000-8000-000000000003',
  newSource: '0f100000-0000-4000-8000-000000000004',
  newDeliverable: '0f100000-0000-4000-8000-000000000005',
  delivered: '0f100000-0000-4000-8000-000000000006',
  ofComment: '0f100000-0000-4000-8000-000000000007',
  ofOtherComment: '0f100000-0000-4000-8000-000000000008',
  newOfComment: '0f100000-0000-4000-8000-000000000009',
} as const

/** The comments of each project: of the subject, and of another person. */
export const FIXTURE_COMMENTS = {
  own: '0f200000-0000-4000-8000-000000000001',
  theirs: '0f200000-0000-4000-8000-000000000002',
} as const

/** The saved views: of the subject and of another person, and shared ones that the subject and another person made. */
export const VIEWS = {
  own: '0f300000-0000-4000-8000-000000000001',
  other: '0f300000-0000-4000-8000-000000000002',
  sharedMine: '0f300000-0000-4000-8000-000000000003',
  shared: '0f300000-0000-4000-8000-000000000004',
} as const

/** An id of a project that does not exist, under which files can be uploaded. */
export const UNFILED = '0f000000-0000-4000-8000-0000000000ff'

/** A person of the seed who works for the agency. */
export const STAFF_MEMBER = '00000000-0000-4000-8000-000000000002'
/** The people and companies of the fixture, passed in because it imports this file. */
type People = Record<'subject' | 'colleague' | 'other' | 'company' | 'otherCompany', string>

/** Creates a project of each relation with one row of each table, by the subject and by another person. */
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
  // Only staff can be assigned; the subject's role changes afterwards.
  await owner`update private.user_roles set role = 'user' where user_id = ${subject}`
  await owner`
    insert into public.absences (user_id, starts_on, ends_on) values
      (${subject}, current_date, current_date), (${STAFF_MEMBER}, current_date, current_date)`
  await owner`
    insert into public.project_views (id, owner_id, created_by, name, is_shared) values
      (${VIEWS.own}, ${subject}, ${subject}, 'own', false), (${VIEWS.other}, ${other}, ${other}, 'other', false),
      (${VIEWS.sharedMine}, null, ${subject}, 'shared mine', true), (${VIEWS.shared}, null, ${other}, 'shared', true)`
  for (const [relation, id] of Object.entries(PROJECTS)) {
    const filedFor =
      relation === 'lone' ? null : relation === 'own' || relation === 'company' ? company : otherCompany
    await owner`
      insert into public.projects (id, title, property, service_type, time_preference, due_date, latest_completion_date, contact_email, target_languages, client_id, company_id)
      values (${id}, ${relation}, 'Property', 'other', 'anytime', now(), now(), 'x@test.example', '{fr}', ${clients[relation as keyof typeof clients]}, ${filedFor})`
    await owner`insert into public.project_assignees (project_id, user_id) values (${id}, ${relation === 'assigned' ? subject : STAFF_MEMBER})`
    for (const [author, comment, file] of [
      [subject, FIXTURE_COMMENTS.own, FIXTURE_FILES.ofComment],
      [other, FIXTURE_COMMENTS.theirs, FIXTURE_FILES.ofOtherComment],
    ] as const) {
      await owner`insert into public.project_comments (id, project_id, author_id, body) values (${comment}, ${id}, ${author}, 'Comment')`
      await owner`insert into public.project_attachments (id, project_id, kind, comment_id, name, added_by) values (${file}, ${id}, 'comment', ${comment}, 'c', ${author})`
    }
    await owner`insert into public.project_people (project_id, user_id, role) values (${id}, ${colleague}, 'contact')`
    await owner`insert into public.project_deliveries (project_id, no, state) values (${id}, 1, 'replaced')`
    await owner`insert into public.project_changes (project_id, kind, body, state, decided_at) values (${id}, 'change', 'x', 'declined', now())`
    await owner`insert into public.project_prices (project_id, no, kind, amount, currency) values (${id}, 1, 'fixed', 100, 'EUR')`
    for (const kind of ['source', 'deliverable', 'chapter'] as const) {
      await owner`insert into public.project_attachments (id, project_id, kind, name, added_by) values (${FIXTURE_FILES[kind]}, ${id}, ${kind}, 'f', ${other})`
    }
    await owner`insert into public.project_attachments (id, project_id, kind, name, delivered_at) values (${FIXTURE_FILES.delivered}, ${id}, 'deliverable', 'd', now())`
    await owner`
      insert into public.project_chapters (project_id, attachment_id, item_id, title, text) values (${id}, ${FIXTURE_FILES.chapter}, ${id}, 'Chapter', 'Text')`
    for (const [file, by] of [
      [FIXTURE_FILES.source, other],
      [FIXTURE_FILES.deliverable, other],
      [FIXTURE_FILES.delivered, other],
      [FIXTURE_FILES.newSource, subject],
      [FIXTURE_FILES.newDeliverable, subject],
      [FIXTURE_FILES.ofComment, subject],
      [FIXTURE_FILES.ofOtherComment, other],
      [FIXTURE_FILES.newOfComment, subject],
    ]) {
      await owner`insert into storage.objects (bucket_id, name, owner_id) values ('project-files', ${`${id}/${file}`}, ${by as string})`
    }
  }
  await owner`
    insert into public.projects (id, title, property, service_type, time_preference, due_date, latest_completion_date, contact_email, client_id, company_id)
    values (${OBSERVED}, 'observed', 'Property', 'other', 'anytime', now(), now(), 'x@test.example', ${colleague}, ${company})`
  await owner`insert into public.project_comments (id, project_id, author_id, body) values (${FIXTURE_COMMENTS.own}, ${OBSERVED}, ${subject}, 'Comment')`
  await owner`insert into public.project_attachments (id, project_id, kind, comment_id, name, added_by) values (${FIXTURE_FILES.ofComment}, ${OBSERVED}, 'comment', ${FIXTURE_COMMENTS.own}, 'c', ${subject})`
  for (const file of [FIXTURE_FILES.ofComment, FIXTURE_FILES.newOfComment]) {
    await owner`insert into storage.objects (bucket_id, name, owner_id) values ('project-files', ${`${OBSERVED}/${file}`}, ${subject})`
  }
  for (const [file, by] of [
    [FIXTURE_FILES.source, subject],
    [FIXTURE_FILES.deliverable, other],
  ]) {
    await owner`insert into storage.objects (bucket_id, name, owner_id) values ('project-files', ${`${UNFILED}/${file}`}, ${by as string})`
  }
  await owner`update private.user_roles set role = 'client' where user_id = ${subject}`
  await owner`insert into public.project_people (project_id, user_id, role) values (${OBSERVED}, ${subject}, 'observer')`
}
