import { Input, InputGroup } from '@chakra-ui/react'
import { useController } from 'react-hook-form'
import { PatternFormat } from 'react-number-format'
import { FieldFrame, type FieldFrameProps } from '@/ui/form/field-frame.tsx'

type MaskedFieldProps = FieldFrameProps & {
  /** One `#` for each digit. */
  pattern: string
  autoComplete: string
  /** A short text at the end of the field. */
  note?: string | null
}

/** A field of digits that is formatted while it is typed; its value is the digits alone. */
export function MaskedField({ pattern, autoComplete, note, ...frame }: MaskedFieldProps) {
  const { field } = useController({ name: frame.name })
  return (
    <FieldFrame {...frame}>
      <InputGroup {...(note ? { endElement: note } : {})}>
        <PatternFormat
          customInput={Input}
          getInputRef={field.ref}
          name={field.name}
          format={pattern}
          value={String(field.value)}
          valueIsNumericString
          inputMode="numeric"
          dir="ltr"
          autoComplete={autoComplete}
          onBlur={field.onBlur}
          onValueChange={({ value }, { source }) => {
            // A changed pattern also reports its value, which is no input of the user.
            if (source === 'event') field.onChange(value)
          }}
        />
      </InputGroup>
    </FieldFrame>
  )
}
