import type { Sql } from 'postgres'
import { buildAcademy } from './demo/fixture-academy.ts' // template areas
import { buildBoards } from './demo/fixture-boards.ts' // template areas
import { buildShop } from './demo/fixture-shop.ts' // template areas
import { buildAccounts } from './fixture-account.ts'
import { buildAdministration } from './fixture-administration.ts'
import { buildChats } from './fixture-chat.ts'
import { buildMail } from './fixture-mail.ts'
import { buildProjects } from './fixture-projects.ts'
import { buildTeamMail } from './fixture-team-mail.ts'
import {
  COLLEAGUE,
  COMPANY,
  collectionOf,
  emptyCollectionOf,
  exportOf,
  IMPORTS,
  INACTIVE_PERSON,
  itemOf,
  MANUSCRIPTS,
  OFFERS,
  OTHER,
  OTHER_COMPANY,
  SEARCH,
  SUBJECT,
  savedSearchOf,
  UNPROFILED,
} from './ids.ts'

/** Creates one row of every table for each relation to the subject. */
export async function buildFixture(owner: Sql): Promise<void> {
  const people = [SUBJECT, OTHER, COLLEAGUE, UNPROFILED, INACTIVE_PERSON]
  await owner`
    insert into auth.users (id, email, raw_user_meta_data) select id, id || '@test.example', '{}' from unnest(${people}::uuid[]) as id`
  await owner`delete from public.profiles where id = ${UNPROFILED}`
  await owner`insert into public.companies (id, name) values (${COMPANY}, 'Theirs'), (${OTHER_COMPANY}, 'Another')`
  await owner`update public.profiles set company_id = ${COMPANY} where id in (${SUBJECT}, ${COLLEAGUE})`
  await owner`update public.profiles set status = 'inactive' where id = ${INACTIVE_PERSON}`
  for (const [relation, id] of Object.entries(MANUSCRIPTS)) {
    const ownerId = relation === 'own' ? SUBJECT : relation === 'company' ? COLLEAGUE : OTHER
    await owner`insert into public.manuscripts (id, owner_id, title) values (${id}, ${ownerId}, ${relation})`
    if (relation === 'viewer' || relation === 'editor') {
      await owner`insert into public.manuscript_members (manuscript_id, user_id, role) values (${id}, ${SUBJECT}, ${relation})`
    }
    if (relation !== 'company') {
      await owner`insert into public.manuscript_members (manuscript_id, user_id) values (${id}, ${COLLEAGUE})`
    }
    await owner`insert into public.manuscript_labels (manuscript_id, name) values (${id}, 'Label')`
    await owner`insert into public.manuscript_statuses (manuscript_id, name) values (${id}, 'Status')`
    const item = itemOf(id)
    await owner`insert into public.manuscript_items (id, manuscript_id, type) values (${item}, ${id}, 'scene')`
    await owner`insert into public.manuscript_collections (id, manuscript_id, name) values
      (${collectionOf(id)}, ${id}, 'Collection'), (${emptyCollectionOf(id)}, ${id}, 'Empty')`
    await owner`insert into public.manuscript_collections (id, manuscript_id, name, search)
      values (${savedSearchOf(id)}, ${id}, 'Search', ${SEARCH}::text::jsonb)`
    await owner`insert into public.manuscript_outputs (manuscript_id, name, preset, format, choices)
      values (${id}, 'Output', 'manuscript', 'docx', '{}')`
    await owner`insert into public.manuscript_exports (manuscript_id, name, format) values (${id}, 'Export', 'docx')`
    await owner`insert into storage.objects (bucket_id, name, owner_id)
      values ('manuscript-files', ${`${id}/${exportOf(id)}`}, ${SUBJECT})`
    await owner`insert into public.collection_items (collection_id, item_id, manuscript_id) values (${collectionOf(id)}, ${item}, ${id})`
    await owner`insert into public.item_revisions (item_id, manuscript_id, kind) values (${item}, ${id}, 'named')`
    for (const person of [SUBJECT, OTHER]) {
      await owner`insert into public.item_saves (manuscript_id, item_id, user_id, id) values (${id}, ${item}, ${person}, ${id})`
      await owner`insert into public.writing_days (manuscript_id, user_id, day) values (${id}, ${person}, '2026-01-01')`
      await owner`insert into public.writing_targets (manuscript_id, user_id) values (${id}, ${person})`
    }
    await owner`insert into public.item_comments (item_id, manuscript_id, body, author_id) values
      (${item}, ${id}, 'Comment', null), (${item}, ${id}, 'Comment', ${SUBJECT}), (${item}, ${id}, 'Comment', ${OTHER})`
    await owner`insert into public.raw_files (manuscript_id, path, name, object_path) values (${id}, 'f', 'f', ${`${id}/f`})`
    await owner`insert into storage.objects (bucket_id, name) values ('manuscript-files', ${`${id}/f`})`
    await owner`insert into storage.s3_multipart_uploads (id, upload_signature, bucket_id, key, version) values (${id}, '', 'manuscript-files', ${`${id}/f`}, '')`
  }
  await owner`insert into private.manuscript_invitations (id, manuscript_id, email, role) values
    (${OFFERS.self}, ${MANUSCRIPTS.other}, ${`${SUBJECT}@test.example`}, 'viewer'),
    (${OFFERS.other}, ${MANUSCRIPTS.other}, ${`${INACTIVE_PERSON}@test.example`}, 'viewer')`
  // Confirmed afterwards, so that the invitation creates no notification.
  await owner`update auth.users set email_confirmed_at = now() where id = ${SUBJECT}`
  for (const [relation, id] of Object.entries(IMPORTS)) {
    const ownerId = relation === 'company' ? COLLEAGUE : relation === 'other' ? OTHER : SUBJECT
    await owner`insert into public.imports (id, owner_id, file_name, file_size, started) values (${id}, ${ownerId}, 'a.zip', 1, ${relation === 'started'})`
    await owner`insert into public.import_entries (import_id, n, path) values (${id}, 1, 'a')`
    await owner`insert into private.import_jobs (import_id) values (${id})`
    await owner`insert into private.import_work (import_id, n, payload) values (${id}, 1, '{}')`
    if (relation !== 'started')
      await owner`insert into public.notifications (user_id, kind) values (${ownerId}, 'import_completed')`
  }
  for (const person of [OTHER, SUBJECT]) {
    await owner`insert into storage.objects (bucket_id, name) values ('archives', ${`${person}/done.zip`})`
  }
  await buildBoards(owner) // template areas
  await buildAccounts(owner)
  await buildChats(owner, { subject: SUBJECT, colleague: COLLEAGUE, other: OTHER, gone: INACTIVE_PERSON })
  await buildProjects(owner, {
    subject: SUBJECT,
    colleague: COLLEAGUE,
    other: OTHER,
    company: COMPANY,
    otherCompany: OTHER_COMPANY,
  })
  await buildAdministration(owner, OTHER_COMPANY)
  await buildMail(owner)
  await buildTeamMail(owner)
  await buildAcademy(owner) // template areas
  await buildShop(owner) // template areas
  await owner`insert into realtime.messages (topic, extension, private) values ('anything', 'broadcast', true)`
}
