import { Box, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import type { HelpCenter } from '@contract/demo/pages.ts'
import { Link } from 'react-router-dom'
import { pictureSrc } from '@/demos/shared/picture-src.ts'
import { href } from '@/lib/routing/href.ts'

type ArticleCardProps = { article: HelpCenter['popularArticles'][number] }

/** A help article with its picture; the whole card is the link. */
export function ArticleCard({ article }: ArticleCardProps) {
  return (
    <LinkBox
      as="article"
      display="flex"
      gap="4"
      alignItems="center"
      p="5"
      h="full"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Flex flexShrink="0" boxSize="12" align="center" justify="center" bg="bg.subtle" borderRadius="card">
        <img src={pictureSrc(article.img)} alt="" width="30" height="30" loading="lazy" />
      </Flex>
      <Box minW="0">
        <LinkOverlay asChild fontWeight="semibold">
          <Link to={href('front-pages.article', { title: article.slug })}>{article.title}</Link>
        </LinkOverlay>
        <Text color="fg.muted">{article.subtitle}</Text>
      </Box>
    </LinkBox>
  )
}
