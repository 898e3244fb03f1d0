import type {
  KanbanCard,
  KanbanCardDetail,
  KanbanMember,
  KanbanPage,
} from '../../_shared/contract/demo/kanban-cards.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { notFound } from '../../_shared/http/errors.ts'
import { kanbanPicture } from './kanban-rows.ts'

const CARD = `json_build_object('id', i.id, 'title', i.title, 'description', i.description, 'dueDate', to_char(i.due_date, 'YYYY-MM-DD'),
  'labels', i.labels, 'members', i.members, 'image', i.image, 'revision', i.revision,
  'attachments', (select count(*) from demo.kanban_files f where f.item_id = i.id),
  'commentsCount', (select count(*) from demo.kanban_comments m where m.item_id = i.id))`

/** The number of activity entries that a card shows. */
const MOST_ACTIVITY = 100

/** Returns the whole state in one statement, so that the version fits the order of the cards. */
export async function readKanbanPage(tx: Tx): Promise<KanbanPage> {
  const [row] = await tx<{ page: KanbanPage }[]>`
    select json_build_object(
      'version', (select s.version from demo.kanban_state s),
      'boards', (select coalesce(json_agg(json_build_object('id', b.id, 'title', b.title, 'itemsIds', (
          select coalesce(json_agg(i.id order by i.position, i.id), '[]') from demo.kanban_items i where i.board_id = b.id))
        order by b.position, b.id), '[]') from demo.kanban_boards b),
      'cards', (select coalesce(json_agg(${tx.unsafe(CARD)} order by i.board_id, i.position, i.id), '[]') from demo.kanban_items i),
      'people', (select coalesce(json_agg(p), '[]') from (
        select c.avatar as img, c.customer as name from demo.customers c order by c.id limit 40) p)) as page`
  if (!row) throw notFound()
  const { page } = row
  const people = page.people.map(presentMember)
  const known = new Set(people.map(({ name }) => name))
  const cards = page.cards.map(presentCard)
  for (const { members } of cards)
    for (const member of members) {
      if (known.has(member.name)) continue
      known.add(member.name)
      people.push(member)
    }
  return { ...page, cards, people: people.sort((a, b) => a.name.localeCompare(b.name, 'en')) }
}

/** Returns a card; throws 404 for an unknown one. */
export async function readCard(tx: Tx, id: number): Promise<KanbanCard> {
  const [row] = await tx<{ card: KanbanCard }[]>`
    select ${tx.unsafe(CARD)} as card from demo.kanban_items i where i.id = ${id}`
  if (!row) throw notFound()
  return presentCard(row.card)
}

/** Returns a card with comments, files and the latest activity. */
export async function readCardDetail(tx: Tx, id: number): Promise<KanbanCardDetail> {
  const card = await readCard(tx, id)
  const [comments, files, activity] = await Promise.all([
    tx<KanbanCardDetail['comments']>`
      select m.id, m.author, m.body, m.created_at
        from demo.kanban_comments m where m.item_id = ${id} order by m.created_at, m.id`,
    tx<KanbanCardDetail['files']>`
      select f.id, f.name, f.size, f.mime, f.path, f.created_at
        from demo.kanban_files f where f.item_id = ${id} order by f.created_at, f.id`,
    tx<KanbanCardDetail['activity']>`
      select a.id::int as id, a.actor, a.kind, a.detail, a.before, a.created_at
        from demo.kanban_activity a where a.item_id = ${id} order by a.id desc limit ${MOST_ACTIVITY}`,
  ])
  return {
    card,
    comments: [...comments],
    files: [...files],
    activity: [...activity],
  }
}

const presentMember = ({ img, name }: KanbanMember): KanbanMember => ({ img: kanbanPicture(img), name })

const presentCard = (card: KanbanCard): KanbanCard => ({
  ...card,
  image: kanbanPicture(card.image),
  members: card.members.map(presentMember),
})
