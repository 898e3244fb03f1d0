import {
  IconButton as ChakraIconButton,
  Flex,
  HStack,
  NativeSelect,
  Pagination,
  Text,
} from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'

/** Page sizes a list offers (spec 9). */
const pageSizes = [2, 3, 5, 10, 20, 25, 50, 100] as const

type PaginationFooterProps = {
  page: number
  pageSize: number
  total: number
  onPageChange: (page: number) => void
  onPageSizeChange: (pageSize: number) => void
  /** What is paged, where a screen pages more than one list: landmarks need names of their own. */
  label?: string
}

/** Which rows are shown, how many a page holds, and the way to the other pages (spec 9). */
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
  return (
    <Flex gap="3" py="3" align="center" justify="space-between" wrap="wrap" color="fg.muted">
      <Text aria-live="polite">
        {intl.formatMessage({ id: 'ui.pagination.showing' }, { from, to, total })}
      </Text>
      <HStack gap="3" wrap="wrap">
        <NativeSelect.Root width="auto" size="xs">
          <NativeSelect.Field
            aria-label={intl.formatMessage({ id: 'ui.pagination.size' })}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.currentTarget.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {intl.formatMessage({ id: 'ui.pagination.per-page' }, { count: size })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Pagination.Root
          count={total}
          pageSize={pageSize}
          page={page}
          onPageChange={(details) => onPageChange(details.page)}
          translations={{
            rootLabel: label ?? intl.formatMessage({ id: 'ui.pagination.label' }),
            itemLabel: (details) => intl.formatMessage({ id: 'ui.pagination.page' }, { page: details.page }),
            prevTriggerLabel: intl.formatMessage({ id: 'ui.pagination.previous' }),
            nextTriggerLabel: intl.formatMessage({ id: 'ui.pagination.next' }),
          }}
        >
          <HStack gap="1">
            <Pagination.PrevTrigger asChild>
              <ChakraIconButton variant="ghost" colorPalette="gray" size="xs">
                <ChevronLeft data-mirror="" size={16} aria-hidden />
              </ChakraIconButton>
            </Pagination.PrevTrigger>
            <Pagination.Items
              ellipsis={<Text px="2">…</Text>}
              render={(item) => (
                <ChakraIconButton
                  size="xs"
                  colorPalette={item.value === page ? 'brand' : 'gray'}
                  variant={item.value === page ? 'subtle' : 'ghost'}
                >
                  {intl.formatNumber(item.value)}
                </ChakraIconButton>
              )}
            />
            <Pagination.NextTrigger asChild>
              <ChakraIconButton variant="ghost" colorPalette="gray" size="xs">
                <ChevronRight data-mirror="" size={16} aria-hidden />
              </ChakraIconButton>
            </Pagination.NextTrigger>
          </HStack>
        </Pagination.Root>
      </HStack>
    </Flex>
  )
}
