import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { Revision } from '@contract/revisions.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { revisionKeys, revisionsQuery } from '../../api/revisions.ts'
import { useEditorContext, useSessionState } from '../session/editor-context.ts'
import { CompareDialog } from './compare-dialog.tsx'

const tones: Record<Revision['kind'], string> = {
  auto: 'gray',
  named: 'brand',
  snapshot: 'mark',
  restore: 'info',
  conflict: 'warning',
}

function RevisionRow({ revision, onOpen }: { revision: Revision; onOpen: () => void }) {
  const intl = useIntl()
  const when = formatDate(intl, revision.createdAt, 'dayTime')
  return (
    <Box
      asChild
      width="full"
      textAlign="start"
      px="4"
      py="3"
      borderTopWidth="1px"
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
    >
      <button type="button" onClick={onOpen}>
        <Flex gap="2" align="center" wrap="wrap">
          <Text as="span" fontWeight="medium" dir="auto">
            {revision.name || when}
          </Text>
          <Badge colorPalette={tones[revision.kind]}>
            {intl.formatMessage({ id: `editor.revisions.kind.${revision.kind}` })}
          </Badge>
        </Flex>
        <Text as="span" display="block" textStyle="xs" color="fg.muted" mt="0.5">
          {[
            revision.name ? when : null,
            revision.authorName,
            intl.formatMessage({ id: 'editor.footer.words' }, { words: revision.wordCount }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </button>
    </Box>
  )
}

/** The revisions of the item, newest first; each opens in a comparison. */
export function RevisionsTab() {
  const intl = useIntl()
  const client = useQueryClient()
  const { manuscript, itemId, session, canWrite, setDialog } = useEditorContext()
  const revision = useSessionState(session, ({ base }) => base.revision)
  const query = useInfiniteQuery(revisionsQuery(manuscript.id, itemId))
  const [opened, setOpened] = useState<Revision | null>(null)
  const revisions = query.data?.pages.flatMap((page) => page.revisions) ?? []

  useEffect(() => {
    // A save may have created a revision of the previous state.
    if (revision > 0) void client.invalidateQueries({ queryKey: revisionKeys.all(manuscript.id, itemId) })
  }, [client, manuscript.id, itemId, revision])

  if (query.isPending) {
    return (
      <Box p="4">
        <RowsSkeleton rows={5} height="52px" />
      </Box>
    )
  }
  if (query.isError) {
    return <ErrorState level="h2" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  return (
    <Stack gap="0">
      <Stack p="4" gap="2">
        {canWrite ? (
          <Button variant="outline" onClick={() => setDialog('name-revision')}>
            {intl.formatMessage({ id: 'editor.revisions.keep' })}
          </Button>
        ) : null}
        <Button asChild variant="ghost">
          <Link to={href('manuscript-history.manuscript', { id: manuscript.id })}>
            {intl.formatMessage({ id: 'editor.revisions.manuscript' })}
          </Link>
        </Button>
      </Stack>
      {revisions.length === 0 ? (
        <Text px="4" py="2" color="fg.muted">
          {intl.formatMessage({ id: 'editor.revisions.empty' })}
        </Text>
      ) : null}
      {revisions.map((revision) => (
        <RevisionRow key={revision.id} revision={revision} onOpen={() => setOpened(revision)} />
      ))}
      {query.hasNextPage ? (
        <Button
          m="4"
          variant="ghost"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {intl.formatMessage({ id: 'editor.revisions.more' })}
        </Button>
      ) : null}
      {opened ? <CompareDialog revision={opened} onClose={() => setOpened(null)} /> : null}
    </Stack>
  )
}
