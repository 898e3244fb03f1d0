import { Flex, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { COURSE_TAGS } from '@contract/demo/academy.ts'
import { FormattedMessage } from 'react-intl'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { PaginationFooter } from '@/ui/lists/pagination.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { COURSE_TABLES, pagedCourses } from '../api/courses.ts'
import { CourseCard } from '../components/course-card.tsx'
import { courseTagKey } from '../model/course-tag-key.ts'

/** The courses of the academy with the learner's progress (`/apps/academy/my-course`). */
export function Page() {
  const t = useT('academy.courses')
  const tag = useT('academy.tag')
  const { query, rows, total, params } = usePagedList(pagedCourses, {
    tables: COURSE_TABLES,
    filters: ['label', 'hideCompleted'],
  })
  const { state, q, filters, set } = params
  const { label, hideCompleted } = filters
  const clear = () => set({ q: '', label: '', hideCompleted: '' })
  return (
    <PageFrame title={t('title')} description={<FormattedMessage id="academy.rule" />} width="wide">
      <Flex gap="3" wrap="wrap" align="center">
        <SearchField value={q} onChange={(next) => set({ q: next })} label={t('search')} />
        <FilterSelect
          label={t('label')}
          all={t('all')}
          value={label}
          options={COURSE_TAGS.map((value) => ({ value, label: tag(courseTagKey(value)) }))}
          onChange={(next) => set({ label: next })}
        />
        <Flex ms={{ md: 'auto' }} minW="52">
          <SwitchRow
            label={t('hide')}
            isOn={hideCompleted === 'true'}
            onChange={(isOn) => set({ hideCompleted: isOn ? 'true' : '' })}
          />
        </Flex>
      </Flex>
      {query.isError && !rows ? (
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : rows && total === 0 ? (
        <NoMatch onClear={clear} hasFilters={label !== '' || hideCompleted !== ''} level="h2" />
      ) : (
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="5" aria-busy={query.isPlaceholderData}>
          {rows
            ? rows.map((course) => <CourseCard key={course.id} course={course} />)
            : ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                <Skeleton key={key} height="96" borderRadius="lg" />
              ))}
        </SimpleGrid>
      )}
      {total > 0 ? (
        <PaginationFooter
          page={state.page}
          pageSize={state.itemsPerPage}
          total={total}
          onPageChange={(page) => set({ page })}
          onPageSizeChange={(itemsPerPage) => set({ itemsPerPage })}
        />
      ) : null}
    </PageFrame>
  )
}
