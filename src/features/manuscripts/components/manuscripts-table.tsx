import { Box, Link, Table, Text } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { useManuscriptMenu } from './manuscript-menu.ts'
import { SortHeader } from './sort-header.tsx'
import { tableEdges } from './table-edges.ts'
import type { ListParams } from './use-list-params.ts'
import { WordProgress } from './word-progress.tsx'

type ManuscriptsTableProps = {
  manuscripts: readonly Manuscript[]
  params: ListParams
  onSort: (sort: { sortBy: string; orderBy: 'asc' | 'desc' }) => void
}

/** Manuscripts as a table; the whole line opens one, and its menu opens on a right click too. */
export function ManuscriptsTable({ manuscripts, params, onSort }: ManuscriptsTableProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const contextMenu = useContextMenu()
  const menuFor = useManuscriptMenu()
  const sort = (
    by: string,
    children: ReactNode,
    more: { isNumeric?: boolean; hideBelow?: 'sm' | 'md' | 'lg' } = {},
  ) => (
    <SortHeader by={by} params={params} onSort={onSort} {...more}>
      {children}
    </SortHeader>
  )
  return (
    <Box borderWidth="1px" borderRadius="card" overflow="hidden" bg="bg.surface" hideBelow="sm">
      <Table.Root css={tableEdges} aria-label={intl.formatMessage({ id: 'manuscripts.list.title' })}>
        <Table.Header>
          <Table.Row>
            {sort('title', <FormattedMessage id="manuscripts.field.title" />)}
            {sort('words', <FormattedMessage id="manuscripts.field.words" />)}
            {sort('items', <FormattedMessage id="manuscripts.field.items" />, {
              isNumeric: true,
              hideBelow: 'md',
            })}
            <Table.ColumnHeader hideBelow="lg">
              <FormattedMessage id="manuscripts.field.access" />
            </Table.ColumnHeader>
            {sort('updatedAt', <FormattedMessage id="manuscripts.field.updated" />, { hideBelow: 'md' })}
            <Table.ColumnHeader width="14">
              <Box srOnly>
                <FormattedMessage id="manuscripts.actions" />
              </Box>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {manuscripts.map((manuscript) => {
            const { id, title, author } = manuscript
            const isTrashed = manuscript.deletedAt !== null
            return (
              <Table.Row
                key={id}
                cursor={isTrashed ? undefined : 'pointer'}
                _hover={{ bg: 'bg.subtle' }}
                onClick={() => !isTrashed && void navigate(href('manuscripts.view', { id }))}
                onContextMenu={(event) => contextMenu.openFromEvent(event, menuFor(manuscript), title)}
              >
                <Table.Cell maxW="0" width="45%">
                  {isTrashed ? (
                    <Text truncate fontWeight="medium">
                      {title}
                    </Text>
                  ) : (
                    <Link asChild fontWeight="medium" color="fg" display="block" truncate>
                      <RouterLink
                        to={href('manuscripts.view', { id })}
                        onClick={(event) => event.stopPropagation()}
                      >
                        {title}
                      </RouterLink>
                    </Link>
                  )}
                  {author ? (
                    <Text truncate textStyle="xs" color="fg.muted">
                      {author}
                    </Text>
                  ) : null}
                </Table.Cell>
                <Table.Cell>
                  <WordProgress
                    words={manuscript.wordCount}
                    target={manuscript.target}
                    label={intl.formatMessage({ id: 'manuscripts.progress-of' }, { title })}
                  />
                </Table.Cell>
                <Table.Cell textAlign="end" hideBelow="md">
                  {intl.formatNumber(manuscript.itemCount)}
                </Table.Cell>
                <Table.Cell hideBelow="lg" color="fg.muted">
                  <FormattedMessage
                    id={`manuscripts.access.${manuscript.access}`}
                    values={{ name: manuscript.ownerName }}
                  />
                </Table.Cell>
                <Table.Cell hideBelow="md" color="fg.muted" whiteSpace="nowrap">
                  <bdi>{intl.formatDate(manuscript.updatedAt, { dateStyle: 'medium' })}</bdi>
                </Table.Cell>
                <Table.Cell textAlign="end" py="0">
                  <IconButton
                    size="xs"
                    label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
                    onClick={(event) => {
                      event.stopPropagation()
                      contextMenu.openFromButton(event.currentTarget, menuFor(manuscript), title)
                    }}
                  >
                    <Ellipsis strokeWidth={1.75} />
                  </IconButton>
                </Table.Cell>
              </Table.Row>
            )
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
