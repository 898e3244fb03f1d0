import { Badge, Box, Heading, Text } from '@chakra-ui/react'
import { importStateOf } from '@contract/import-actions.ts'
import type { ImportRecord } from '@contract/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PlainName } from '@/features/attachments/shared/plain-name.tsx'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { statusPalette } from '@/ui/theme/status-palette.ts'
import { importsQuery } from '../api/imports.ts'
import { useImportMenu } from './use-import-menu.ts'

/** The user's earlier imports: file name, status, date. */
export function ImportHistory() {
  const t = useT('scrivener-import.history')
  const { state, set } = useListParams(
    { sortBy: 'createdAt', orderBy: 'desc', itemsPerPage: 5 },
    [],
    'history',
  )
  const list = useQuery(importsQuery(state))
  const columns = useColumns()
  const menuOf = useImportMenu()
  return (
    <Box>
      <Heading as="h2" textStyle="md" mb="3">
        {t('title')}
      </Heading>
      <DataTable
        label={t('title')}
        storageKey="imports"
        rows={list.data?.imports}
        total={list.data?.total ?? 0}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ fileName }) => fileName}
        rowHref={({ id }) => href('scrivener-import.page', undefined, { import: id })}
        rowActions={menuOf}
        state={state}
        onStateChange={set}
        isBusy={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        empty={
          <Text color="fg.muted">
            <FormattedMessage id="scrivener-import.history.empty" />
          </Text>
        }
      />
    </Box>
  )
}

function useColumns(): DataColumn<ImportRecord>[] {
  const intl = useIntl()
  return useMemo(() => {
    const head = (id: MessageKey<'scrivener-import.history'>) =>
      intl.formatMessage({ id: `scrivener-import.history.${id}` })
    return [
      {
        id: 'fileName',
        header: head('fileName'),
        cell: ({ fileName }) => <PlainName name={fileName} />,
        isSortable: true,
      },
      {
        id: 'status',
        header: head('status'),
        cell: (record) => (
          <Badge colorPalette={statusPalette[importStateOf(record)]}>
            <FormattedMessage id={`scrivener-import.status.${importStateOf(record)}`} />
          </Badge>
        ),
        isSortable: true,
      },
      {
        id: 'createdAt',
        header: head('date'),
        cell: ({ createdAt }) => <bdi>{formatDate(intl, createdAt, 'dayTime')}</bdi>,
        isSortable: true,
      },
    ]
  }, [intl])
}
