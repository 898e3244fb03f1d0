import { Text } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'

/** On paper, the note in place of a text that is not loaded. */
export function MissingText() {
  return (
    <Text textAlign="center" color="fg.muted" fontFamily="body" textStyle="sm">
      <FormattedMessage id="manuscripts.read.missing" />
    </Text>
  )
}
