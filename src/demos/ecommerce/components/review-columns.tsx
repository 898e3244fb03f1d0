import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Review } from '@contract/demo/ecommerce.ts'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format-date.ts'
import { CustomerName } from './customer-name.tsx'
import { ReviewStars } from './review-stars.tsx'

const Picture = chakra('img')

/** The columns of the reviews. */
export function useReviewColumns(): DataColumn<Review>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `ecommerce-sales.field.${id}` })
    return [
      {
        id: 'product',
        header: t('product'),
        cell: ({ product, companyName, productImage }) => (
          <Flex align="center" gap="3" minW="0">
            <Picture src={productImage} alt="" boxSize="9" borderRadius="control" flex="none" />
            <Flex direction="column" minW="0">
              <Text as="bdi" fontWeight="medium" truncate>
                {product}
              </Text>
              <Text as="bdi" textStyle="xs" color="fg.muted" truncate>
                {companyName}
              </Text>
            </Flex>
          </Flex>
        ),
        width: '60',
        isSortable: true,
        isFixed: true,
        exportValue: (row) => row.product,
      },
      {
        id: 'reviewer',
        header: t('reviewer'),
        cell: ({ reviewer, avatar, email }) => <CustomerName name={reviewer} avatar={avatar} note={email} />,
        isSortable: true,
        exportValue: (row) => `${row.reviewer} <${row.email}>`,
      },
      {
        id: 'review',
        header: t('review'),
        width: '40%',
        cell: ({ review, head, para }) => (
          <Box py="1" whiteSpace="normal" minW={{ base: '0', sm: '52' }}>
            <ReviewStars rating={review} />
            <Text fontWeight="medium" mt="1" dir="auto">
              {head}
            </Text>
            <Text textStyle="xs" color="fg.muted" lineClamp={2} dir="auto">
              {para}
            </Text>
          </Box>
        ),
        exportValue: (row) => `${row.review}/5 ${row.head}: ${row.para}`,
      },
      {
        id: 'date',
        header: t('date'),
        cell: (row) => <bdi>{formatDate(intl, row.date, 'day')}</bdi>,
        isSortable: true,
        exportValue: (row) => row.date,
      },
      {
        id: 'status',
        header: t('review-status'),
        cell: ({ status }) => {
          const Sign = status === 'Published' ? CircleCheck : CircleDashed
          return (
            <Badge colorPalette={status === 'Published' ? 'success' : 'warning'}>
              <Sign size={12} strokeWidth={2} aria-hidden />
              {intl.formatMessage({ id: `ecommerce-sales.review-status.${status}` })}
            </Badge>
          )
        },
        isSortable: true,
        exportValue: (row) => row.status,
      },
    ]
  }, [intl])
}
