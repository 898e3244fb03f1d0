import { Button, Flex } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import { useQuery } from '@tanstack/react-query'
import { Import, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { manuscriptsQuery } from '../api/manuscripts.ts'
import { useManuscriptMenu } from '../components/manuscript-menu.ts'
import { ManuscriptOffers } from '../components/manuscript-offers.tsx'
import { WordProgress } from '../components/word-progress.tsx'
import { WriteButton } from '../components/write-button.tsx'

/** All manuscripts the user may read, and the trash of their own (`/apps/manuscripts`). */
export function Page() {
  const intl = useIntl()
  const mayCreate = useAbility().can('create', 'manuscripts')
  const params = useListParams({ sortBy: 'updatedAt', orderBy: 'desc' }, ['view'])
  const view = params.filters.view === 'trash' ? 'trash' : 'active'
  const query = useQuery(manuscriptsQuery({ ...params.state, q: params.q, view }))
  const columns = useColumns()
  const menuFor = useManuscriptMenu()
  const newButtons = mayCreate ? (
    <>
      <Button asChild variant="outline">
        <Link to={href('scrivener-import.page')}>
          <Import size={18} aria-hidden />
          <FormattedMessage id="manuscripts.list.import" />
        </Link>
      </Button>
      <Button asChild>
        <Link to={href('manuscripts.new')}>
          <Plus size={18} aria-hidden />
          <FormattedMessage id="manuscripts.list.new" />
        </Link>
      </Button>
    </>
  ) : null

  return (
    <ListPage
      title={intl.formatMessage({ id: 'manuscripts.list.title' })}
      name="manuscripts"
      description={<FormattedMessage id="manuscripts.list.description" />}
      action={newButtons}
      stats={<ManuscriptOffers />}
      query={query}
      params={params}
      rows={query.data?.manuscripts}
      total={query.data?.total ?? 0}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      rowHref={({ id, deletedAt }) => (deletedAt === null ? href('editor.manuscript', { id }) : undefined)}
      rowActions={menuFor}
      searchLabel={intl.formatMessage({ id: 'manuscripts.list.search' })}
      toolbar={
        <SegmentChoice
          label={intl.formatMessage({ id: 'manuscripts.list.view' })}
          value={view}
          choices={(['active', 'trash'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `manuscripts.list.view-${value}` }),
          }))}
          onChange={(next) => params.set({ view: next === 'trash' ? 'trash' : '' })}
        />
      }
      empty={
        view === 'trash'
          ? {
              drawing: 'paper-boat',
              title: <FormattedMessage id="manuscripts.list.trash-empty" />,
              action: null,
            }
          : {
              title: <FormattedMessage id="manuscripts.list.empty" />,
              body: <FormattedMessage id="manuscripts.list.empty-body" />,
              action: newButtons ? (
                <Flex gap="2" wrap="wrap" justify="center">
                  {newButtons}
                </Flex>
              ) : null,
            }
      }
    />
  )
}

function useColumns(): DataColumn<Manuscript>[] {
  const intl = useIntl()
  return useMemo(() => {
    const text = (id: MessageKey<'manuscripts'>, values?: Record<string, string>) =>
      intl.formatMessage({ id: `manuscripts.${id}` }, values)
    const access = ({ access, ownerName }: Manuscript) => text(`access.${access}`, { name: ownerName })
    return [
      {
        id: 'title',
        header: text('field.title'),
        cell: ({ title }) => title,
        note: ({ author }) => author,
        isSortable: true,
      },
      {
        id: 'words',
        header: text('field.words'),
        cell: ({ title, wordCount, target }) => (
          <WordProgress words={wordCount} target={target} label={text('progress-of', { title })} />
        ),
        isSortable: true,
        exportValue: ({ wordCount }) => wordCount,
      },
      {
        id: 'items',
        header: text('field.items'),
        cell: ({ itemCount }) => intl.formatNumber(itemCount),
        align: 'end',
        isSortable: true,
        exportValue: ({ itemCount }) => itemCount,
      },
      {
        id: 'write',
        header: text('continue'),
        cell: (manuscript) =>
          manuscript.deletedAt === null && manuscript.access !== 'viewer' ? (
            <WriteButton manuscript={manuscript} />
          ) : null,
        align: 'end',
        isFixed: true,
      },
      { id: 'access', header: text('field.access'), cell: access, exportValue: access },
      {
        id: 'updatedAt',
        header: text('field.updated'),
        cell: ({ updatedAt }) => <bdi>{formatDate(intl, updatedAt, 'day')}</bdi>,
        isSortable: true,
        exportValue: ({ updatedAt }) => updatedAt,
      },
    ]
  }, [intl])
}
