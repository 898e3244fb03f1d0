import { Box, Flex, Text } from '@chakra-ui/react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { HighlightedSnippet } from '@/ui/lists/highlighted-snippet.tsx'
import { useLabels } from '../../api/labels.ts'
import { DueMark, LabelChip, LabelDots, ProjectMark } from '../chips.tsx'
import { useMail } from '../mail-context.ts'
import { TeamMark } from '../team-mark.tsx'
import { RowHead } from './row-head.tsx'
import { StarButton } from './star-button.tsx'
import { StatusButton } from './status-button.tsx'
import { SubjectLink, type ThreadRowProps } from './subject-link.tsx'

/** A thread in four rows: people, subject, first words, state. */
export function ThreadRows(props: ThreadRowProps) {
  const { location, today } = useMail()
  const labels = useLabels()
  const { thread, snippet } = props
  const own = labels.filter(({ id }) => thread.labelIds.includes(id) && id !== location.label)
  return (
    <Box flex="1" minW="0">
      <RowHead thread={thread} />
      <Flex align="center" gap="2">
        <Box flex="1" minW="0">
          <SubjectLink {...props} />
        </Box>
        <StarButton thread={thread} />
      </Flex>
      {/* A clamped single line has a cut ellipsis when its direction is not that of the page. */}
      <Text
        dir="auto"
        css={textAlignMatchParent}
        color="fg.muted"
        textStyle="sm"
        {...(snippet ? { lineClamp: 2 } : { truncate: true })}
      >
        {snippet ? <HighlightedSnippet snippet={snippet} /> : thread.snippet}
      </Text>
      {/* A chip that does not fit wraps out of view, because half a chip is unreadable. */}
      <Flex
        columnGap="2"
        rowGap="7"
        mt="1"
        align="center"
        alignContent="flex-start"
        wrap="wrap"
        minW="0"
        overflow="hidden"
        h="5"
        css={{ '@media (pointer: coarse)': { h: '7' } }}
      >
        <StatusButton thread={thread} />
        {thread.team ? <TeamMark team={thread.team} /> : null}
        {thread.dueDate ? <DueMark thread={{ ...thread, dueDate: thread.dueDate }} today={today} /> : null}
        {thread.project ? (
          <Flex flex="1 1 1.75rem" minW="0" maxW="max-content">
            <ProjectMark project={thread.project} />
          </Flex>
        ) : null}
        {thread.project ? (
          <LabelDots labels={own} />
        ) : (
          own.map((label) => <LabelChip key={label.id} label={label} />)
        )}
      </Flex>
    </Box>
  )
}
