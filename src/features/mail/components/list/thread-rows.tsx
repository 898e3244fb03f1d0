import { Box, Flex, Text } from '@chakra-ui/react'
import { textAlignMatchParent } from '@/ui/text-align.ts'
import { DueMark, LabelChip, LabelDots, ProjectMark } from '../chips.tsx'
import { useMail } from '../mail-context.ts'
import { MailSearchSnippet } from '../search-snippet.tsx'
import { RowHead } from './row-head.tsx'
import { StarButton } from './star-button.tsx'
import { StatusButton } from './status-button.tsx'
import { SubjectLink, type ThreadRowProps } from './subject-link.tsx'

/** A thread in four rows: people, subject, first words, state. */
export function ThreadRows(props: ThreadRowProps) {
  const { labels, mailbox } = useMail()
  const { thread, passage } = props.line
  const own = labels.filter(({ id }) => thread.labelIds.includes(id) && id !== mailbox.place.label)
  return (
    <Box flex="1" minW="0">
      <RowHead thread={thread} />
      <Flex align="center" gap="2">
        <Box flex="1" minW="0">
          <SubjectLink {...props} />
        </Box>
        <StarButton thread={thread} />
      </Flex>
      <Text dir="auto" css={textAlignMatchParent} color="fg.muted" textStyle="sm" lineClamp={passage ? 2 : 1}>
        {passage ? <MailSearchSnippet passage={passage} /> : thread.snippet}
      </Text>
      <Flex
        gap="2"
        mt="1"
        align="center"
        minW="0"
        overflow="hidden"
        h="5"
        css={{ '@media (pointer: coarse)': { h: '7' } }}
      >
        <StatusButton thread={thread} />
        {thread.dueDate ? (
          <DueMark thread={{ ...thread, dueDate: thread.dueDate }} today={mailbox.filter.today} />
        ) : null}
        {thread.project ? <ProjectMark project={thread.project} /> : null}
        {thread.project ? (
          <LabelDots labels={own} />
        ) : (
          own.map((label) => <LabelChip key={label.id} label={label} />)
        )}
      </Flex>
    </Box>
  )
}
