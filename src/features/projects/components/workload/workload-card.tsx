import { Box, SimpleGrid } from '@chakra-ui/react'
import { DUE_PERIODS } from '@contract/project-due.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import type { WorkloadRow } from '../../model/workload-rows.ts'
import { WorkloadFigure } from './workload-figure.tsx'

type WorkloadCardProps = { row: WorkloadRow; name: string }

/** The figures of a row on a phone, in three columns. */
export function WorkloadCard({ row, name }: WorkloadCardProps) {
  const intl = useIntl()
  const t = useT('projects')
  const open = t('filter.status-open')
  if (row.open === 0)
    return (
      <Box textStyle="xs" color="fg.faint">
        {t('workload.empty')}
      </Box>
    )
  return (
    <SimpleGrid
      columns={3}
      alignItems="end"
      columnGap="3"
      rowGap="2"
      mt="2"
      fontVariantNumeric="tabular-nums"
    >
      <Fact label={open}>
        <WorkloadFigure row={row} label={open} name={name} />
      </Fact>
      {DUE_PERIODS.map((period) => {
        const label = t(`filter.due-${period}`)
        return (
          <Fact key={period} label={label}>
            <WorkloadFigure row={row} period={period} label={label} name={name} />
          </Fact>
        )
      })}
      {row.words > 0 ? (
        <Fact label={t('workload.words')}>
          <Box as="span" py="1">
            {intl.formatNumber(row.words)}
          </Box>
        </Fact>
      ) : null}
    </SimpleGrid>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box minW="0">
      <Box textStyle="xs" color="fg.muted">
        {label}
      </Box>
      {children}
    </Box>
  )
}
