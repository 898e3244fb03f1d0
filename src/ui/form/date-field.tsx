import { get, useController, useFormContext, useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { formatDate } from '../format/format-date.ts'
import { DateInput, useDayPattern } from './date-input.tsx'
import { isDay } from './days.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type DateFieldProps = FieldFrameProps & {
  /** The first day of the calendar; an earlier day can be typed, and the form refuses it. */
  min?: string
}

/**
 * A {@link DateInput} with label, help and error, all in the reader's format; the value is YYYY-MM-DD. An error
 * goes as soon as it is mended.
 */
export function DateField({ min, ...frame }: DateFieldProps) {
  const intl = useIntl()
  const pattern = useDayPattern()
  const { name, label } = frame
  const { setValue } = useFormContext()
  const { isSubmitted, errors } = useFormState({ name })
  const { field } = useController({ name })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <FieldFrame
      {...frame}
      errorValues={{ pattern }}
      help={
        frame.help ??
        (isDay(value)
          ? formatDate(intl, value, 'fullDay')
          : intl.formatMessage({ id: 'ui.date.format' }, { pattern }))
      }
    >
      <DateInput
        ref={field.ref}
        name={name}
        label={String(label)}
        min={min}
        disabled={frame.isDisabled ?? false}
        value={value}
        onBlur={field.onBlur}
        onChange={(next) =>
          setValue(name, next, {
            shouldDirty: true,
            shouldValidate: isSubmitted || get(errors, name) !== undefined,
          })
        }
      />
    </FieldFrame>
  )
}
