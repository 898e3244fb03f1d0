import { Field, PinInput } from '@chakra-ui/react'
import { pinInputSlotRecipe } from '@chakra-ui/react/theme'
import { CircleAlert } from 'lucide-react'
import { Controller, useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldError } from '@/ui/form/use-field-error.ts'
import { nextCode } from '../model/next-code.ts'

const positions = [0, 1, 2, 3, 4, 5]

/** The six digits of an authenticator app as the field `code`, with the focus; a pasted code fills all of them. */
export function CodeField({ onComplete }: { onComplete?: () => void }) {
  const intl = useIntl()
  const { control } = useFormContext<{ code: string }>()
  const error = useFieldError('code')
  return (
    <Field.Root invalid={error !== undefined}>
      <Controller
        control={control}
        name="code"
        render={({ field }) => (
          <PinInput.Root
            recipe={pinInputSlotRecipe}
            otp
            autoFocus
            display="flex"
            flexDirection="column"
            alignItems="flex-start"
            gap="1.5"
            size="lg"
            dir="ltr"
            value={positions.map((index) => field.value[index] ?? '')}
            invalid={error !== undefined}
            onValueChange={({ valueAsString }) => {
              const code = nextCode(field.value, valueAsString, error !== undefined)
              field.onChange(code)
              if (code.length === positions.length) onComplete?.()
            }}
          >
            <PinInput.Label textStyle="label">
              <FormattedMessage id="auth.two-steps.code" />
            </PinInput.Label>
            <PinInput.HiddenInput />
            <PinInput.Control gap={{ base: '1.5', sm: '2' }}>
              {positions.map((index) => (
                <PinInput.Input
                  key={index}
                  index={index}
                  ref={index === 0 ? field.ref : undefined}
                  borderColor="border.control"
                  aria-label={intl.formatMessage({ id: 'auth.two-steps.digit' }, { n: index + 1 })}
                />
              ))}
            </PinInput.Control>
          </PinInput.Root>
        )}
      />
      <Field.ErrorText>
        <CircleAlert size={14} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
        {error}
      </Field.ErrorText>
    </Field.Root>
  )
}
