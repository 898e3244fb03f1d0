import { Box, Checkbox, Collapsible, Flex, Stack, Text } from '@chakra-ui/react'
import { collapsibleSlotRecipe } from '@chakra-ui/react/theme'
import type { LearnerCourse, Lecture } from '@contract/demo/academy.ts'
import { ChevronDown } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatLength } from '@/ui/format/format-length.ts'

type CourseContentsProps = {
  sections: LearnerCourse['sections']
  /** The lecture in the player. */
  currentId: number | undefined
  onChoose: (lecture: Lecture) => void
  onMark: (lecture: Lecture, isCompleted: boolean) => void
}

/** The sections of a course; a lecture is opened by its title and marked by its checkbox. */
export function CourseContents({ sections, currentId, onChoose, onMark }: CourseContentsProps) {
  const t = useT('academy.contents')
  return (
    <Stack gap="0" borderWidth="1px" borderRadius="lg" overflow="hidden">
      {sections.map(({ id, title, lectures }) => (
        <Collapsible.Root
          recipe={collapsibleSlotRecipe}
          key={id}
          defaultOpen={lectures.some((lecture) => lecture.id === currentId)}
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Collapsible.Trigger
            width="full"
            display="flex"
            alignItems="center"
            gap="3"
            px="4"
            py="3"
            cursor="pointer"
          >
            <Box flex="1" textAlign="start">
              <Text fontWeight="medium">
                <bdi>{title}</bdi>
              </Text>
              <Text textStyle="sm" color="fg.muted">
                <FormattedMessage
                  id="academy.contents.section"
                  values={{
                    done: lectures.filter(({ isCompleted }) => isCompleted).length,
                    total: lectures.length,
                    length: formatLength(lectures.reduce((sum, { length }) => sum + length, 0)),
                  }}
                />
              </Text>
            </Box>
            <Collapsible.Indicator transition="transform 0.2s" _open={{ transform: 'rotate(180deg)' }}>
              <ChevronDown size={18} aria-hidden />
            </Collapsible.Indicator>
          </Collapsible.Trigger>
          <Collapsible.Content>
            <Box as="ol" listStyleType="none" px="2" pb="2">
              {lectures.map((lecture) => (
                <Flex
                  as="li"
                  key={lecture.id}
                  align="center"
                  gap="2"
                  px="2"
                  borderRadius="md"
                  bg={lecture.id === currentId ? 'bg.muted' : undefined}
                >
                  <Checkbox.Root
                    checked={lecture.isCompleted}
                    onCheckedChange={({ checked }) => onMark(lecture, checked === true)}
                    p="2.5"
                    ms="-2.5"
                  >
                    <Checkbox.HiddenInput aria-label={t('mark', { title: lecture.title })} />
                    <Checkbox.Control />
                  </Checkbox.Root>
                  <Box
                    as="button"
                    flex="1"
                    minH="11"
                    py="1"
                    textAlign="start"
                    cursor="pointer"
                    aria-current={lecture.id === currentId || undefined}
                    onClick={() => onChoose(lecture)}
                  >
                    <Text>
                      <bdi>{lecture.title}</bdi>
                    </Text>
                    <Text textStyle="xs" color="fg.muted">
                      {formatLength(lecture.length)}
                    </Text>
                  </Box>
                </Flex>
              ))}
            </Box>
          </Collapsible.Content>
        </Collapsible.Root>
      ))}
    </Stack>
  )
}
