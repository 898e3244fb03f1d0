import { Box, Text } from '@chakra-ui/react'
import type { Review } from '@contract/demo/ecommerce.ts'
import { CommerceStatus } from '@/demos/shared/commerce-status.tsx'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'
import { ReviewStars } from './review-stars.tsx'

const columns: ListColumns<Review, 'ecommerce-sales'> = ({ t, text, day }) => [
  text('product', (row) => row.product, {
    label: 'field.product',
    cell: ({ product, companyName, productImage }) => (
      <PictureCell picture={productImage} title={product} note={companyName} />
    ),
    width: '60',
    isSortable: true,
    isFixed: true,
  }),
  text('reviewer', (row) => `${row.reviewer} <${row.email}>`, {
    label: 'field.reviewer',
    cell: ({ reviewer, avatar, email }) => (
      <PictureCell isPerson picture={avatar} title={reviewer} note={email} />
    ),
    hiddenBelow: 940,
    isSortable: true,
  }),
  text('review', (row) => `${row.review}/5 ${row.head}: ${row.para}`, {
    label: 'field.review',
    width: '40%',
    cell: ({ review, head, para }) => (
      <Box py="1" whiteSpace="normal" minW={{ base: '0', sm: '52' }}>
        <ReviewStars rating={review} />
        <Text fontWeight="medium" mt="1" dir="auto">
          {head}
        </Text>
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere" dir="auto">
          {para}
        </Text>
      </Box>
    ),
  }),
  day('date', (row) => row.date, { label: 'field.date', isSortable: true, hiddenBelow: 1060 }),
  text('status', (row) => row.status, {
    label: 'field.review-status',
    cell: ({ status }) => <CommerceStatus status={status} label={t(`review-status.${status}`)} />,
    isSortable: true,
  }),
]

/** The columns of the reviews. */
export const useReviewColumns = () => useListColumns('ecommerce-sales', columns)
