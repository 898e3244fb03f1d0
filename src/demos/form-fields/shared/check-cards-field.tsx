import { Flex, Stack } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useFieldError } from '@/ui/form/use-field-error.ts'
import { CheckCards, type CheckCardsProps } from './check-cards.tsx'

type CheckCardsFieldProps = Omit<CheckCardsProps, 'value' | 'defaultValue' | 'onChange'> & { name: string }

/** Checkboxes as cards in a form; its value is an array of the checked values. */
export function CheckCardsField({ name, ...cards }: CheckCardsFieldProps) {
  const { field } = useController({ name })
  const error = useFieldError(name)
  return (
    <Stack gap="1.5">
      <CheckCards {...cards} value={field.value} onChange={field.onChange} isInvalid={error !== undefined} />
      {error === undefined ? null : (
        <Flex role="alert" gap="1" align="center" color="fg.error" textStyle="sm">
          <CircleAlert size={14} strokeWidth={2} aria-hidden />
          {error}
        </Flex>
      )}
    </Stack>
  )
}
