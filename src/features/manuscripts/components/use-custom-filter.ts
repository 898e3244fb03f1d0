import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { customChoices } from '../model/custom-filter.ts'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'

/** The choices of the filter by a custom field, and the one that the address names if items have its value. */
export function useCustomFilter(
  { tree, manuscript }: Pick<LoadedManuscript, 'tree' | 'manuscript'>,
  id: string,
) {
  const { locale } = useIntl()
  const { customFields } = manuscript
  const choices = useMemo(
    () => customChoices(tree, customFields, new Intl.Collator(locale, { numeric: true })),
    [tree, customFields, locale],
  )
  const chosen = useMemo(() => choices.find((choice) => choice.id === id), [choices, id])
  return { choices, chosen }
}
