import { Field, NativeSelect } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type ChoiceProps = {
  label: string
  value: string | null
  options: readonly { id: string; name: string }[]
  none?: string
  isDisabled: boolean
  start?: ReactNode
  onChoose: (id: string | null) => void
}

/** A labelled choice of the inspector, which applies at once. */
export function Choice({ label, value, options, none, isDisabled, start, onChoose }: ChoiceProps) {
  return (
    <Field.Root disabled={isDisabled}>
      <Field.Label gap="2">
        {label}
        {start}
      </Field.Label>
      <NativeSelect.Root disabled={isDisabled}>
        <NativeSelect.Field
          value={value ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value || null)}
        >
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}
