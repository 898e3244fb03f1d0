import type { Sql } from 'postgres'

/** The demo writer, who owns the measured binder. */
export const OWNER = '00000000-0000-4000-8000-000000000002'
export const MANUSCRIPT = '10000000-0000-4000-8000-000000000001'

const WORDS = [
  'house',
  'river',
  'night',
  'the',
  'and',
  'l’été',
  'maison',
  'cœur',
  'she',
  'said',
  'window',
  'garden',
  'walked',
  'never',
  'again',
]

/** Fills a binder: chapters of twenty-four scenes of two hundred words each, a third of them with a label. */
export async function fillBinder(owner: Sql, items: number): Promise<void> {
  await owner`insert into public.manuscripts (id, owner_id, title) values (${MANUSCRIPT}, ${OWNER}, 'A long one')`
  const [label] =
    await owner`insert into public.manuscript_labels (manuscript_id, name, colour) values (${MANUSCRIPT}, 'Red', '#ff0000') returning id`
  const [status] =
    await owner`insert into public.manuscript_statuses (manuscript_id, name) values (${MANUSCRIPT}, 'Draft') returning id`
  const id = (n: number) => `20000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
  const rows = Array.from({ length: items }, (_, n) => {
    const chapter = n - (n % 25)
    const text = `${Array.from({ length: 199 }, (_w, at) => WORDS[(n * 7 + at * 11) % WORDS.length]).join(' ')} mot${n}`
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
    return {
      id: id(n),
      parent: n === chapter ? null : id(chapter),
      position: n * 1024,
      type: n === chapter ? 'chapter' : 'scene',
      title: `Item ${n}`,
      synopsis: `What happens in scene ${n}, in a sentence or so.`,
      content,
      text,
      label: n % 3 === 0 ? label?.id : null,
      status: status?.id,
    }
  })
  // Chapters first, because children reference them.
  rows.sort((a, b) => Number(a.parent !== null) - Number(b.parent !== null))
  for (let from = 0; from < rows.length; from += 500) {
    await owner`
      insert into public.manuscript_items (id, manuscript_id, parent_id, position, type, title, synopsis, content, text, word_count, label_id, status_id)
      select r.id, ${MANUSCRIPT}, r.parent, r.position, r.type, r.title, r.synopsis, r.content, r.text, 200, r.label, r.status
        from jsonb_to_recordset(${owner.json(rows.slice(from, from + 500))}) as r (id uuid, parent uuid, position float8, type text, title text,
          synopsis text, content jsonb, text text, label uuid, status uuid)`
  }
  await owner`vacuum analyze public.manuscript_items`
}
