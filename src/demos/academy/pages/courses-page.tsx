import { Flex, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { COURSE_TAGS } from '@contract/demo/academy.ts'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useListParams } from '@/lib/list-params.ts'
import { useT } from '@/lib/use-t.ts'
import { FilterSelect } from '@/ui/filter-select.tsx'
import { NoMatch } from '@/ui/no-match.tsx'
import { PageFrame } from '@/ui/page.tsx'
import { PaginationFooter } from '@/ui/pagination.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { ErrorState } from '@/ui/states.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { COURSE_TABLES, courseKeys, coursesQuery } from '../api/courses.ts'
import { CourseCard } from '../components/course-card.tsx'
import { courseTagKey } from '../model/course-tag-key.ts'

const defaults = { sortBy: '', orderBy: 'asc', itemsPerPage: 10 } as const

/** The courses of the academy with the learner's progress (`/apps/academy/my-course`). */
export function Page() {
  const t = useT('academy.courses')
  const tag = useT('academy.tag')
  const { state, q, filters, set } = useListParams(defaults, ['label', 'hideCompleted'])
  const { label, hideCompleted } = filters
  const query = { ...state, q, hideCompleted: hideCompleted || 'false', ...(label ? { label } : {}) }
  const list = useQuery(coursesQuery(query))
  useDemoChanges(COURSE_TABLES, courseKeys.all)
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
      {list.isError && !list.data ? (
        <ErrorState onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      ) : list.data?.total === 0 ? (
        <NoMatch onClear={clear} hasFilters={label !== '' || hideCompleted !== ''} level="h2" />
      ) : (
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="5" aria-busy={list.isPlaceholderData}>
          {list.data
            ? list.data.courses.map((course) => <CourseCard key={course.id} course={course} />)
            : ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                <Skeleton key={key} height="96" borderRadius="lg" />
              ))}
        </SimpleGrid>
      )}
      {list.data && list.data.total > 0 ? (
        <PaginationFooter
          page={state.page}
          pageSize={state.itemsPerPage}
          total={list.data.total}
          onPageChange={(page) => set({ page })}
          onPageSizeChange={(itemsPerPage) => set({ itemsPerPage })}
        />
      ) : null}
    </PageFrame>
  )
}
