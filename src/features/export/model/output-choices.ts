import { PRESET_FORMAT, presetChoices } from '@compile/presets.ts'
import type { CompileParts, PresetName } from '@contract/compile.ts'
import type { Output, OutputFormat, PatchOutputBody } from '@contract/outputs.ts'

/** The stored properties of an output except its name. */
export type OutputChoices = Pick<Output, 'preset' | 'format' | 'choices' | 'keepsCopy'>

/** A change of the choices of an output. */
export type ChoiceChanges = Pick<PatchOutputBody, 'preset' | 'format' | 'choices' | 'keepsCopy'>

/** The choices of a preset in its format. */
export const choicesOf = (preset: PresetName, language: string): OutputChoices => ({
  preset,
  format: PRESET_FORMAT[preset] as OutputFormat,
  choices: presetChoices(preset, language),
  keepsCopy: false,
})

/** The choices of another preset; the parts and the typed texts stay, because they belong to the book. */
export function withPreset(
  { choices, keepsCopy }: OutputChoices,
  preset: PresetName,
  language: string,
): OutputChoices {
  const next = choicesOf(preset, language)
  const { contact, copyright, dedication, alsoBy } = choices.matter
  const matter = { ...next.choices.matter, contact, copyright, dedication, alsoBy }
  return { ...next, keepsCopy, choices: { ...next.choices, parts: choices.parts, matter } }
}

/** The values that differ, as a change of an output; empty when none does. */
export function changesBetween(before: OutputChoices, after: OutputChoices): ChoiceChanges {
  const { matter: matterBefore, ...choicesBefore } = before.choices
  const { matter: matterAfter, ...choicesAfter } = after.choices
  const matter = differing(matterBefore, matterAfter)
  const choices = { ...differing(choicesBefore, choicesAfter), ...(isEmpty(matter) ? {} : { matter }) }
  return {
    ...(before.preset === after.preset ? {} : { preset: after.preset }),
    ...(before.format === after.format ? {} : { format: after.format }),
    ...(before.keepsCopy === after.keepsCopy ? {} : { keepsCopy: after.keepsCopy }),
    ...(isEmpty(choices) ? {} : { choices }),
  }
}

const isEmpty = (values: object) => Object.keys(values).length === 0

function differing<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
  )
  return Object.fromEntries(changed) as Partial<T>
}

type Lists = Record<'labels' | 'statuses' | 'collections', readonly { id: string }[]>

/** Whether the label, status or collection that some parts name still exists. */
export function areKnownParts(parts: CompileParts, { labels, statuses, collections }: Lists): boolean {
  if (parts.by === 'all' || parts.by === 'branches') return true
  const list = { label: labels, status: statuses, collection: collections }[parts.by]
  return list.some(({ id }) => id === parts.id)
}
