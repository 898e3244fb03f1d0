import { NativeSelect } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

type QuickSelectProps = Pick<
  ComponentProps<typeof NativeSelect.Root>,
  'width' | 'size' | 'flex' | 'minW' | 'maxW'
> & {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  /** What stands there while nothing of the list is chosen; without it only the list can be. */
  none?: string | undefined
  /** It does something at present, as a filter that narrows. */
  isOn?: boolean
  onChange: (value: string) => void
}

/** One of a list, by the platform's own menu, which holds at once; in a form it is a `SelectField`. */
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
