import { NativeSelect } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type QuickSelectProps = Pick<
  ComponentProps<typeof NativeSelect.Root>,
  'width' | 'size' | 'flex' | 'minW' | 'maxW'
> & {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  /** The label of the empty choice; without it, a value of the list is required. */
  none?: string | undefined
  /** True while the value has an effect, such as an active filter. */
  isOn?: boolean
  onChange: (value: string) => void
}

/** A native select that applies at once; in a form, use `SelectField`. */
export function QuickSelect({
  label,
  value,
  options,
  none,
  isOn = false,
  onChange,
  ...root
}: QuickSelectProps) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <NativeSelect.Root {...root}>
      <NativeSelect.Field
        aria-label={label}
        value={isKnown ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(isOn ? { bg: 'brand.subtle', borderColor: 'brand.solid', fontWeight: 'medium' } : {})}
      >
        {none === undefined ? null : <option value="">{none}</option>}
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
