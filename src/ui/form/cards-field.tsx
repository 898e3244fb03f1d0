import { Field, RadioCard, SimpleGrid } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { FieldFrameProps } from './field-frame.tsx'
import { useFieldError } from './use-field-error.ts'

type CardsFieldProps = Omit<FieldFrameProps, 'isRequired' | 'aside'> & {
  /** Each option has a label and an explanation. */
  options: readonly { value: string; label: ReactNode; help?: ReactNode }[]
  /** The number of columns on wide screens. */
  columns?: number
}

/** A radio group of cards with explanations, in a form. */
export function CardsField({ name, label, help, isDisabled, options, columns = 2 }: CardsFieldProps) {
  const { control } = useFormContext()
  const error = useFieldError(name)
  return (
    <Field.Root invalid={error !== undefined} disabled={isDisabled}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <RadioCard.Root
            ref={field.ref}
            name={field.name}
            value={field.value}
            size="sm"
            width="full"
            colorPalette="brand"
            onValueChange={({ value }) => field.onChange(value)}
          >
            <RadioCard.Label fontWeight="medium">{label}</RadioCard.Label>
            <SimpleGrid columns={{ base: 1, sm: columns }} gap="3">
              {options.map((option) => (
                <RadioCard.Item key={option.value} value={option.value}>
                  <RadioCard.ItemHiddenInput />
                  <RadioCard.ItemControl>
                    <RadioCard.ItemContent>
                      <RadioCard.ItemText>{option.label}</RadioCard.ItemText>
                      {option.help ? (
                        <RadioCard.ItemDescription color="fg.muted" opacity="1">
                          {option.help}
                        </RadioCard.ItemDescription>
                      ) : null}
                    </RadioCard.ItemContent>
                    <RadioCard.ItemIndicator borderColor="border.control" />
                  </RadioCard.ItemControl>
                </RadioCard.Item>
              ))}
            </SimpleGrid>
          </RadioCard.Root>
        )}
      />
      {help && error === undefined ? <Field.HelperText>{help}</Field.HelperText> : null}
      <Field.ErrorText>
        <CircleAlert size={14} strokeWidth={2} aria-hidden />
        {error}
      </Field.ErrorText>
    </Field.Root>
  )
}
