import { IconButton as ChakraIconButton, Flex, HStack, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { QuickSelect } from '../inputs/quick-select.tsx'
import { pageRange } from './page-range.ts'

/** The page sizes of a list. */
const pageSizes = [2, 3, 5, 10, 20, 25, 50, 100] as const

type PaginationFooterProps = {
  page: number
  pageSize: number
  total: number
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
  /** The name of the paged list, on screens with several paginations; landmarks need unique names. */
  label?: string
}

/** The range of shown rows, the page size and the page links. */
export function PaginationFooter({
  page,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  label,
}: PaginationFooterProps) {
  const intl = useIntl()
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  const pageCount = Math.ceil(total / pageSize)
  return (
    <Flex gap="3" py="3" align="center" justify="space-between" wrap="wrap" color="fg.muted">
      <Text aria-live="polite">
        {intl.formatMessage({ id: 'ui.pagination.showing' }, { from, to, total })}
      </Text>
      <HStack gap="3" wrap="wrap">
        <QuickSelect
          size="xs"
          width="auto"
          label={intl.formatMessage({ id: 'ui.pagination.size' })}
          value={String(pageSize)}
          options={pageSizes.map((size) => ({
            value: String(size),
            label: intl.formatMessage({ id: 'ui.pagination.per-page' }, { count: size }),
          }))}
          onChange={(size) => onPageSizeChange(Number(size))}
        />
        <HStack
          as="nav"
          gap="1"
          wrap="wrap"
          aria-label={label ?? intl.formatMessage({ id: 'ui.pagination.label' })}
        >
          <Step
            label={intl.formatMessage({ id: 'ui.pagination.previous' })}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeft strokeWidth={2} data-mirror="" size={16} aria-hidden />
          </Step>
          {pageRange(page, pageCount).map((step) =>
            step.kind === 'gap' ? (
              <Text key={`gap-${step.after}`} px="2" aria-hidden>
                …
              </Text>
            ) : (
              <Step
                key={step.page}
                label={intl.formatMessage({ id: 'ui.pagination.page' }, { page: step.page })}
                isCurrent={step.page === page}
                onClick={() => onPageChange(step.page)}
              >
                {intl.formatNumber(step.page)}
              </Step>
            ),
          )}
          <Step
            label={intl.formatMessage({ id: 'ui.pagination.next' })}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRight strokeWidth={2} data-mirror="" size={16} aria-hidden />
          </Step>
        </HStack>
      </HStack>
    </Flex>
  )
}

type StepProps = {
  label: string
  isCurrent?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Step({ label, isCurrent = false, ...button }: StepProps) {
  return (
    <ChakraIconButton
      size="xs"
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      colorPalette={isCurrent ? 'brand' : 'gray'}
      variant={isCurrent ? 'subtle' : 'ghost'}
      css={{ '@media (pointer: coarse)': { h: '11', minW: '9' } }}
      {...button}
    />
  )
}
