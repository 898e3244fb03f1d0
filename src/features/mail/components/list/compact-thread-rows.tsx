import { Box, Flex, Text } from '@chakra-ui/react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { HighlightedSnippet } from '@/ui/lists/highlighted-snippet.tsx'
import { useLabels } from '../../api/labels.ts'
import { DueMark, LabelDots, ProjectMark } from '../chips.tsx'
import { useMail } from '../mail-context.ts'
import { RowHead } from './row-head.tsx'
import { StarButton } from './star-button.tsx'
import { StatusButton } from './status-button.tsx'
import { SubjectLink, type ThreadRowProps } from './subject-link.tsx'

/** A thread in two rows: people, then subject and first words with its state. */
export function CompactThreadRows(props: ThreadRowProps) {
  const { location, today } = useMail()
  const labels = useLabels()
  const { thread, snippet } = props
  const own = labels.filter(({ id }) => thread.labelIds.includes(id) && id !== location.label)
  return (
    <Box flex="1" minW="0">
      <RowHead thread={thread} />
      <Flex align="center" gap="1.5" h="5">
        <Flex flex="1" minW="0" gap="2" align="baseline">
          <Box minW="0" flex="0 1 auto" maxW="70%">
            <SubjectLink {...props} />
          </Box>
          <Text
            flex="1 1 0"
            minW="0"
            dir="auto"
            css={textAlignMatchParent}
            color="fg.muted"
            textStyle="sm"
            truncate
          >
            {snippet ? <HighlightedSnippet snippet={snippet} /> : thread.snippet}
          </Text>
        </Flex>
        {thread.project ? <ProjectMark project={thread.project} isBrief /> : null}
        {thread.dueDate ? (
          <DueMark thread={{ ...thread, dueDate: thread.dueDate }} today={today} isBrief />
        ) : null}
        <LabelDots labels={own} />
        <StatusButton thread={thread} isBrief />
        <StarButton thread={thread} />
      </Flex>
    </Box>
  )
}
