import { Link as ChakraLink } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'

type ArticleLinkProps = { article: { slug: string; title: string }; isQuiet?: boolean }

/** A link to a help article. */
export function ArticleLink({ article, isQuiet = false }: ArticleLinkProps) {
  return (
    <ChakraLink asChild color={isQuiet ? 'fg' : 'brand.fg'} py="1" width="fit-content">
      <Link to={href('front-pages.article', { title: article.slug })}>{article.title}</Link>
    </ChakraLink>
  )
}
