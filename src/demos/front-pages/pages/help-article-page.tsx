import { Box, Breadcrumb, Button, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { breadcrumbSlotRecipe } from '@chakra-ui/react/theme'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { useLanguage } from '@/lib/i18n/language.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { usePageTitle } from '@/lib/routing/page-title.ts'
import { EmptyState, ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { articleQuery } from '../api/front-pages.ts'
import { ArticleAside } from '../components/help/article-aside.tsx'
import { ArticleBody } from '../components/help/article-body.tsx'
import { ArticleVote } from '../components/help/article-vote.tsx'
import { FrontFrame } from '../shared/front-frame.tsx'
import { frontLinks } from '../shared/front-links.ts'
import { FrontSection } from '../shared/front-section.tsx'

/** A help article (`/front-pages/help-center/article/:title`, R-444 to R-446). */
export function Page() {
  const intl = useIntl()
  const t = useT('front-pages.article')
  const { title = '' } = useParams()
  const query = useQuery(articleQuery(title, useLanguage()))
  const article = query.data
  usePageTitle(article?.title)
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  return (
    <FrontFrame description={article?.subtitle ?? intl.formatMessage({ id: 'front-pages.help.meta' })}>
      <FrontSection py={{ base: '8', md: '12' }}>
        {article ? (
          <Grid
            templateColumns={{ base: '1fr', lg: 'minmax(0, 46rem) 240px' }}
            gap={{ base: '10', lg: '16' }}
          >
            <Stack as="article" gap="8" minW="0">
              <Box>
                <Breadcrumb.Root recipe={breadcrumbSlotRecipe} aria-label={t('crumbs')} mb="4">
                  <Breadcrumb.List>
                    <Breadcrumb.Item>
                      <Breadcrumb.Link asChild>
                        <Link to={frontLinks.help.to}>{t('back')}</Link>
                      </Breadcrumb.Link>
                    </Breadcrumb.Item>
                    <Breadcrumb.Separator data-mirror="" />
                    <Breadcrumb.Item>
                      <Breadcrumb.CurrentLink>{article.topic}</Breadcrumb.CurrentLink>
                    </Breadcrumb.Item>
                  </Breadcrumb.List>
                </Breadcrumb.Root>
                <Heading as="h1" tabIndex={-1} fontFamily="prose" fontWeight="500" textStyle="2xl">
                  {article.title}
                </Heading>
                <Text color="fg.muted" mt="2">
                  {article.author} · {t('updated', { date: formatDate(intl, article.lastUpdated, 'day') })}
                </Text>
              </Box>
              <ArticleBody sections={article.sections} />
              <ArticleVote key={article.slug} slug={article.slug} />
            </Stack>
            <Box position={{ lg: 'sticky' }} top="calc(var(--bar-height) + 24px)" alignSelf="start">
              <ArticleAside article={article} />
            </Box>
          </Grid>
        ) : isMissing ? (
          <EmptyState
            drawing="lost"
            level="h1"
            title={t('missing.heading')}
            body={t('missing.body')}
            action={
              <Button asChild variant="outline">
                <Link to={frontLinks.help.to}>{t('back')}</Link>
              </Button>
            }
          />
        ) : query.isError ? (
          <ErrorState level="h1" onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
        ) : (
          <ProseSkeleton lines={8} />
        )}
      </FrontSection>
    </FrontFrame>
  )
}
