import { Box, Flex, Text } from '@chakra-ui/react'
import type { Course } from '@contract/demo/academy.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { shareOf } from '../../model/figure-change.ts'
import { RowPicture } from '../row-picture.tsx'

/** The columns of the courses on the academy dashboard. */
export function useDashboardCourseColumns(): DataColumn<Course>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `dashboards.courses.${id}` })
    const share = ({ completedTasks, totalTasks }: Course) => shareOf(completedTasks, totalTasks)
    return [
      {
        id: 'courseName',
        header: t('course'),
        cell: ({ image, courseTitle, user }) => (
          <Flex align="center" gap="3" minW="0">
            <RowPicture src={image} />
            <Box minW="0">
              <Text as="bdi" display="block" fontWeight="medium" truncate>
                {courseTitle}
              </Text>
              <Text as="bdi" display="block" textStyle="xs" color="fg.muted" truncate>
                {user}
              </Text>
            </Box>
          </Flex>
        ),
        isSortable: true,
        isFixed: true,
        exportValue: ({ courseTitle }) => courseTitle,
      },
      {
        id: 'topic',
        header: t('topic'),
        cell: ({ tags }) => intl.formatMessage({ id: `dashboards.topics.tag.${tags}` }),
        exportValue: ({ tags }) => tags,
      },
      {
        id: 'time',
        header: t('time'),
        cell: ({ time }) => <bdi>{time}</bdi>,
        align: 'end',
        exportValue: ({ time }) => time,
      },
      {
        id: 'progress',
        header: t('progress'),
        cell: (course) => (
          <Flex align="center" gap="3">
            <Box flex="1" minW="20">
              <ProgressBar label={course.courseTitle} share={share(course)} />
            </Box>
            <Text as="span" fontVariantNumeric="tabular-nums">
              {intl.formatNumber(share(course), { style: 'percent' })}
            </Text>
          </Flex>
        ),
        isSortable: true,
        width: '180px',
        exportValue: (course) => Math.round(share(course) * 100),
      },
      {
        id: 'learners',
        header: t('learners'),
        cell: ({ userCount }) => intl.formatNumber(userCount),
        align: 'end',
        exportValue: ({ userCount }) => userCount,
      },
    ]
  }, [intl])
}
