import { Badge, Box, Button, Card, chakra, Flex, Heading, Image, Text } from '@chakra-ui/react'
import type { Course } from '@contract/demo/academy.ts'
import { Clock, Star } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { courseTagKey } from '../model/course-tag-key.ts'

const TitleLink = chakra(Link)

/** A course with its picture, rating and the learner's progress. */
export function CourseCard({ course }: { course: Course }) {
  const intl = useIntl()
  const t = useT('academy.card')
  const tag = useT('academy.tag')
  const { id, courseTitle, completedTasks, totalTasks } = course
  const to = href('academy.course', undefined, { course: id })
  const share = totalTasks === 0 ? 0 : completedTasks / totalTasks
  const action = completedTasks === 0 ? 'start' : completedTasks === totalTasks ? 'review' : 'continue'
  return (
    <Card.Root as="article" height="full" overflow="hidden">
      {/* The title is the link for the keyboard and screen readers. */}
      <Link to={to} tabIndex={-1} aria-hidden>
        <Image src={course.image} alt="" aspectRatio={16 / 9} objectFit="cover" width="full" bg="bg.muted" />
      </Link>
      <Card.Body gap="3" p="4">
        <Flex justify="space-between" gap="2" align="center">
          <Badge colorPalette="brand">{tag(courseTagKey(course.tags))}</Badge>
          <Flex align="center" gap="1" textStyle="sm" color="fg.muted">
            <Star size={14} aria-hidden />
            <Text
              as="span"
              aria-label={t('rating', { rating: course.rating, count: course.ratingCount })}
              role="img"
            >
              {intl.formatNumber(course.rating, { minimumFractionDigits: 1 })}
            </Text>
          </Flex>
        </Flex>
        <Box flex="1">
          <Heading as="h2" textStyle="md">
            <TitleLink to={to} _hover={{ textDecoration: 'underline' }}>
              {courseTitle}
            </TitleLink>
          </Heading>
          <Text mt="1" textStyle="sm" color="fg.muted" lineClamp={2} dir="auto" css={textAlignMatchParent}>
            {course.desc}
          </Text>
        </Box>
        <Flex align="center" gap="1.5" textStyle="sm" color="fg.muted" wrap="wrap">
          <Clock size={14} aria-hidden />
          <Text as="span">{course.time}</Text>
          <Text as="span" ms="auto">
            <FormattedMessage id="academy.card.done" values={{ done: completedTasks, total: totalTasks }} />
          </Text>
        </Flex>
        <ProgressBar label={t('progress', { title: courseTitle })} share={share} />
        <Button asChild variant={action === 'continue' ? 'solid' : 'outline'}>
          <Link to={to} aria-label={t(`${action}-named`, { title: courseTitle })}>
            <FormattedMessage id={`academy.card.${action}`} />
          </Link>
        </Button>
      </Card.Body>
    </Card.Root>
  )
}
