import { Flex, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useFieldError } from './use-field-error.ts'

/** The error of the form as a whole, set as the error `root`. */
export function FormError() {
  const error = useFieldError('root')
  if (error === undefined) return null
  return (
    <Flex
      role="alert"
      gap="2"
      p="3"
      borderRadius="control"
      bg="danger.subtle"
      color="danger.fg"
      align="flex-start"
    >
      <CircleAlert size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Text>{error}</Text>
    </Flex>
  )
}
