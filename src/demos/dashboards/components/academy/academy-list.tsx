import type { AcademyDashboard } from '@contract/demo/dashboards/academy.ts'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { shareOf } from '../../model/figure-change.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { ListCard } from '../list-card.tsx'

type AcademyListProps = { list: 'instructors' | 'top-courses' | 'assignments'; data: AcademyDashboard }

/** The instructors with the most learners, the courses with the most views, or the tasks of courses in progress. */
export function AcademyList({ list, data: { instructors, top, assignments } }: AcademyListProps) {
  const intl = useIntl()
  const t = useT('dashboards')
  const { count, percent } = useFigureFormats()
  const formatRating = (rating: number) => intl.formatNumber(rating, { minimumFractionDigits: 1 })
  const rows = {
    instructors: () =>
      instructors.map(({ name, avatar, courses, learners, rating }) => ({
        id: name,
        label: name,
        note: t('instructors.note', { count: courses, rating: formatRating(rating) }),
        image: avatar,
        shape: 'round' as const,
        value: count(learners),
      })),
    'top-courses': () =>
      top.map(({ id, title, image, views, rating }) => ({
        id: String(id),
        label: title,
        to: href('academy.course', undefined, { course: id }),
        note: t('top-courses.note', { rating: formatRating(rating) }),
        image,
        value: count(views),
      })),
    assignments: () =>
      assignments.map(({ id, title, done, total }) => ({
        id: String(id),
        label: title,
        to: href('academy.course', undefined, { course: id }),
        note: t('assignments.tasks', { done, total }),
        value: percent(shareOf(done, total)),
        meter: { label: title, share: shareOf(done, total) },
      })),
  }
  return (
    <ListCard
      title={t(`${list}.title`)}
      description={t(`${list}.lead`)}
      empty={t(`${list}.empty`)}
      rows={rows[list]()}
    />
  )
}
