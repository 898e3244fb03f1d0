import { foldAccents } from '@contract/fold-accents.ts'

/** An option of a select, an autocomplete or a combobox. */
export type FieldOption = {
  value: string
  label: string
  /** The heading above the option. */
  group?: string
  /** A second, muted text, which is searched too. */
  note?: string
  disabled?: boolean
}

/** The range of `text` that `query` matches, without regard to case and accents; null without a match. */
export function matchRange(text: string, query: string): readonly [number, number] | null {
  const wanted = foldAccents(query.trim())
  if (wanted === '') return null
  let plain = ''
  const origins: number[] = []
  for (const [at, letter] of text.split('').entries()) {
    const part = foldAccents(letter)
    plain += part
    for (const _ of part) origins.push(at)
  }
  const start = plain.indexOf(wanted)
  const from = origins[start]
  return from === undefined ? null : [from, origins[start + wanted.length] ?? text.length]
}

/** The options whose label or note matches; all of them without a query. */
export function filterOptions(options: readonly FieldOption[], query: string): readonly FieldOption[] {
  const wanted = foldAccents(query.trim())
  if (wanted === '') return options
  return options.filter(
    ({ label, note = '' }) => foldAccents(label).includes(wanted) || foldAccents(note).includes(wanted),
  )
}

/** Adds a typed value to the chosen ones; a value that differs only in case or accents is not added. */
export function withFreeValue(
  values: readonly string[],
  text: string,
  options: readonly FieldOption[],
): readonly string[] {
  const typed = text.trim()
  const same = (other: string) => foldAccents(other) === foldAccents(typed)
  const known = options.find(({ label, disabled }) => !disabled && same(label))
  const value = known?.value ?? typed
  return value === '' || values.some((one) => one === value || same(one)) ? values : [...values, value]
}
