import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { LoadedManuscript } from '@/features/manuscripts/shared/use-manuscript.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { useStore } from '@/lib/storage/external-store.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { filterNotes, noteFilter } from '../../model/note-filter.ts'
import { threadsByItem } from '../../model/threads-by-item.ts'
import { binderOrder } from '../frame/neighbours.ts'
import { NoteCard } from '../notes/note-card.tsx'
import { NoteFilters } from '../notes/note-filters.tsx'
import { useManuscriptThreads } from './use-manuscript-threads.ts'

/** How many threads are rendered at first and with each further click. */
const STEP = 100

/** The threads of all texts of a manuscript by item, each with a link to its text. */
export function ThreadsScreen({ open }: { open: LoadedManuscript }) {
  const { manuscript, tree, canWrite } = open
  const { id: manuscriptId, title } = manuscript
  const t = useT('editor.comments')
  const intl = useIntl()
  usePageTitle(t('of', { title }))
  const { query, threads, total, actions } = useManuscriptThreads(manuscript, canWrite)
  const [limit, setLimit] = useState(STEP)
  const filter = useStore(noteFilter)
  const { shown, counts } = useMemo(() => filterNotes(threads, filter), [threads, filter])
  const items = useMemo(() => binderOrder(tree), [tree])
  const groups = useMemo(() => threadsByItem(shown, items), [shown, items])
  let left = limit
  return (
    <PageFrame
      title={t('of', { title })}
      description={t('description')}
      actions={
        <Button asChild variant="outline">
          <Link to={href('editor.manuscript', { id: manuscriptId })}>{t('back')}</Link>
        </Button>
      }
    >
      {query.isPending ? (
        <RowsSkeleton rows={6} />
      ) : query.error ? (
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : threads.length === 0 ? (
        <EmptyState title={t('empty')} body={t(canWrite ? 'empty.body' : 'empty.read-only')} />
      ) : (
        <Stack gap="6" maxW="prose">
          <NoteFilters notes={threads} counts={counts} isRow />
          {total > threads.length ? (
            <Text color="fg.muted">{t('cut', { count: threads.length, total })}</Text>
          ) : null}
          {groups.length === 0 ? (
            <Text role="status" color="fg.muted">
              {intl.formatMessage({ id: 'editor.notes.no-match' })}
            </Text>
          ) : null}
          {groups.map(({ item, threads: own }) => {
            const visible = own.slice(0, Math.max(0, left))
            left -= own.length
            if (visible.length === 0) return null
            const itemTitle = item.title || t('untitled')
            return (
              <Box as="section" key={item.id} aria-label={itemTitle}>
                <Heading as="h2" textStyle="md" mb="2">
                  <Link to={href('editor.item', { manuscriptId, itemId: item.id })}>
                    <bdi>{itemTitle}</bdi>
                  </Link>
                </Heading>
                <Stack gap="3">
                  {visible.map((thread) => (
                    <NoteCard
                      key={thread.id}
                      note={thread}
                      notes={actions}
                      passage={
                        thread.passage === null ? null : (
                          <Box borderInlineStartWidth="3px" borderColor="mark.border" ps="3" mb="2">
                            <Text
                              dir="auto"
                              css={textAlignMatchParent}
                              fontFamily="prose"
                              color="fg.muted"
                              lineClamp={3}
                              asChild
                            >
                              <Link
                                to={href(
                                  'editor.item',
                                  { manuscriptId, itemId: item.id },
                                  { note: thread.id },
                                )}
                              >
                                {thread.passage}
                              </Link>
                            </Text>
                          </Box>
                        )
                      }
                    />
                  ))}
                </Stack>
              </Box>
            )
          })}
          {left < 0 ? (
            <Button variant="outline" alignSelf="start" onClick={() => setLimit(limit + STEP)}>
              {t('more', { count: Math.min(STEP, -left) })}
            </Button>
          ) : null}
        </Stack>
      )}
    </PageFrame>
  )
}
