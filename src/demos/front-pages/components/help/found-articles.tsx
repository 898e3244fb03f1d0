import { Box, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useLanguage } from '@/lib/i18n/language.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { articleSearchQuery } from '../../api/front-pages.ts'
import { FrontSection } from '../../shared/front-section.tsx'
import { ArticleLink } from './article-link.tsx'

type FoundArticlesProps = { q: string; onClear: () => void }

/** The articles of a search. */
export function FoundArticles({ q, onClear }: FoundArticlesProps) {
  const t = useT('front-pages.help')
  const search = useQuery(articleSearchQuery(q, useLanguage()))
  const articles = search.data?.articles
  return (
    <FrontSection py={{ base: '8', md: '10' }}>
      <Box>
        <Text role="status" color="fg.muted" minH="5">
          {articles ? t('found', { count: articles.length, q }) : null}
        </Text>
        <QueryContent query={search} loading={<RowsSkeleton rows={3} height="64px" />}>
          {({ articles: found }) => (found.length === 0 ? <NoMatch onClear={onClear} /> : null)}
        </QueryContent>
        <Stack as="ul" listStyleType="none" gap="0" mt="2" maxW="46rem">
          {articles?.map((article) => (
            <Box as="li" key={article.slug} py="4" borderBottomWidth="1px">
              <ArticleLink article={article} />
              <Text color="fg.muted">
                {article.topic} · {article.subtitle}
              </Text>
            </Box>
          ))}
        </Stack>
      </Box>
    </FrontSection>
  )
}
