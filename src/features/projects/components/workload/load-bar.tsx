import { Flex } from '@chakra-ui/react'
import type { DuePeriod } from '@contract/project-due.ts'
import { barParts, type WorkloadRow } from '../../model/workload-rows.ts'

const colours: Record<DuePeriod, { bg: string; opacity?: number }> = {
  overdue: { bg: 'danger.solid' },
  'this-week': { bg: 'brand.solid' },
  'next-week': { bg: 'brand.solid', opacity: 0.6 },
  'in-two-weeks': { bg: 'brand.solid', opacity: 0.4 },
  later: { bg: 'brand.solid', opacity: 0.2 },
}

type LoadBarProps = { row: WorkloadRow; most: number }

/** The open requests of a row by due period, relative to the largest row; the figures beside it say the same in numbers. */
export function LoadBar({ row, most }: LoadBarProps) {
  return (
    <Flex height="1" mt="0.5" gap="0.5" maxW="60" aria-hidden>
      {barParts(row, most).map(({ period, percent }) => (
        <Flex
          key={period}
          width={`${percent}%`}
          minW="1"
          height="full"
          borderRadius="full"
          {...colours[period]}
        />
      ))}
    </Flex>
  )
}
