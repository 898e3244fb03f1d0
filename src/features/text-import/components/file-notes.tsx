import { Flex, Stack, Text } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { LeftOutPicture } from '../model/file-text.ts'

type FileNotesProps = { isGuessedEncoding: boolean; leftOut: readonly LeftOutPicture[] }

/** Notes about a guessed encoding and about each picture that is not imported, with the reason. */
export function FileNotes({ isGuessedEncoding, leftOut }: FileNotesProps) {
  if (!isGuessedEncoding && leftOut.length === 0) return null
  return (
    <Flex gap="2" p="3" bg="bg.subtle" borderRadius="control" align="flex-start">
      <Info size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Stack gap="1" minW="0">
        {isGuessedEncoding ? (
          <Text>
            <FormattedMessage id="text-import.note.encoding" />
          </Text>
        ) : null}
        {leftOut.length > 0 ? (
          <>
            <Text>
              <FormattedMessage id="text-import.note.pictures" values={{ count: leftOut.length }} />
            </Text>
            <Stack
              as="ul"
              gap="0"
              ps="4"
              listStyleType="disc"
              color="fg.muted"
              maxH="48"
              overflowY="auto"
              tabIndex={0}
            >
              {leftOut.map(({ name, reason }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may have the same name
                <Text as="li" key={at} overflowWrap="anywhere">
                  <FormattedMessage
                    id={`text-import.left-out.${reason}`}
                    values={{ name: <bdi key="name">{name}</bdi> }}
                  />
                </Text>
              ))}
            </Stack>
          </>
        ) : null}
      </Stack>
    </Flex>
  )
}
