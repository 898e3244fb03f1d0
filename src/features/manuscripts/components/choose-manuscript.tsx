import { Box, Button, Flex, LinkOverlay, SimpleGrid, Text } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { PaginationFooter } from '@/ui/lists/pagination.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { manuscriptsQuery } from '../api/manuscripts.ts'
import { selectManuscript } from './selected-manuscript.ts'
import { WordProgress } from './word-progress.tsx'

type ChooseManuscriptProps = {
  title: ReactNode
  description: ReactNode
  /** Path that a manuscript links to. */
  to: (manuscript: Manuscript) => string
  /** The selected manuscript, which is marked. */
  currentId?: string | null
}

/** Lists all manuscripts the user may read, to select one. */
export function ChooseManuscript({ title, description, to, currentId }: ChooseManuscriptProps) {
  const intl = useIntl()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [itemsPerPage, setItemsPerPage] = useState(20)
  const list = useQuery(manuscriptsQuery({ q, page, itemsPerPage, sortBy: 'updatedAt', orderBy: 'desc' }))
  return (
    <PageFrame title={title} description={description}>
      <SearchField
        value={q}
        label={intl.formatMessage({ id: 'manuscripts.list.search' })}
        onChange={(next) => {
          setQ(next)
          setPage(1)
        }}
      />
      {list.isPending ? (
        <RowsSkeleton rows={4} height="96px" />
      ) : list.isError ? (
        <ErrorState onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      ) : list.data.total === 0 ? (
        q ? (
          <NoMatch onClear={() => setQ('')} />
        ) : (
          <EmptyState
            title={<FormattedMessage id="manuscripts.list.empty" />}
            body={<FormattedMessage id="manuscripts.list.empty-body" />}
            action={
              <Button asChild>
                <Link to={href('manuscripts.list')}>
                  <FormattedMessage id="manuscripts.list.title" />
                </Link>
              </Button>
            }
          />
        )
      ) : (
        <div>
          <SimpleGrid
            as="ul"
            listStyleType="none"
            gap="4"
            templateColumns="repeat(auto-fill, minmax(min(100%, 280px), 1fr))"
          >
            {list.data.manuscripts.map((manuscript) => (
              <Box
                as="li"
                key={manuscript.id}
                position="relative"
                bg="bg.surface"
                borderWidth="1px"
                borderColor={manuscript.id === currentId ? 'brand.solid' : 'border'}
                borderRadius="card"
                p="4"
                _hover={{ boxShadow: 'raised' }}
              >
                <Flex justify="space-between" gap="2">
                  <Box minW="0">
                    <LinkOverlay asChild fontWeight="medium">
                      <Link to={to(manuscript)} onClick={() => selectManuscript(manuscript.id)}>
                        <bdi>{manuscript.title}</bdi>
                      </Link>
                    </LinkOverlay>
                    <Text textStyle="xs" color="fg.muted" truncate dir="auto" css={textAlignMatchParent}>
                      {manuscript.author || manuscript.ownerName}
                    </Text>
                  </Box>
                  {manuscript.id === currentId ? (
                    <Flex
                      gap="1"
                      color="brand.fg"
                      textStyle="xs"
                      align="center"
                      flexShrink="0"
                      alignSelf="flex-start"
                    >
                      <Check strokeWidth={2} size={14} aria-hidden />
                      <FormattedMessage id="manuscripts.select.current" />
                    </Flex>
                  ) : null}
                </Flex>
                <Box mt="3">
                  <WordProgress
                    width="full"
                    words={manuscript.wordCount}
                    target={manuscript.target}
                    label={intl.formatMessage({ id: 'manuscripts.progress-of' }, { title: manuscript.title })}
                  />
                </Box>
              </Box>
            ))}
          </SimpleGrid>
          <PaginationFooter
            page={page}
            pageSize={itemsPerPage}
            total={list.data.total}
            onPageChange={setPage}
            onPageSizeChange={(size) => {
              setItemsPerPage(size)
              setPage(1)
            }}
          />
        </div>
      )}
    </PageFrame>
  )
}
