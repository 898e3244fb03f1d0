import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useLanguage } from '@/lib/i18n/language.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { landingQuery } from '../api/front-pages.ts'
import { FrontSection } from '../shared/front-section.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'

/** The parts of the landing page that are rows: reviews and questions. */
export function LandingRows() {
  const t = useT('front-pages')
  const content = useQuery(landingQuery(useLanguage()))
  return (
    <>
      <FrontSection title={t('reviews.heading')} bg="bg.surface">
        <QueryContent query={content} loading={<RowsSkeleton rows={3} height="180px" />}>
          {({ reviews }) => <Reviews reviews={reviews} />}
        </QueryContent>
      </FrontSection>
      <FrontSection title={t('questions.heading')} isBeside>
        <QueryContent query={content} loading={<RowsSkeleton rows={5} height="52px" />}>
          {({ questions }) => <Questions questions={questions} />}
        </QueryContent>
      </FrontSection>
    </>
  )
}
