import { NativeSelect } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldFrameProps & { options: readonly SelectOption[]; placeholder?: string }

/** A native select for a short list. */
export function SelectField({ options, placeholder, ...frame }: SelectFieldProps) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field placeholder={placeholder} {...register(frame.name)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}
