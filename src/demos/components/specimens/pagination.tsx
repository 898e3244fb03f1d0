import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { PaginationFooter } from '@/ui/lists/pagination.tsx'

function usePages(firstPage: number, firstSize: number) {
  const [page, setPage] = useState(firstPage)
  const [pageSize, setPageSize] = useState(firstSize)
  const onPageSizeChange = (size: number) => {
    setPageSize(size)
    setPage(1)
  }
  return { page, pageSize, onPageChange: setPage, onPageSizeChange }
}

type FooterProps = {
  id: 'few-pages' | 'many-pages' | 'one-page' | 'empty' | 'narrow'
  total: number
  firstPage?: number
  firstSize?: number
}

function Footer({ id, total, firstPage = 1, firstSize = 10 }: FooterProps) {
  const t = useT('components.pagination')
  return <PaginationFooter label={t(`${id}.heading`)} total={total} {...usePages(firstPage, firstSize)} />
}

export function PaginationFewPages() {
  return <Footer id="few-pages" total={42} />
}

export function PaginationManyPages() {
  return <Footer id="many-pages" total={12480} firstPage={2048} firstSize={3} />
}

export function PaginationOnePage() {
  return <Footer id="one-page" total={7} />
}

export function PaginationEmpty() {
  return <Footer id="empty" total={0} />
}

export function PaginationList() {
  const t = useT('components.pagination')
  const total = 23
  const pages = usePages(1, 5)
  const { page, pageSize } = pages
  const first = (page - 1) * pageSize + 1
  const rows = Array.from({ length: Math.min(pageSize, total - first + 1) }, (_, index) => first + index)
  return (
    <Box>
      <Stack as="ol" listStyleType="none" gap="0" borderTopWidth="1px">
        {rows.map((chapter) => (
          <Box as="li" key={chapter} py="2.5" borderBottomWidth="1px">
            {t('list.row', { chapter })}
          </Box>
        ))}
      </Stack>
      <PaginationFooter label={t('list.heading')} total={total} {...pages} />
    </Box>
  )
}

export function PaginationAsynchronous() {
  const t = useT('components.pagination')
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState(1)
  const [pageSize, setPageSize] = useState(5)
  const load = async (next: number, size = pageSize) => {
    setPage(next)
    setPageSize(size)
    await new Promise((resolve) => setTimeout(resolve, 900))
    setShown(next)
  }
  return (
    <Box aria-busy={page !== shown}>
      <Stack as="ol" listStyleType="none" gap="0" borderTopWidth="1px">
        {Array.from({ length: pageSize }, (_, index) => (page - 1) * pageSize + index + 1).map((chapter) => (
          <Box as="li" key={chapter} h="11" py="3" borderBottomWidth="1px">
            {page === shown ? t('list.row', { chapter }) : <Skeleton h="5" w="40%" />}
          </Box>
        ))}
      </Stack>
      <PaginationFooter
        label={t('asynchronous.heading')}
        page={page}
        pageSize={pageSize}
        total={100}
        onPageChange={(next) => void load(next)}
        onPageSizeChange={(size) => void load(1, size)}
      />
    </Box>
  )
}

export function PaginationNarrow() {
  return (
    <Box maxW="280px" borderWidth="1px" borderRadius="card" px="3">
      <Footer id="narrow" total={480} firstPage={6} />
    </Box>
  )
}
