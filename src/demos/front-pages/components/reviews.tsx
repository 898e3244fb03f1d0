import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { LandingContent } from '@contract/demo/front-pages.ts'
import { Star } from 'lucide-react'
import { pictureSrc } from '@/demos/shared/picture-src.ts'
import { SampleAvatar } from '@/demos/shared/sample-avatar.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

type ReviewsProps = { reviews: LandingContent['reviews'] }

export function Reviews({ reviews }: ReviewsProps) {
  const t = useT('front-pages.reviews')
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
      {reviews.map(({ id, name, role, quote, rating, avatar }) => (
        <Flex key={id} as="figure" direction="column" gap="4" p="5" borderWidth="1px" borderRadius="card">
          <Flex role="img" aria-label={t('rating', { rating })} gap="0.5" color="mark.fg">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star key={star} size={16} aria-hidden fill={star <= rating ? 'currentColor' : 'none'} />
            ))}
          </Flex>
          <Text
            as="blockquote"
            flex="1"
            fontFamily="prose"
            fontSize="md"
            lineHeight="1.6"
            dir="auto"
            css={textAlignMatchParent}
          >
            {quote}
          </Text>
          <Flex as="figcaption" gap="3" align="center">
            <SampleAvatar img={pictureSrc(avatar)} size="10" />
            <Box minW="0">
              <Text fontWeight="medium">{name}</Text>
              <Text color="fg.muted" textStyle="xs">
                {role}
              </Text>
            </Box>
          </Flex>
        </Flex>
      ))}
    </Grid>
  )
}
