import type { Attention, Home, RecentScene } from '../../_shared/contract/home.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { readThreads } from '../mail/thread-rows.ts'
import { idsNeedingYou, readNeedsYou } from '../projects/needs.ts'
import { listContext, topicsOf } from '../projects/project-scope.ts'
import { runningImports } from '../scrivener-import/import-rows.ts'

const SCENES_SHOWN = 5
const THREADS_SHOWN = 4

const unreadInbox = (tx: Tx, me: string) =>
  tx`public.mailbox_entries e where e.user_id = ${me} and e.folder = 'inbox' and not e.is_read`

async function countUnread(tx: Tx, me: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from ${unreadInbox(tx, me)}`
  return row?.count ?? 0
}

/** Returns the counts in the navigation. */
export async function readAttention(tx: Tx, today: string | undefined): Promise<Attention> {
  const reach = await listContext(tx, today)
  const [needing, [chat]] = await Promise.all([
    idsNeedingYou(tx),
    tx<{ count: number }[]>`select private.unseen_chat_count() as count`,
  ])
  return { projects: needing.length, chat: chat?.count ?? 0, topics: topicsOf(reach) }
}

type Rights = { manuscripts: boolean; mail: boolean; projects: boolean; imports: boolean }

/** Returns the home page; a section is included only for callers who may open its screen. */
export async function readHome(tx: Tx, me: string, today: string | undefined): Promise<Home> {
  await listContext(tx, today)
  const [may] = await tx<Rights[]>`
    select private.can('read', 'manuscripts') as manuscripts, private.can('read', 'client') as mail,
      private.can('read', 'projects') as projects, private.can('create', 'manuscripts') as imports`
  const [scenes, wordsToday, messages, projects, imports] = await Promise.all([
    may?.manuscripts ? recentScenes(tx, me) : null,
    may?.manuscripts ? countWords(tx, me, today) : null,
    may?.mail ? unreadMessages(tx, me) : null,
    may?.projects ? projectsNeedingYou(tx) : null,
    may?.imports ? runningImports(tx, me) : null,
  ])
  return { scenes, wordsToday, messages, projects, imports }
}

async function recentScenes(tx: Tx, me: string): Promise<RecentScene[]> {
  const columns = tx`
    i.id, i.manuscript_id, m.title as manuscript_title, i.title, i.word_count,
    i.updated_at as edited_at`
  const isWritten = tx`i.type in ('scene', 'chapter') and not i.in_trash and m.deleted_at is null`
  const last = await tx<RecentScene[]>`
    select ${columns} from public.manuscript_items i join public.manuscripts m on m.id = i.manuscript_id
     where i.edited_by = ${me} and ${isWritten} order by i.updated_at desc, i.id limit ${SCENES_SHOWN}`
  if (last.length > 0) return [...last]
  const own = await tx<RecentScene[]>`
    select ${columns} from public.manuscript_items i join public.manuscripts m on m.id = i.manuscript_id
     where m.id = (select o.id from public.manuscripts o where o.owner_id = ${me} and o.deleted_at is null
        order by o.updated_at desc, o.id limit 1)
       and i.type = 'scene' and ${isWritten} order by i.updated_at desc, i.position, i.id limit ${SCENES_SHOWN}`
  return [...own]
}

async function countWords(
  tx: Tx,
  me: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<number> {
  const [row] = await tx<{ words: number }[]>`
    select coalesce(sum(d.words), 0)::int as words from public.writing_days d where d.user_id = ${me} and d.day = ${today}`
  return row?.words ?? 0
}

async function unreadMessages(tx: Tx, me: string) {
  const ids = await tx<{ id: string }[]>`
    select e.thread_id as id from ${unreadInbox(tx, me)} order by e.last_at desc, e.thread_id desc limit ${THREADS_SHOWN}`
  const threads = await readThreads(
    tx,
    ids.map(({ id }) => id),
    me,
  )
  return { unread: await countUnread(tx, me), threads }
}

async function projectsNeedingYou(tx: Tx) {
  const [rows, ids] = await Promise.all([readNeedsYou(tx), idsNeedingYou(tx)])
  return { projects: rows, total: ids.length }
}
