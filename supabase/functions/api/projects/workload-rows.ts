import { DUE_PERIODS } from '../../_shared/contract/project-due.ts'
import type { Workload, WorkloadFigures } from '../../_shared/contract/project-workload.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { isDue } from './due-periods.ts'
import { personJson } from './person-json.ts'

/** Evaluated once for each statement. */
const TODAY = '(select private.today())'

/** The sums of days `p` of the workload. */
const FIGURES = `
  coalesce(sum(p.open), 0)::int as open, coalesce(sum(p.words), 0) as words,
  json_build_object(${DUE_PERIODS.map((period) => `'${period}', coalesce(sum(p.open) filter (where ${isDue(period, TODAY)}), 0)::int`).join(', ')}) as due`

type Row = WorkloadFigures & {
  of: 'person' | 'unassigned' | 'all'
  person: Workload['people'][number]['person']
}

const figuresOf = ({ open, due, words }: WorkloadFigures): WorkloadFigures => ({ open, due, words })

/** Returns the open projects of each person, by one statement as the caller (R-893). */
export async function readWorkload(tx: Tx): Promise<Workload> {
  const rows = await tx<Row[]>`
    with days as materialized (select * from private.workload_days()), figures as (
      select 'person' as of, person.id as user_id, ${tx.unsafe(FIGURES)}
        from (select private.project_handlers() as id union select d.user_id from days d where d.of = 'person') person
        left join days p on p.of = 'person' and p.user_id = person.id group by person.id
      union all
      select 'unassigned', null, ${tx.unsafe(FIGURES)} from days p where p.of = 'unassigned'
      union all
      select 'all', null, ${tx.unsafe(FIGURES)} from days p where p.of <> 'person'
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
