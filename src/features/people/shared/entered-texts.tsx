import { chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { PersonToken } from './use-person-tokens.ts'

type EnteredTextsProps = { tokens: readonly PersonToken[]; onRemove: (id: string) => void }

/** Entered texts that are being looked up, or that match nobody. */
export function EnteredTexts({ tokens, onRemove }: EnteredTextsProps) {
  const intl = useIntl()
  return tokens.map(({ id, text, state }) => (
    <Flex
      key={id}
      align="center"
      gap="1.5"
      ps="2"
      maxW="full"
      borderRadius="full"
      {...(state === 'unknown' ? { bg: 'danger.subtle', color: 'danger.fg' } : { bg: 'bg.subtle' })}
    >
      {state === 'looking' ? <Spinner size="xs" /> : null}
      <Text as="span" truncate dir="auto">
        {text}
      </Text>
      <chakra.button
        type="button"
        aria-label={intl.formatMessage({ id: 'people.picker.remove' }, { name: text })}
        display="grid"
        placeItems="center"
        boxSize="6"
        borderRadius="full"
        cursor="pointer"
        onClick={() => onRemove(id)}
      >
        <X size={14} aria-hidden />
      </chakra.button>
    </Flex>
  ))
}
