import { NativeSelect } from '@chakra-ui/react'

type FilterSelectProps = {
  label: string
  /** What the empty choice says. */
  all: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One filter of a list of the administration, as the platform's own menu; it stands out while it narrows the list. */
export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  const isOn = options.some((option) => option.value === value)
  return (
    <NativeSelect.Root width={{ sm: '40' }} minW="36" flex={{ base: '1 1 0', sm: 'none' }}>
      <NativeSelect.Field
        aria-label={label}
        value={isOn ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(isOn ? { bg: 'brand.subtle', borderColor: 'brand.solid', fontWeight: 'medium' } : {})}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
