import { Avatar, Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { LearnerCourse } from '@contract/demo/academy.ts'
import { useIntl } from 'react-intl'
import { avatarName } from '@/demos/shared/avatar-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatLength } from '@/ui/format/format-length.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

/** The description, the key facts and the instructor of a course. */
export function CourseFacts({ course }: { course: LearnerCourse }) {
  const intl = useIntl()
  const t = useT('academy.facts')
  const facts = [
    ['level', course.skillLevel],
    ['students', intl.formatNumber(course.students)],
    ['language', course.language],
    ['captions', t(course.isCaptions ? 'yes' : 'no')],
    ['lectures', intl.formatNumber(course.total)],
    ['length', formatLength(course.length)],
  ] as const
  return (
    <Stack gap="6">
      <Box>
        <Heading as="h2" textStyle="md">
          {t('about')}
        </Heading>
        <Text mt="2" dir="auto" css={textAlignMatchParent}>
          {course.about}
        </Text>
        <Text mt="2" color="fg.muted" dir="auto" css={textAlignMatchParent}>
          {course.description}
        </Text>
      </Box>
      <SimpleGrid as="dl" columns={{ base: 2, md: 3 }} gap="4">
        {facts.map(([key, value]) => (
          <Box key={key}>
            <Text as="dt" textStyle="sm" color="fg.muted">
              {t(key)}
            </Text>
            <Text as="dd" fontWeight="medium">
              {value}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      <Flex align="center" gap="3">
        <Avatar.Root>
          <Avatar.Fallback name={avatarName(course.instructor.name)} />
          <Avatar.Image src={course.instructor.avatar} alt="" />
        </Avatar.Root>
        <Box>
          <Text fontWeight="medium">{course.instructor.name}</Text>
          <Text textStyle="sm" color="fg.muted">
            {course.instructor.position}
          </Text>
        </Box>
      </Flex>
    </Stack>
  )
}
