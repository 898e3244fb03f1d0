import { Box, Link, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { HighlightedSnippet } from '@/ui/lists/highlighted-snippet.tsx'
import { mentionsQuery } from '../api/items.ts'

/** The chapters and scenes whose text mentions an item, each with a search snippet. */
export function Mentions({ manuscriptId, itemId }: { manuscriptId: string; itemId: string }) {
  const mentions = useQuery(mentionsQuery(manuscriptId, itemId))
  if (mentions.isPending) return <RowsSkeleton rows={3} height="56px" />
  if (mentions.isError) {
    return <ErrorState level="h3" onRetry={() => void mentions.refetch()} isRetrying={mentions.isFetching} />
  }
  if (mentions.data.length === 0) {
    return (
      <Text color="fg.muted">
        <FormattedMessage id="manuscripts.mentions.none" />
      </Text>
    )
  }
  return (
    <Stack
      as="ul"
      gap="0"
      listStyleType="none"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.surface"
      overflow="hidden"
    >
      {mentions.data.map((hit) => (
        <Box
          as="li"
          key={`${hit.itemId}-${hit.field}`}
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
          px="4"
          py="3"
        >
          <Link asChild fontWeight="medium">
            <RouterLink to={href('editor.item', { manuscriptId, itemId: hit.itemId })}>
              <bdi>{hit.title || <FormattedMessage id="manuscripts.untitled" />}</bdi>
            </RouterLink>
          </Link>
          <Text
            dir="auto"
            css={textAlignMatchParent}
            color="fg.muted"
            fontFamily="prose"
            lineHeight="1.5"
            mt="0.5"
            lineClamp="3"
          >
            <HighlightedSnippet snippet={hit.snippet} />
          </Text>
        </Box>
      ))}
    </Stack>
  )
}
