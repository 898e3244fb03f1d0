import { QuickSelect } from '../inputs/quick-select.tsx'

type FilterSelectProps = {
  label: string
  /** The label of the empty choice. */
  all: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  width?: string
}

/** One filter of a list, as wide as its text; highlighted while it narrows the list. */
export function FilterSelect({ all, width = '40', ...select }: FilterSelectProps) {
  const { value, options } = select
  return (
    <QuickSelect
      {...select}
      none={all}
      isOn={options.some((option) => option.value === value)}
      width={{ base: 'calc(50% - 4px)', sm: 'auto' }}
      flex="none"
      minW={{ base: '0', sm: width }}
      maxW={{ sm: '60' }}
    />
  )
}
