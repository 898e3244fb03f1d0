import { Box, Flex, Text } from '@chakra-ui/react'
import type { MailLabel, TaskStatus, ThreadSummary } from '@contract/mail.ts'
import { CalendarClock, Circle, CircleCheck, CircleDot, FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { labelColours } from '../model/label-colours.ts'
import { dueInWords } from '../model/when.ts'

type ChipProps = { icon?: ReactNode; bg?: string; color?: string; maxW?: string; children: ReactNode }

/** A quiet fact on a line. */
export function Chip({ icon, bg = 'bg.subtle', color = 'fg.muted', maxW = '40', children }: ChipProps) {
  return (
    <Flex
      as="span"
      align="center"
      gap="1"
      px="1.5"
      h="5"
      maxW={maxW}
      minW="0"
      borderRadius="full"
      textStyle="xs"
      bg={bg}
      color={color}
    >
      {icon}
      <Text as="span" dir="auto" truncate>
        {children}
      </Text>
    </Flex>
  )
}

/** A label, in its colour and by its name. */
export function LabelChip({ label }: { label: MailLabel }) {
  const { bg, fg, dot } = labelColours[label.colour]
  return (
    <Chip bg={bg} color={fg} icon={<LabelDot colour={dot} />}>
      {label.name}
    </Chip>
  )
}

/** Labels where there is no room for their names: the dots, and the names for whoever points or listens. */
export function LabelDots({ labels }: { labels: readonly MailLabel[] }) {
  const intl = useIntl()
  if (labels.length === 0) return null
  const names = intl.formatList(labels.map(({ name }) => name))
  return (
    <Flex
      as="span"
      gap="1"
      flexShrink="0"
      px="1.5"
      h="5"
      align="center"
      borderRadius="full"
      bg="bg.subtle"
      title={names}
    >
      {labels.map(({ id, colour }) => (
        <LabelDot key={id} colour={labelColours[colour].dot} />
      ))}
      <Box as="span" srOnly>
        {names}
      </Box>
    </Flex>
  )
}

/** The dot of a label's colour. */
export function LabelDot({ colour }: { colour: string }) {
  return <Box as="span" flexShrink="0" boxSize="2" borderRadius="full" bg={colour} aria-hidden />
}

const statusIcons = { new: Circle, in_process: CircleDot, completed: CircleCheck } as const
const statusTones = { new: 'fg.muted', in_process: 'info.fg', completed: 'success.fg' } as const

/** A task status: shape, colour and word. */
export function StatusMark({ status }: { status: TaskStatus }) {
  const intl = useIntl()
  const Icon = statusIcons[status]
  return (
    <Flex as="span" align="center" gap="1" color={statusTones[status]} textStyle="xs" whiteSpace="nowrap">
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {intl.formatMessage({ id: `mail.status.${status}` })}
    </Flex>
  )
}

const dueTones = { overdue: 'danger.fg', today: 'warning.fg', soon: 'fg.muted', later: 'fg.muted' } as const

/** A due date in words. */
export function DueMark({ dueDate, today }: { dueDate: string; today: string }) {
  const intl = useIntl()
  const { text, tone } = dueInWords(intl, dueDate, today)
  return (
    <Flex as="span" align="center" gap="1" color={dueTones[tone]} textStyle="xs" whiteSpace="nowrap">
      <CalendarClock size={14} strokeWidth={1.75} aria-hidden />
      {text}
    </Flex>
  )
}

/** The request a conversation is about. */
export function ProjectMark({ project }: { project: NonNullable<ThreadSummary['project']> }) {
  return (
    <Chip icon={<FolderKanban size={13} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />}>
      {project.title}
    </Chip>
  )
}
