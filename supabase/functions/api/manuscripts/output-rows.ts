import { PRESET_FORMAT } from '../../_shared/compile/presets.ts'
import { readStoredChoices } from '../../_shared/compile/read-stored-choices.ts'
import { type CompileChoices, presetName } from '../../_shared/contract/compile.ts'
import { serverFormat } from '../../_shared/contract/exports.ts'
import {
  type ChangedChoices,
  type CreateOutputBody,
  type Output,
  outputFormat,
} from '../../_shared/contract/outputs.ts'
import type { Tx } from '../../_shared/db/as-caller.ts'
import { HttpError, notFound } from '../../_shared/http/errors.ts'

type Row = Omit<Output, 'preset' | 'format' | 'choices' | 'replaced'> & {
  preset: string
  format: string
  choices: unknown
  language: string
}

const SELECT = `
  select o.id, o.name, o.preset, o.format, o.choices, o.keeps_copy, o.exported_at, o.revision, m.language,
      case when o.weekly_by is not null then json_build_object('isMine', o.weekly_by = auth.uid(), 'byName', private.name_of(o.weekly_by),
        'nextAt', o.weekly_next_at, 'lastAt', o.weekly_last_at, 'failure', o.weekly_failure) end as weekly
    from public.manuscript_outputs o join public.manuscripts m on m.id = o.manuscript_id`

/** Reads a row; what this version does not have falls back to the preset. */
function outputOf({ preset, format, choices, language, ...row }: Row): Output {
  const knownPreset = presetName.catch('manuscript').parse(preset)
  const knownFormat = outputFormat.safeParse(format)
  const read = readStoredChoices(choices, knownPreset, language)
  if (knownPreset !== preset) read.replaced.push('preset')
  if (!knownFormat.success) read.replaced.push('format')
  return {
    ...row,
    preset: knownPreset,
    format: knownFormat.data ?? outputFormat.parse(PRESET_FORMAT[knownPreset]),
    ...read,
  }
}

/** Returns the outputs of a manuscript by name. */
export async function readOutputs(tx: Tx, manuscriptId: string): Promise<Output[]> {
  const rows = await tx<Row[]>`
    ${tx.unsafe(SELECT)} where o.manuscript_id = ${manuscriptId} order by lower(o.name), o.id`
  return rows.map(outputOf)
}

/** Returns one output; throws 404 when the manuscript has none with this id. */
export async function readOutput(tx: Tx, manuscriptId: string, id: string): Promise<Output> {
  const [row] = await tx<Row[]>`${tx.unsafe(SELECT)} where o.manuscript_id = ${manuscriptId} and o.id = ${id}`
  if (!row) throw notFound()
  return outputOf(row)
}

/** Creates an output; one that exists with this id stays as it is. */
export async function insertOutput(
  tx: Tx,
  manuscriptId: string,
  { name, preset, format, choices, keepsCopy = false, exportedAt = null, isWeekly = false }: CreateOutputBody,
  id: string,
): Promise<void> {
  requireWeeklyFormat(isWeekly, format)
  await tx`
    insert into public.manuscript_outputs (id, manuscript_id, name, preset, format, choices, keeps_copy, exported_at, weekly_by)
    values (${id}, ${manuscriptId}, ${name}, ${preset}, ${format}, ${tx.json(choices)}, ${keepsCopy}, ${exportedAt},
      case when ${isWeekly} then auth.uid() end)
    on conflict (id) do nothing`
}

/** Refuses a weekly export of a format that the server does not write. */
export function requireWeeklyFormat(isWeekly: boolean | undefined, format: Output['format']): void {
  if (isWeekly && !serverFormat.safeParse(format).success)
    throw new HttpError('invalid', { fields: { isWeekly: 'export_in_app' } })
}

/** Locks an output, so that changes of several people are merged one after the other; throws 404 without one. */
export async function lockOutput(tx: Tx, manuscriptId: string, id: string): Promise<Output> {
  const locked = await tx`
    select from public.manuscript_outputs where manuscript_id = ${manuscriptId} and id = ${id} for update`
  if (locked.count === 0) throw notFound()
  return readOutput(tx, manuscriptId, id)
}

/** The choices of an output with some of them changed. */
export const mergeChoices = (
  choices: CompileChoices,
  { matter, ...changed }: ChangedChoices,
): CompileChoices => ({
  ...choices,
  ...given(changed),
  matter: { ...choices.matter, ...given(matter ?? {}) },
})

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
