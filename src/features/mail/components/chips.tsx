import { Box, Flex, Text } from '@chakra-ui/react'
import type { MailLabel, TaskStatus, ThreadSummary } from '@contract/mail.ts'
import { CalendarClock, Circle, CircleCheck, CircleDot, FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { statusPalette } from '@/ui/theme/status-palette.ts'
import { type DueThread, dueLabel } from '../model/format-date.ts'
import { labelColours } from '../model/label-colours.ts'

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
    <Chip bg={bg} color={fg} icon={<MailLabelDot colour={dot} />}>
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
        <MailLabelDot key={id} colour={labelColours[colour].dot} />
      ))}
      <Box as="span" srOnly>
        {names}
      </Box>
    </Flex>
  )
}

/** The dot of a label's colour. */
export function MailLabelDot({ colour }: { colour: string }) {
  return <Box as="span" flexShrink="0" boxSize="2" borderRadius="full" bg={colour} aria-hidden />
}

const statusIcons = { new: Circle, in_process: CircleDot, completed: CircleCheck } as const

/** A task status by its name; a customer's own is labelled as theirs. */
export function statusLabel(intl: IntlShape, status: TaskStatus, isOwn: boolean): string {
  const name = intl.formatMessage({ id: `mail.status.${status}` })
  return isOwn ? intl.formatMessage({ id: 'mail.status.yours' }, { status: name }) : name
}

type StatusMarkProps = { status: TaskStatus; isOwn: boolean; isBrief?: boolean }

/** A task status: shape, colour and word; `isOwn` says that it is the reader's alone, `isBrief` leaves the word to the button around it. */
export function StatusMark({ status, isOwn, isBrief = false }: StatusMarkProps) {
  const intl = useIntl()
  const Icon = statusIcons[status]
  return (
    <Flex
      as="span"
      align="center"
      gap="1"
      colorPalette={statusPalette[status]}
      color="colorPalette.fg"
      textStyle="xs"
      whiteSpace="nowrap"
    >
      <Icon size={14} aria-hidden />
      {isBrief ? null : statusLabel(intl, status, isOwn)}
    </Flex>
  )
}

const dueTones = { overdue: 'danger.fg', today: 'warning.fg', soon: 'fg.muted', later: 'fg.muted' } as const

type DueMarkProps = { thread: DueThread; today: string; isBrief?: boolean }

/** A due date in words; `isBrief` shows the sign alone, and the words to who points or listens. */
export function DueMark({ thread, today, isBrief = false }: DueMarkProps) {
  const intl = useIntl()
  const { text, tone } = dueLabel(intl, thread, today)
  return (
    <Flex
      as="span"
      align="center"
      gap="1"
      flexShrink="0"
      color={dueTones[tone]}
      textStyle="xs"
      whiteSpace="nowrap"
      title={isBrief ? text : undefined}
    >
      <CalendarClock size={14} aria-hidden />
      {isBrief ? (
        <Box as="span" srOnly>
          {text}
        </Box>
      ) : (
        text
      )}
    </Flex>
  )
}

/** The request a conversation is about. */
export function ProjectMark({ project }: { project: NonNullable<ThreadSummary['project']> }) {
  return <Chip icon={<FolderKanban size={13} aria-hidden style={{ flexShrink: 0 }} />}>{project.title}</Chip>
}
