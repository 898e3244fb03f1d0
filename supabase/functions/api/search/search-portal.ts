import type { ProjectStatus } from '../../_shared/contract/projects.ts'
import type { FoundCategory, SearchCategory } from '../../_shared/contract/search.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { searchMail } from '../mail/search-mail.ts'
import { isWithinScope, listContext } from '../projects/project-scope.ts'
import { foldText } from './fold-text.ts'
import { searchSnippetOf } from './search-snippet.ts'
import { searchTerms, termPattern } from './search-terms.ts'

const MOST = 5
type Children = FoundCategory['children']
/** Finds the caller's records of one category. */
type Find = (tx: Tx, uid: string, words: string) => Promise<Children>

const isIn = (text: string, words: string) => foldText(text).text.includes(foldText(words).text)

/** Why a project matches other than by title, number or company: a person, or the part of its text (R-523). */
function reasonOf(names: readonly string[], text: string, words: string): string | null {
  const name = names.find((each) => isIn(each, words))
  if (name !== undefined) return name
  const pattern = termPattern(searchTerms(words))
  return (pattern && searchSnippetOf(text, pattern)?.snippet) ?? null
}

const findProjects: Find = async (tx, uid, words) => {
  const { all } = await listContext(tx, undefined)
  const rows = await tx<
    {
      id: string
      no: number
      title: string
      status: ProjectStatus
      dueDate: string
      company: string | null
      names: string[]
      words: string
    }[]
  >`
    select p.id, p.no, p.title, p.status, p.due_date, c.name as company,
        array(select u.full_name from public.profiles as u where u.id = p.client_id or u.id in (
          select a.user_id from public.project_assignees as a where a.project_id = p.id)) as names,
        concat_ws(' ', p.property, p.description, p.service_description, p.voice_wishes) as words
      from public.projects as p left join public.companies as c on c.id = p.company_id
     where p.withdrawn_at is null and ${all ? tx`true` : isWithinScope(tx, uid)}
       and p.id in (select private.find_projects(${words}))
     order by p.no desc limit ${MOST}`
  return rows.map(({ id, no, title, status, dueDate, company, names, words: text }) => {
    const reason = isIn(`#${no} ${title} ${company ?? ''}`, words) ? null : reasonOf(names, text, words)
    return {
      url: `/apps/projects/view/${id}`,
      icon: 'clipboard',
      title: `#${no} ${title}`,
      detail: {
        status,
        dueDate,
        ...(company ? { from: company } : {}),
        ...(reason ? { snippet: reason } : {}),
      },
    }
  })
}

const findMessages: Find = async (tx, uid, words) => {
  const { results } = await searchMail(tx, words, uid, { limit: MOST, offset: 0 })
  return results.map(({ thread, messageId, snippet }) => ({
    url: `/apps/email?thread=${thread.threadId}&message=${messageId}`,
    icon: 'mail',
    // Removes the hit marks of the snippet, because the list does not show them.
    title: thread.subject.trim() || snippet.replace(/[\ue000\ue001]/g, ''),
    detail: { at: thread.lastAt, from: thread.people.map(({ name }) => name).join(', '), snippet },
  }))
}

const findPeople: Find = async (tx, _uid, words) => {
  const rows = await tx<{ uid: string; name: string; email: string; company: string | null }[]>`
    select uid, name, email, company from private.correspondents(${words}, ${MOST}, false)`
  return rows.map(({ uid, name, email, company }) => ({
    url: `/apps/chat?with=${uid}`,
    icon: 'users',
    title: `${name} · ${company ?? email}`,
  }))
}

const findCompanies: Find = async (tx, _uid, words) => {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await tx<{ id: string; name: string }[]>`
    select c.id, c.name from public.companies c
     where private.fold(c.name) like private.fold(${pattern}) order by private.fold(c.name), c.id limit ${MOST}`
  return rows.map(({ id, name }) => ({ url: `/apps/companies/view/${id}`, icon: 'building', title: name }))
}

/**
 * The searched categories besides manuscripts, with the subject the caller must be able to read and the search
 * function.
 */
const kinds: readonly { category: SearchCategory; subject: string | null; find: Find }[] = [
  { category: 'projects', subject: 'projects', find: findProjects },
  { category: 'messages', subject: 'client', find: findMessages },
  { category: 'people', subject: null, find: findPeople },
  { category: 'companies', subject: 'companies', find: findCompanies },
]

/** Finds projects, messages, people and companies, at most five of each, in the categories the caller may read. */
export async function findPortal(
  tx: Tx,
  uid: string,
  q: string,
): Promise<{ category: SearchCategory; children: Children }[]> {
  const words = q.trim()
  if (words === '') return []
  const [row] = await tx<{ may: string[] }[]>`
    select coalesce(array_agg(s), '{}') as may from unnest(${kinds.flatMap((kind) => kind.subject ?? [])}::text[]) as s
     where private.can('read', s)`
  const may = new Set(row?.may)
  return await Promise.all(
    kinds
      .filter(({ subject }) => subject === null || may.has(subject))
      .map(async ({ category, find }) => ({ category, children: await find(tx, uid, words) })),
  )
}
