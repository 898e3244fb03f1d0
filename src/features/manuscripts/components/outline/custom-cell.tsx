import type { CustomField } from '@contract/custom-fields.ts'
import { useIntl } from 'react-intl'
import { useDayPattern } from '@/ui/form/date-input.tsx'
import { dayLocale, formatFieldDay, isDay, readDay } from '@/ui/form/days.ts'
import { fieldChoices, isChosen, shownFieldValue } from '../../shared/field-values.ts'
import { CellChoice } from './cell-choice.tsx'
import { CellText } from './cell-text.tsx'

type CustomCellProps = {
  custom: CustomField
  /** The name of the column. */
  field: string
  title: string
  value: string
  save: (value: string) => Promise<boolean>
  onEditing: (isEditing: boolean) => void
  onKeyEnd: () => void
}

/** The value of a custom field: chosen from a menu, or typed, a date in the reader's format. */
export function CustomCell({ custom, value, save, ...edited }: CustomCellProps) {
  const intl = useIntl()
  const pattern = useDayPattern()
  if (isChosen(custom)) {
    const choices = fieldChoices(custom, value, intl)
    return (
      <CellChoice
        kind="field"
        field={edited.field}
        title={edited.title}
        value={value === '' ? null : { name: shownFieldValue(custom, value, intl) }}
        valueId={value === '' ? null : value}
        entries={() => choices}
        onChoose={(chosen) => void save(chosen ?? '')}
      />
    )
  }
  if (custom.type !== 'date')
    return <CellText {...edited} kind="line" value={value} save={(typed) => save(typed.trim())} />
  const locale = dayLocale(intl.locale)
  return (
    <CellText
      {...edited}
      kind="line"
      value={formatFieldDay(value, locale)}
      shown={shownFieldValue(custom, value, intl)}
      placeholder={pattern}
      save={async (typed) => {
        const day = readDay(typed, locale, new Date().getFullYear())
        return day === '' || day === value || isDay(day) ? save(day) : false
      }}
    />
  )
}
