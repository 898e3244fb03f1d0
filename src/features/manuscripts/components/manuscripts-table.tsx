import type { Manuscript } from '@contract/manuscripts.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { href } from '@/lib/routing/href.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import type { DataColumn, DataTableProps } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { useManuscriptMenu } from './manuscript-menu.ts'
import { WordProgress } from './word-progress.tsx'
import { WriteButton } from './write-button.tsx'

type ManuscriptsTableProps = Pick<
  DataTableProps<Manuscript>,
  'rows' | 'total' | 'state' | 'onStateChange' | 'toolbar' | 'isBusy' | 'error' | 'onRetry' | 'empty'
>

/** The manuscripts as a table; a row opens its manuscript and has a context menu. */
export function ManuscriptsTable(list: ManuscriptsTableProps) {
  const intl = useIntl()
  const menuFor = useManuscriptMenu()
  const columns = useColumns()
  return (
    <DataTable
      {...list}
      label={intl.formatMessage({ id: 'manuscripts.list.title' })}
      storageKey="manuscripts"
      exportName="manuscripts"
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      rowHref={({ id, deletedAt }) => (deletedAt === null ? href('manuscripts.view', { id }) : undefined)}
      rowActions={menuFor}
    />
  )
}

function useColumns(): DataColumn<Manuscript>[] {
  const intl = useIntl()
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) =>
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
