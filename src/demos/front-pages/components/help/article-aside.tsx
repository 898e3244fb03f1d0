import { Link as ChakraLink, Heading, Stack } from '@chakra-ui/react'
import type { HelpArticle } from '@contract/demo/pages.ts'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { sectionId } from './article-body.tsx'
import { ArticleLink } from './article-link.tsx'

type ArticleAsideProps = { article: HelpArticle }

/** The table of contents and the other articles of the topic. */
export function ArticleAside({ article }: ArticleAsideProps) {
  const t = useT('front-pages.article')
  const headings = article.sections.flatMap(({ heading }, index) => (heading ? [{ heading, index }] : []))
  return (
    <Stack gap="8">
      {headings.length > 0 ? (
        <Stack as="nav" aria-labelledby="article-contents" gap="1">
          <Heading as="h2" id="article-contents" textStyle="sm" mb="1">
            {t('contents')}
          </Heading>
          {headings.map(({ heading, index }) => (
            <ChakraLink key={index} asChild color="fg.muted" py="1" width="fit-content">
              <Link to={{ hash: sectionId(index) }}>{heading}</Link>
            </ChakraLink>
          ))}
        </Stack>
      ) : null}
      {article.articleList.length > 0 ? (
        <Stack as="nav" aria-labelledby="article-related" gap="1">
          <Heading as="h2" id="article-related" textStyle="sm" mb="1">
            {t('related')}
          </Heading>
          {article.articleList.map((other) => (
            <ArticleLink key={other.slug} article={other} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  )
}
