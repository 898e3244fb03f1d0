import { presetChoices } from '../../../supabase/functions/_shared/compile/presets.ts'
import { PEOPLE, type TestApi } from './api.ts'
import { DEMO_IDS } from './demo/ids.ts' // template areas
import { createItem, createManuscript, doc } from './manuscripts.ts'

type Random = (below: number) => number
type Id = string | number

/** Existing ids, by the path segment before them and by the name of a body field. */
export type Ids = {
  /** A path with all parameters filled; some with the value of `edgeSegment`, where it returns one. */
  path(pattern: string, random: Random, edgeSegment?: () => string | null): string
  uuid(field: string, random: Random): string
  number(field: string, random: Random): number
}

/** The body fields that hold ids. */
const BEHIND: Readonly<Record<string, string>> = {
  threadId: 'threads', labelId: 'labels', labelIds: 'labels', statusId: 'statuses', companyId: 'companies',
  manuscriptId: 'manuscripts', outputId: 'outputs', itemId: 'items', itemIds: 'items', addItemIds: 'items', parentId: 'items', afterId: 'items', projectId: 'projects',
  uid: 'members', to: 'members', cc: 'members', bcc: 'members', attachmentId: 'attachments',
} // biome-ignore format: a list of words

/** Reads ids of all sample data, and creates a manuscript that tests may change. */
export async function findIds(api: TestApi): Promise<Ids> {
  const { owner } = api.database
  const { id: manuscript } = await createManuscript(api, 'auth')
  await createItem(api, 'auth', manuscript, { content: doc('One text.') })
  const choices = presetChoices('manuscript', 'en')
  const output = { name: 'Manuscript', preset: 'manuscript', format: 'docx', choices }
  await api.send('auth', 'POST', `/manuscripts/${manuscript}/outputs`, output)
  await api.send('auth', 'POST', `/manuscripts/${manuscript}/exports`, { format: 'txt' })
  await api.send('auth', 'POST', '/imports', { fileName: 'Book.zip', fileSize: 1000 })
  const some = async (what: string): Promise<Id[]> => {
    const rows = await owner.unsafe<{ id: Id }[]>(`select id from (select ${what}) as t (id) limit 40`)
    return rows.map((row) => row.id)
  }
  const personas = Object.values(PEOPLE)
    .map((id) => `'${id}'`)
    .join(', ')
  const known: Record<string, Id[]> = {
    manuscripts: [manuscript],
    items: await some(`id from public.manuscript_items where manuscript_id = '${manuscript}'`),
    revisions: await some(`r.id from public.item_revisions r where r.manuscript_id = '${manuscript}'`),
    comments: await some('id from public.project_comments union all select id from public.item_comments'),
    members: Object.values(PEOPLE),
    people: Object.values(PEOPLE),
    invitations: await some('id from private.manuscript_invitations'),
    'manuscript-invitations': await some('id from private.manuscript_invitations'),
    labels: await some('id from public.mail_labels'),
    statuses: await some('id from public.manuscript_statuses'),
    collections: await some('id from public.manuscript_collections'),
    exports: await some('id from public.manuscript_exports'),
    outputs: await some('id from public.manuscript_outputs'),
    imports: await some('id from public.imports'),
    projects: await some('id from public.projects'),
    attachments: await some('id from public.project_attachments'),
    chapters: await some(`id from public.project_attachments where kind = 'chapter'`),
    threads: await some('id from public.threads'),
    drafts: await some('id from public.mail_drafts'),
    companies: await some('id from public.companies'),
    // The accounts of the callers stay unchanged.
    users: await some(`no from public.profiles where id not in (${personas})`),
    chats: await some('no from public.profiles'),
    roles: ['manager', 'user', 'client', 'auth', 'nobody-has-this'],
    permissions: await some('id from public.permissions'),
  }
  for (const [kind, rows] of Object.entries(DEMO_IDS)) known[kind] = await some(rows) // template areas
  const oneOf = (kind: string | undefined, random: Random): Id | undefined => {
    const found = known[kind ?? ''] ?? []
    return found[random(Math.max(1, found.length))]
  }
  return {
    path: (pattern, random, edgeSegment = () => null) =>
      pattern.replace(
        /(\w[\w-]*)\/:\w+/g,
        (_all, word: string) => `${word}/${edgeSegment() ?? oneOf(word, random) ?? crypto.randomUUID()}`,
      ),
    uuid: (field, random) => String(oneOf(BEHIND[field], random) ?? crypto.randomUUID()),
    number: (field, random) => Number(oneOf(field === 'boardId' ? 'board' : 'item', random) ?? 1),
  }
}
