import { chakra, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { raisedCard } from '@/ui/layout/raised-card.ts'
import { userStatsQuery } from '../api/users.ts'

const figures = ['total', 'active', 'pending', 'inactive'] as const
const Card = chakra(Link)

/** The number of users by status; each figure links to the filtered list. */
export function UserStats() {
  const intl = useIntl()
  const { data, isError } = useQuery(userStatsQuery)
  if (isError) return null
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }}>
      {figures.map((figure) =>
        data ? (
          <Card
            key={figure}
            to={href('users.list', undefined, figure === 'total' ? {} : { status: figure })}
            preventScrollReset
            p={{ base: '4', md: '5' }}
            minW="0"
            {...raisedCard}
            _hover={{ bg: 'bg.subtle' }}
          >
            <Text color="fg.muted">{intl.formatMessage({ id: `users.figure.${figure}` })}</Text>
            <Text
              mt="2"
              textStyle="2xl"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              lineHeight="1.1"
            >
              {intl.formatNumber(data[figure])}
            </Text>
            <Text mt="2" minH="4" textStyle="xs" color="fg.muted">
              {figure === 'total' || data.total === 0
                ? null
                : intl.formatMessage(
                    { id: 'users.figure.share' },
                    { share: intl.formatNumber(data[figure] / data.total, { style: 'percent' }) },
                  )}
            </Text>
          </Card>
        ) : (
          <Skeleton key={figure} height="124px" borderRadius="card" />
        ),
      )}
    </SimpleGrid>
  )
}
