import type { WritingProgress, WritingTargets } from '../../_shared/contract/writing.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'

const DAYS_SHOWN = 366

const START: WritingTargets = {
  unit: 'words',
  session: null,
  day: null,
  total: null,
  deadline: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  inFooter: false,
}

/** The caller's targets and writing in a manuscript. */
export async function readWriting(
  tx: Tx,
  manuscriptId: string,
  me: string,
  today: string,
): Promise<WritingProgress> {
  const [stored] = await tx<WritingTargets[]>`
    select t.unit, t.session_target as session, t.day_target as day, t.total_target as total, t.deadline::text as deadline,
      t.weekdays, t.in_footer
      from public.writing_targets t where t.user_id = ${me} and t.manuscript_id = ${manuscriptId}
     order by t.created_at desc limit 1`
  const targets = stored ?? START
  const isWords = targets.unit === 'words'
  const amount = isWords ? tx`d.words` : tx`d.characters`
  const length = isWords ? tx`i.word_count` : tx`i.character_count`
  const ofTemplates = isWords ? tx`l.words` : tx`l.characters`
  const [row] = await tx<Omit<WritingProgress, 'targets'>[]>`
    with own as (
      select d.* from public.writing_days d where d.user_id = ${me} and d.manuscript_id = ${manuscriptId}),
    -- Today counts once its target is reached; a day that is no writing day counts only when something was written.
    marked as (
      select g.day::date as day, coalesce(${amount}, 0) >= ${targets.day ?? 1} as is_met
        from generate_series((select min(day) from own), ${today}::date, interval '1 day') as g (day)
          left join own d on d.day = g.day::date),
    counted as (
      select m.is_met, count(*) filter (where not m.is_met) over (order by m.day desc) as breaks from marked m
       where m.is_met or (m.day < ${today}::date and extract(isodow from m.day)::smallint = any (${targets.weekdays}::smallint[]))),
    runs as (select breaks, count(*)::int as length from counted where is_met group by breaks),
    sums as (
      select coalesce(sum(d.words), 0)::int as words, coalesce(sum(d.characters), 0)::int as characters,
        coalesce(sum(d.words) filter (where d.day = ${today}::date), 0)::int as words_today,
        coalesce(sum(d.characters) filter (where d.day = ${today}::date), 0)::int as characters_today,
        coalesce(sum(${amount}) filter (where d.day = ${today}::date), 0)::int as amount_today
        from own d),
    book as (
      select coalesce(sum(${length}), 0)::int - (select ${ofTemplates} from public.manuscripts m,
          private.template_length(m.id, m.templates_folder_id) l where m.id = ${manuscriptId}) as total
        from public.manuscript_items i
       where i.manuscript_id = ${manuscriptId} and not i.in_trash and i.include_in_compile and i.type in ('chapter', 'scene')),
    goal as (
      select coalesce(${targets.total}::int, case when ${isWords} then m.target end) as total,
        (select count(*)::int from generate_series(${today}::date, ${targets.deadline}::date, interval '1 day') as g (day)
          where extract(isodow from g.day)::smallint = any (${targets.weekdays}::smallint[])) as days
        from public.manuscripts m where m.id = ${manuscriptId})
    select json_build_object('words', s.words_today, 'characters', s.characters_today) as today,
      json_build_object('words', s.words, 'characters', s.characters) as ever, b.total,
      case when ${targets.deadline}::date is not null then g.days end as days_left,
      case when g.total is not null and g.days > 0
        then greatest(0, ceil((g.total - (b.total - s.amount_today)) / g.days::numeric))::int end as needed_per_day,
      json_build_object('current', coalesce((select length from runs where breaks = 0), 0),
        'longest', coalesce((select max(length) from runs), 0)) as streak,
      coalesce((select json_agg(l) from (
        select d.day::text as day, d.words, d.characters from own d order by d.day desc limit ${DAYS_SHOWN}) as l), '[]') as days
      from sums s cross join book b cross join goal g`
  if (!row) throw new Error('the manuscript of the caller has no row')
  return { targets, ...row }
}

/** Stores the caller's targets. */
export async function writeTargets(tx: Tx, manuscriptId: string, targets: WritingTargets): Promise<void> {
  const { unit, session, day, total, deadline, weekdays, inFooter } = targets
  await tx`
    insert into public.writing_targets (manuscript_id, unit, session_target, day_target, total_target, deadline, weekdays, in_footer)
    values (${manuscriptId}, ${unit}, ${session}, ${day}, ${total}, ${deadline}, ${weekdays}::smallint[], ${inFooter})`
}
