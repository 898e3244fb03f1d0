import { DUE_PERIODS } from '../../_shared/contract/project-due.ts'
import type { Workload, WorkloadFigures } from '../../_shared/contract/project-workload.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { isDue } from './due-periods.ts'
import { personJson } from './person-json.ts'

/** Evaluated once for each statement. */
const TODAY = '(select private.today())'

const PERIOD = `case ${DUE_PERIODS.map((period) => `when ${isDue(period, TODAY)} then '${period}'`).join(' ')} end`

const FIGURES = `
  count(*)::int as open, coalesce(sum(o.words), 0) as words,
  json_build_object(${DUE_PERIODS.map((period) => `'${period}', count(*) filter (where o.period = '${period}')`).join(', ')}) as due`

type Row = WorkloadFigures & {
  of: 'person' | 'unassigned' | 'all'
  person: Workload['people'][number]['person']
}

const figuresOf = ({ open, due, words }: WorkloadFigures): WorkloadFigures => ({ open, due, words })

/** Returns the open projects of each person, by one statement as the caller (R-893). */
export async function readWorkload(tx: Tx): Promise<Workload> {
  const rows = await tx<Row[]>`
    with open as materialized (
      select p.id, p.assignee_count, ${tx.unsafe(PERIOD)} as period,
        greatest(cardinality(p.target_languages), 1) * coalesce((select sum(f.word_count) from public.project_attachments f
          where f.project_id = p.id and f.kind in ('source', 'chapter')), 0) as words
        from public.projects p where p.status <> 'delivered' and p.withdrawn_at is null
    ), held as (
      select a.user_id, ${tx.unsafe(FIGURES)} from open o join public.project_assignees a on a.project_id = o.id group by a.user_id
    ), figures as (
      select 'person' as of, person.id as user_id, coalesce(h.open, 0) as open, coalesce(h.words, 0) as words,
          coalesce(h.due, (select ${tx.unsafe(`json_object_agg(period, 0)`)} from unnest(${[...DUE_PERIODS]}::text[]) period)) as due
        from (select private.project_handlers() as id union select user_id from held) person
        left join held h on h.user_id = person.id
      union all
      select 'unassigned', null, ${tx.unsafe(FIGURES)} from open o where o.assignee_count = 0
      union all
      select 'all', null, ${tx.unsafe(FIGURES)} from open o
    )
    select f.of, f.open, f.words, f.due, ${tx.unsafe(personJson('f.user_id'))} as person
      from figures f order by private.fold(coalesce(private.name_of(f.user_id), '')), f.user_id`
  const only = (of: Row['of']) => figuresOf(rows.find((row) => row.of === of) as Row)
  return {
    people: rows
      .filter((row) => row.of === 'person')
      .map((row) => ({ person: row.person, ...figuresOf(row) })),
    unassigned: only('unassigned'),
    all: only('all'),
  }
}
