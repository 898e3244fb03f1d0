import { Box, Button, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { SearchState } from '../hooks/use-search.ts'

type SearchNoteProps = { search: SearchState; count: number }

/** The note shown instead of results: no match, an error, or no connection. */
export function SearchNote({ search, count }: SearchNoteProps) {
  const intl = useIntl()
  const t = useT('app.search')
  const { isBehind, isFailed, isOffline, retry } = search
  const words = isFailed
    ? (['failed', 'failed-hint'] as const)
    : isOffline
      ? (['offline', 'offline-hint'] as const)
      : count === 0 && !isBehind
        ? (['none', 'none-hint'] as const)
        : null
  if (!words) return null
  return (
    <Box py="10" px="4" textAlign="center" role={isFailed || isOffline ? 'alert' : undefined}>
      <Text fontWeight="medium">{t(words[0])}</Text>
      <Text color="fg.muted">{t(words[1])}</Text>
      {isFailed ? (
        <Button mt="3" variant="outline" onClick={retry}>
          {intl.formatMessage({ id: 'ui.retry' })}
        </Button>
      ) : null}
    </Box>
  )
}
