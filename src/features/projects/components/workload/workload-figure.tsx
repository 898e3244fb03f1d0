import { Box, Link as ChakraLink } from '@chakra-ui/react'
import type { DuePeriod } from '@contract/project-due.ts'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { listOf, type WorkloadRow } from '../../model/workload-rows.ts'

type WorkloadFigureProps = {
  row: WorkloadRow
  /** Without it, all open requests. */
  period?: DuePeriod
  /** The words of the period, and the name of the row. */
  label: string
  name: string
}

/** A number of requests, which leads to their list; a zero leads nowhere. */
export function WorkloadFigure({ row, period, label, name }: WorkloadFigureProps) {
  const intl = useIntl()
  const count = period === undefined ? row.open : row.due[period]
  const shown = intl.formatNumber(count)
  if (count === 0)
    return (
      <Box as="span" color="fg.faint" py="1">
        {shown}
      </Box>
    )
  return (
    <ChakraLink
      asChild
      color={period === 'overdue' ? 'danger.fg' : 'fg'}
      fontWeight="medium"
      // A larger target for a finger.
      px="2"
      mx="-2"
      py="1"
      borderRadius="xs"
    >
      <Link
        to={href('projects.list', undefined, listOf(row, period))}
        aria-label={intl.formatMessage({ id: 'projects.workload.figure' }, { count, label, name })}
      >
        {shown}
      </Link>
    </ChakraLink>
  )
}
