import { Box, Button, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { Lecture } from '@contract/demo/academy.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useDemoChanges } from '@/demos/shared/use-demo-changes.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { COURSE_TABLES, courseKeys, courseQuery, useSaveLecture } from '../api/courses.ts'
import { CourseContents } from '../components/course-contents.tsx'
import { CourseFacts } from '../components/course-facts.tsx'
import { LecturePlayer } from '../components/lecture-player.tsx'

/** A course with player and contents (`/apps/academy/course-details`); the URL names course and lecture. */
export function Page() {
  const t = useT('academy.course')
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('course') ?? 1) || 0
  const { data: course, error, refetch, isFetching } = useQuery(courseQuery(id))
  useDemoChanges(COURSE_TABLES, courseKeys.all)
  const save = useSaveLecture()
  const lectures = course?.sections.flatMap((section) => section.lectures) ?? []
  const chosenId = Number(search.get('lecture')) || course?.resumeId
  const current = lectures.find((lecture) => lecture.id === chosenId) ?? lectures[0]
  const next = current ? lectures[lectures.indexOf(current) + 1] : undefined
  const choose = (lecture: Lecture) =>
    setSearch({ course: String(id), lecture: String(lecture.id) }, { replace: true })
  const mark = (lecture: Lecture, isCompleted: boolean) =>
    save
      .mutateAsync({ id: lecture.id, isCompleted })
      .catch(() => toast.error({ title: t('not-saved', { title: lecture.title }) }))
  const back = (
    <Button asChild variant="outline">
      <Link to={href('academy.courses')}>{t('all')}</Link>
    </Button>
  )
  if (!course)
    return (
      <PageFrame title={t('title')} width="wide" actions={back}>
        {error ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton height="96" borderRadius="lg" aria-label={t('loading')} role="status" />
        )}
      </PageFrame>
    )
  const { completed, total } = course
  return (
    <PageFrame
      title={course.title}
      description={<FormattedMessage id="academy.rule" />}
      width="wide"
      actions={back}
    >
      <Grid
        gap="6"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' }}
        alignItems="start"
      >
        <Stack gap="6">
          {current ? (
            <LecturePlayer
              key={current.id}
              lecture={current}
              poster={course.image}
              onEnd={() => mark(current, true)}
            />
          ) : null}
          {next ? (
            <Button variant="outline" alignSelf="flex-end" maxW="full" onClick={() => choose(next)}>
              <Text as="span" truncate>
                {t('next', { title: next.title })}
              </Text>
              <ArrowRight size={18} data-mirror="" aria-hidden />
            </Button>
          ) : null}
          <CourseFacts course={course} />
        </Stack>
        <Stack gap="4">
          <Box>
            <Text mb="2" fontWeight="medium" aria-live="polite">
              <FormattedMessage id="academy.course.progress" values={{ done: completed, total }} />
            </Text>
            <ProgressBar label={t('progress-label')} share={total === 0 ? 0 : completed / total} />
          </Box>
          <CourseContents
            sections={course.sections}
            currentId={current?.id}
            onChoose={choose}
            onMark={mark}
          />
        </Stack>
      </Grid>
    </PageFrame>
  )
}
