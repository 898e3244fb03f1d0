import { Box, Text } from '@chakra-ui/react'
import { importOutcome } from '@contract/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { fetchReceipt, importReceiptQuery } from '../api/imports.ts'
import { entryName, useReceiptColumns } from './use-receipt-columns.tsx'

/** All files of the archive with their outcome. */
export function ReceiptTable({ importId }: { importId: string }) {
  const intl = useIntl()
  const t = useT('scrivener-import.receipt')
  const { state, q, filters, set } = useListParams(
    { sortBy: 'relevance', orderBy: 'asc' },
    ['outcome'],
    'receipt',
  )
  const outcome = importOutcome.safeParse(filters.outcome).data
  const query = { ...state, q, ...(outcome ? { outcome } : {}) }
  const receipt = useQuery(importReceiptQuery(importId, query))
  const isNarrowed = q !== '' || outcome !== undefined
  const columns = useReceiptColumns()
  if (receipt.data?.total === 0 && !isNarrowed) return null
  return (
    <Box>
      <Text as="h2" fontWeight="600" mb="2">
        {t('title')}
      </Text>
      <DataTable
        label={t('title')}
        storageKey="receipt"
        exportName="receipt"
        onExport={() => fetchReceipt(importId, query)}
        rows={receipt.data?.entries}
        total={receipt.data?.total ?? 0}
        columns={columns}
        rowId={({ n }) => String(n)}
        rowLabel={entryName}
        state={state}
        onStateChange={set}
        isBusy={receipt.isPlaceholderData}
        error={receipt.error}
        onRetry={() => void receipt.refetch()}
        toolbar={
          <>
            <SearchField value={q} onChange={(next) => set({ q: next })} label={t('search')} />
            <FilterSelect
              label={t('filter')}
              all={t('all')}
              value={outcome ?? ''}
              options={importOutcome.options.map((value) => ({
                value,
                label: intl.formatMessage({ id: `scrivener-import.outcome.${value}` }),
              }))}
              onChange={(next) => set({ outcome: next })}
            />
          </>
        }
        empty={<NoMatch hasFilters level="h3" onClear={() => set({ q: '', outcome: '' })} />}
      />
    </Box>
  )
}
