import { Box, Button, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { HelpCenter } from '@contract/demo/pages.ts'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { frontLinks } from '../../shared/front-links.ts'
import { FrontSection } from '../../shared/front-section.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleLink } from './article-link.tsx'

type HelpTopicsProps = { help: HelpCenter }
const columns = { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }
const narrow = { base: '10', md: '12' }

/** Popular articles, all topics and further reading. */
export function HelpTopics({ help }: HelpTopicsProps) {
  const t = useT('front-pages.help')
  return (
    <>
      <FrontSection title={t('popular')} py={narrow}>
        <Grid templateColumns={columns} gap="4">
          {help.popularArticles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </Grid>
      </FrontSection>
      <FrontSection title={t('topics')} py={narrow} bg="bg.surface">
        <Grid templateColumns={columns} gap="8">
          {help.allArticles.map(({ title, articles }) => (
            <Stack key={title} gap="1">
              <Heading as="h3" textStyle="md" mb="1">
                {title}
              </Heading>
              {articles.map((article) => (
                <ArticleLink key={article.slug} article={article} />
              ))}
            </Stack>
          ))}
        </Grid>
      </FrontSection>
      <FrontSection title={t('learning')} py={narrow}>
        <Grid templateColumns={columns} gap="4">
          {help.keepLearning.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </Grid>
        <Box>
          <Heading as="h2" textStyle="md">
            {t('ask.heading')}
          </Heading>
          <Text color="fg.muted" mt="1" mb="4">
            {t('ask.body')}
          </Text>
          <Button asChild variant="outline">
            <Link to={frontLinks.contact.to}>{t('ask.contact')}</Link>
          </Button>
        </Box>
      </FrontSection>
    </>
  )
}
