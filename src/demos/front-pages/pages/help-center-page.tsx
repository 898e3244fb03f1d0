import { Heading, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@/lib/i18n/language.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { helpCenterQuery } from '../api/front-pages.ts'
import { FoundArticles } from '../components/help/found-articles.tsx'
import { HelpTopics } from '../components/help/help-topics.tsx'
import { FrontFrame } from '../shared/front-frame.tsx'
import { FrontSection } from '../shared/front-section.tsx'
import { useSearchText } from '../shared/use-search-text.ts'

/** The help center (`/front-pages/help-center`): search, popular articles and all topics. */
export function Page() {
  const t = useT('front-pages.help')
  const [q, setQ] = useSearchText()
  const help = useQuery(helpCenterQuery(useLanguage()))
  const { data } = help
  return (
    <FrontFrame description={t('meta')}>
      <FrontSection py={{ base: '10', md: '14' }} bg="bg.subtle">
        <Stack gap="5" align={{ md: 'center' }} css={{ '& h1': { textAlign: { md: 'center' } } }}>
          <Heading
            as="h1"
            tabIndex={-1}
            fontFamily="prose"
            fontWeight="500"
            textStyle={{ base: 'xl', md: '2xl' }}
          >
            {t('heading')}
          </Heading>
          <SearchField value={q} onChange={setQ} label={t('search')} width="420px" />
        </Stack>
      </FrontSection>
      {q !== '' ? (
        <FoundArticles q={q} onClear={() => setQ('')} />
      ) : data ? (
        <HelpTopics help={data} />
      ) : (
        <FrontSection>
          {help.isError ? (
            <ErrorState onRetry={() => void help.refetch()} isRetrying={help.isFetching} />
          ) : (
            <RowsSkeleton rows={4} height="140px" />
          )}
        </FrontSection>
      )}
    </FrontFrame>
  )
}
