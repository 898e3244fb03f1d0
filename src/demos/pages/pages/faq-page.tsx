import { Box, Button, Link as ChakraLink, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { frontLinks } from '@/demos/front-pages/shared/front-links.ts'
import { useSearchText } from '@/demos/front-pages/shared/use-search-text.ts'
import { ExtraRecipes } from '@/demos/shared/extra-recipes.tsx'
import { useLanguage } from '@/lib/i18n/language.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { faqGroupsQuery } from '../api/faq.ts'
import { FaqGroupCard } from '../components/faq-group-card.tsx'

const groupId = (index: number) => `faq-${index}`

/** Questions and answers by topic (`/pages/faq`, R-075). */
export function Page() {
  const t = useT('faq')
  const [q, setQ] = useSearchText()
  const language = useLanguage()
  const faq = useQuery(faqGroupsQuery(q, language))
  const groups = faq.data
  return (
    <ExtraRecipes>
      <PageFrame title={t('title')} description={t('description')}>
        <SearchField value={q} onChange={setQ} label={t('search')} width="360px" />
        {groups === undefined && faq.isError ? (
          <ErrorState onRetry={() => void faq.refetch()} isRetrying={faq.isFetching} />
        ) : null}
        {groups === undefined && !faq.isError ? <RowsSkeleton rows={6} height="56px" /> : null}
        {groups?.length === 0 ? <NoMatch onClear={() => setQ('')} /> : null}
        {groups && groups.length > 0 ? (
          <Grid templateColumns={{ base: '1fr', lg: '200px minmax(0, 1fr)' }} gap={{ base: '6', lg: '10' }}>
            <Stack
              as="nav"
              aria-label={t('groups')}
              display={{ base: 'none', lg: 'flex' }}
              position="sticky"
              top="calc(var(--bar-height) + 16px)"
              alignSelf="start"
              gap="1"
            >
              {groups.map(({ faqTitle }, index) => (
                <ChakraLink key={faqTitle} asChild color="fg.muted" py="1.5">
                  <Link to={{ search: q === '' ? '' : `?q=${encodeURIComponent(q)}`, hash: groupId(index) }}>
                    {faqTitle}
                  </Link>
                </ChakraLink>
              ))}
            </Stack>
            <Stack gap="10" aria-busy={faq.isPlaceholderData}>
              {groups.map((group, index) => (
                <FaqGroupCard key={`${language} ${group.faqTitle}`} group={group} id={groupId(index)} />
              ))}
            </Stack>
          </Grid>
        ) : null}
        <Flex
          gap="4"
          align="center"
          justify="space-between"
          wrap="wrap"
          p="5"
          bg="bg.subtle"
          borderRadius="card"
        >
          <Box flex="1 1 320px">
            <Heading as="h2" textStyle="md">
              {t('ask.heading')}
            </Heading>
            <Text color="fg.muted" mt="1">
              {t('ask.body')}
            </Text>
          </Box>
          <Flex gap="2" wrap="wrap">
            <Button asChild variant="outline">
              <Link to={frontLinks.help.to}>{t('ask.help')}</Link>
            </Button>
            <Button asChild>
              <Link to={frontLinks.contact.to}>{t('ask.contact')}</Link>
            </Button>
          </Flex>
        </Flex>
      </PageFrame>
    </ExtraRecipes>
  )
}
