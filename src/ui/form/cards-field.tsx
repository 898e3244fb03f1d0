import { Field, RadioCard, SimpleGrid } from '@chakra-ui/react'
import { radioCardSlotRecipe } from '@chakra-ui/react/theme'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import type { FieldFrameProps } from './field-frame.tsx'
import { RequiredMark } from './required-mark.tsx'
import { useFieldError } from './use-field-error.ts'

type CardsFieldProps = Omit<FieldFrameProps, 'aside'> & {
  /** Each option has a label and an explanation. */
  options: readonly { value: string; label: ReactNode; help?: ReactNode }[]
  /** The number of columns on wide screens. */
  columns?: number
}

/** The group itself takes no focus, so an invalid field focuses its chosen or first card. */
const focusChoice = (group: HTMLElement) =>
  (group.querySelector<HTMLElement>('input:checked') ?? group.querySelector('input'))?.focus()

/** A radio group of cards with explanations, in a form. */
export function CardsField(props: CardsFieldProps) {
  const { name, label, help, isRequired, isDisabled, options, columns = 2 } = props
  const { control } = useFormContext()
  const error = useFieldError(name)
  return (
    <Field.Root invalid={error !== undefined} disabled={isDisabled}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <RadioCard.Root
            recipe={radioCardSlotRecipe}
            ref={(group: HTMLElement | null) => field.ref(group && { focus: () => focusChoice(group) })}
            name={field.name}
            value={field.value}
            required={isRequired}
            size="sm"
            width="full"
            colorPalette="brand"
            onValueChange={({ value }) => field.onChange(value)}
          >
            <RadioCard.Label fontWeight="medium">
              {label}
              {isRequired ? <RequiredMark /> : null}
            </RadioCard.Label>
            <SimpleGrid columns={{ base: 1, sm: columns }} gap="3">
              {options.map((option) => (
                <RadioCard.Item key={option.value} value={option.value}>
                  <RadioCard.ItemHiddenInput />
                  <RadioCard.ItemControl>
                    <RadioCard.ItemContent>
                      <RadioCard.ItemText flex="none">{option.label}</RadioCard.ItemText>
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
        <CircleAlert size={14} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
        {error}
      </Field.ErrorText>
    </Field.Root>
  )
}
