import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { sectionsOf } from '@contract/demo/page-sections.ts'
import { PAGE_TEXTS } from '@contract/page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { useLanguage } from '@/lib/i18n/language.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState, ProseSkeleton } from '@/ui/feedback/states.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { publicTextQuery } from '../api/page-texts.ts'
import { ArticleBody } from '../components/help/article-body.tsx'
import { PageTextDrawer } from '../components/page-text-drawer.tsx'
import { FrontFrame } from '../shared/front-frame.tsx'
import { FrontSection } from '../shared/front-section.tsx'

/** Terms, privacy and imprint (`/front-pages/terms` and others, R-586); administrators edit the text here. */
export function Page() {
  const intl = useIntl()
  const t = useT('front-pages')
  const { pathname } = useLocation()
  const name = PAGE_TEXTS.find((one) => pathname.endsWith(`/${one}`)) ?? 'terms'
  const query = useQuery(publicTextQuery(name, useLanguage()))
  const mayEdit = useAbility().can('update', 'admin')
  const [isEditing, setIsEditing] = useState(false)
  const text = query.data
  return (
    <FrontFrame description={t(`${name}.meta`)}>
      <FrontSection py={{ base: '8', md: '12' }}>
        <Stack gap="8" maxW="46rem">
          <Flex gap="4" align="flex-start" justify="space-between" wrap="wrap">
            <Stack gap="2">
              <Heading as="h1" tabIndex={-1} fontFamily="prose" fontWeight="500" textStyle="2xl">
                {t(`${name}.title`)}
              </Heading>
              {text ? (
                <Text color="fg.muted">
                  {t('article.updated', { date: formatDate(intl, text.updatedAt, 'day') })}
                </Text>
              ) : null}
            </Stack>
            {text && mayEdit ? (
              <Button variant="outline" onClick={() => setIsEditing(true)}>
                <Pencil size={18} aria-hidden />
                {t('text.edit')}
              </Button>
            ) : null}
          </Flex>
          {text ? (
            <ArticleBody sections={sectionsOf(text.body)} />
          ) : query.isError ? (
            <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
          ) : (
            <ProseSkeleton lines={8} />
          )}
        </Stack>
      </FrontSection>
      {text && isEditing ? <PageTextDrawer text={text} onClose={() => setIsEditing(false)} /> : null}
    </FrontFrame>
  )
}
