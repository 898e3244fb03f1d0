import { Box, Stack, Text } from '@chakra-ui/react'
import { cleanName } from '@contract/clean-name.ts'
import type { ImportWarning } from '@contract/imports.ts'
import { TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useReasonText } from './reason-text.ts'

const SHOWN = 50

type WarningListProps = { warnings: readonly ImportWarning[]; isOpen?: boolean }

/** The warnings of an import, collapsed by default; renders nothing without warnings. */
export function WarningList({ warnings, isOpen = false }: WarningListProps) {
  const { ofWarning } = useReasonText()
  if (warnings.length === 0) return null
  // Drops repeated warnings about the same file.
  const lines = [...new Map(warnings.map((warning) => [`${warning.path ?? ''} ${warning.message}`, warning]))]
  return (
    <Box
      as="details"
      {...(isOpen ? { open: true } : {})}
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      px="3"
      py="2"
    >
      <Box as="summary" cursor="pointer" color="warning.fg" fontWeight="500">
        <Box as="span" display="inline-flex" verticalAlign="middle" me="2">
          <TriangleAlert size={16} aria-hidden />
        </Box>
        <FormattedMessage id="scrivener-import.warnings" values={{ count: lines.length }} />
      </Box>
      <Stack as="ul" gap="1" mt="2" ps="4" listStyleType="disc" maxH="240px" overflowY="auto">
        {lines.slice(0, SHOWN).map(([key, warning]) => {
          const text = ofWarning(warning)
          return (
            <Text as="li" key={key} color="fg.muted" overflowWrap="anywhere">
              {text}
              {warning.path && !text.includes(warning.path) ? (
                <Text as="span" dir="auto" color="fg.faint">{` (${cleanName(warning.path)})`}</Text>
              ) : null}
            </Text>
          )
        })}
      </Stack>
      {lines.length > SHOWN ? (
        <Text mt="2" color="fg.muted">
          <FormattedMessage id="scrivener-import.warnings.more" values={{ count: lines.length - SHOWN }} />
        </Text>
      ) : null}
    </Box>
  )
}
