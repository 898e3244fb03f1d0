import { Box, Flex, Table, Text } from '@chakra-ui/react'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { SortHead } from '@/ui/data-table/sort-head.tsx'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { RECORDINGS_PER_PAGE, type RecordingOrder, recordingsQuery } from '../api/recordings.ts'
import { pagesInView } from '../model/pages-in-view.ts'
import { RECORDING_ROW_HEIGHT, RecordingRow } from './recording-row.tsx'

const columns = [
  { id: 'script', width: '240px', isSortable: false },
  { id: 'speaker', width: '140px', isSortable: true },
  { id: 'recordedOn', width: '120px', isSortable: true },
  { id: 'seconds', width: '96px', isSortable: true },
  { id: 'status', width: '140px', isSortable: true },
  { id: 'note', width: '220px', isSortable: false },
] as const

/** Ten thousand recordings: the rows near the view are drawn and their pages loaded. */
export function RecordingsTable() {
  const t = useT('tables.recordings')
  const intl = useIntl()
  const [order, setOrder] = useState<RecordingOrder>({ sortBy: '', orderBy: 'asc', q: '' })
  const scroller = useRef<HTMLDivElement>(null)
  useDemoChanges(['recordings'])
  const first = useQuery(recordingsQuery(1, order))
  const total = first.data?.total ?? 0
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => RECORDING_ROW_HEIGHT,
    overscan: 8,
  })
  const drawn = virtual.getVirtualItems()
  const rows = drawn.map(({ index }) => index)
  const pages = pagesInView(rows[0], rows.at(-1), RECORDINGS_PER_PAGE)
  const loaded = useQueries({ queries: pages.map((page) => recordingsQuery(page, order)) })
  const rowAt = (index: number) =>
    loaded[pages.indexOf(Math.floor(index / RECORDINGS_PER_PAGE) + 1)]?.data?.recordings[
      index % RECORDINGS_PER_PAGE
    ]
  const failed = [first, ...loaded].find(({ isError }) => isError)
  const sort = (sortBy: string) =>
    setOrder({
      ...order,
      sortBy,
      orderBy: order.sortBy === sortBy && order.orderBy === 'asc' ? 'desc' : 'asc',
    })
  const after = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <SearchField
          value={order.q}
          onChange={(q) => {
            setOrder({ ...order, q })
            virtual.scrollToOffset(0)
          }}
          label={t('search')}
        />
        <Text color="fg.muted" aria-live="polite">
          {t('count', { count: intl.formatNumber(total) })}
        </Text>
      </Flex>
      {failed ? <ErrorState onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} /> : null}
      <Box
        as="section"
        ref={scroller}
        aria-label={t('label')}
        tabIndex={0}
        h="480px"
        overflow="auto"
        borderWidth="1px"
        borderRadius="card"
      >
        <Table.Root
          size="sm"
          aria-label={t('label')}
          aria-rowcount={total + 1}
          tableLayout="fixed"
          minW="956px"
        >
          <Table.Header css={{ '& th': { position: 'sticky', top: 0, zIndex: 2, bg: 'bg.surface' } }}>
            <Table.Row>
              {columns.map(({ id, width, isSortable }) =>
                isSortable ? (
                  <SortHead
                    key={id}
                    sorted={order.sortBy === id ? order.orderBy : false}
                    onSort={() => sort(id)}
                    width={width}
                  >
                    {t(`column.${id}`)}
                  </SortHead>
                ) : (
                  <Table.ColumnHeader key={id} width={width}>
                    {t(`column.${id}`)}
                  </Table.ColumnHeader>
                ),
              )}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            <Gap height={drawn[0]?.start ?? 0} />
            {rows.map((index) => (
              <RecordingRow key={index} index={index} row={rowAt(index)} columns={columns.length} />
            ))}
            <Gap height={after} />
          </Table.Body>
        </Table.Root>
      </Box>
    </Flex>
  )
}

function Gap({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td colSpan={columns.length} style={{ height, padding: 0 }} />
    </tr>
  ) : null
}
