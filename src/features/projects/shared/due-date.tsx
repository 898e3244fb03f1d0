import { Flex, Text } from '@chakra-ui/react'
import type { Project } from '@contract/projects.ts'
import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { dueLabelOf, dueTone } from '../model/due.ts'

type DueDateProps = {
  project: Pick<Project, 'dueDate' | 'status' | 'withdrawnAt'>
  today: string
  /** Allows line breaks, where there is vertical space. */
  canWrap?: boolean
}

const colours = { overdue: 'danger.fg', today: 'mark.fg', soon: 'fg', calm: 'fg' } as const

/** A due date relative to today and as a date; an overdue one has an icon and a label. */
export function DueDate({ project, today, canWrap = false }: DueDateProps) {
  const intl = useIntl()
  const tone = dueTone(project, today)
  return (
    <Flex
      as="span"
      align={canWrap ? 'baseline' : 'center'}
      gap="1.5"
      color={colours[tone]}
      fontWeight={tone === 'overdue' || tone === 'today' ? 'medium' : undefined}
      title={project.dueDate}
      minW="0"
    >
      {tone === 'overdue' ? (
        <CircleAlert size={14} strokeWidth={2} aria-hidden style={{ flex: 'none' }} />
      ) : null}
      <Text as="bdi" truncate={!canWrap} css={textAlignMatchParent}>
        {dueLabelOf(intl, project, today)}
      </Text>
    </Flex>
  )
}
