import { Flex, Text } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'

const POSITIONS = [1, 2, 3, 4, 5] as const

/** A rating of one to five stars. */
export function ReviewStars({ rating }: { rating: number }) {
  const t = useT('ecommerce-sales.reviews')
  return (
    <Flex gap="0.5" align="center" role="img" aria-label={t('rating', { rating })}>
      {POSITIONS.map((at) => (
        <Text key={at} as="span" color={at <= rating ? 'mark.fg' : 'fg.faint'} aria-hidden lineHeight="1">
          <Star size={15} fill={at <= rating ? 'currentColor' : 'none'} />
        </Text>
      ))}
    </Flex>
  )
}
