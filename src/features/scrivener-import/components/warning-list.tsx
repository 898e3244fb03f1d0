import { Box, Stack, Text } from '@chakra-ui/react'
import type { ImportWarning } from '@contract/imports.ts'
import { TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

const SHOWN = 50

/** What went less than perfectly, folded away until asked for; nothing when there is nothing. */
export function WarningList({ warnings }: { warnings: readonly Pick<ImportWarning, 'message' | 'path'>[] }) {
  if (warnings.length === 0) return null
  return (
    <Box as="details" borderWidth="1px" borderColor="border" borderRadius="control" px="3" py="2">
      <Box as="summary" cursor="pointer" color="warning.fg" fontWeight="500">
        <Box as="span" display="inline-flex" verticalAlign="middle" me="2">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
        </Box>
        <FormattedMessage id="scrivener-import.warnings" values={{ count: warnings.length }} />
      </Box>
      <Stack as="ul" gap="1" mt="2" ps="4" listStyleType="disc" maxH="240px" overflowY="auto">
        {warnings.slice(0, SHOWN).map(({ message, path }) => (
          <Text as="li" key={`${path ?? ''}${message}`} color="fg.muted" overflowWrap="anywhere">
            {message}
            {path && !message.includes(path) ? ` (${path})` : ''}
          </Text>
        ))}
      </Stack>
      {warnings.length > SHOWN ? (
        <Text mt="2" color="fg.muted">
          <FormattedMessage id="scrivener-import.warnings.more" values={{ count: warnings.length - SHOWN }} />
        </Text>
      ) : null}
    </Box>
  )
}
