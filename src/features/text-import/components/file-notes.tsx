import { Flex, Stack, Text } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

type FileNotesProps = { isGuessedEncoding: boolean; pictures: number }

/** Notes about a guessed encoding and about pictures that are not imported. */
export function FileNotes({ isGuessedEncoding, pictures }: FileNotesProps) {
  if (!isGuessedEncoding && pictures === 0) return null
  return (
    <Flex gap="2" p="3" bg="bg.subtle" borderRadius="control" align="flex-start">
      <Info size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Stack gap="1">
        {isGuessedEncoding ? (
          <Text>
            <FormattedMessage id="text-import.note.encoding" />
          </Text>
        ) : null}
        {pictures > 0 ? (
          <Text>
            <FormattedMessage id="text-import.note.pictures" values={{ count: pictures }} />
          </Text>
        ) : null}
      </Stack>
    </Flex>
  )
}
