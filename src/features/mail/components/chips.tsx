import { Box, Flex, Text } from '@chakra-ui/react'
import type { MailLabel, TaskStatus, ThreadSummary } from '@contract/mail.ts'
import { CalendarClock, Circle, CircleCheck, CircleDot, FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { statusPalette } from '@/ui/theme/status-palette.ts'
import { type DueThread, dueLabel } from '../model/due-label.ts'
import { labelColours } from '../model/label-colours.ts'

type ChipProps = { icon?: ReactNode; bg?: string; color?: string; maxW?: string; children: ReactNode }

/** A small chip with an icon and a text. */
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

/** A label with its colour and name. */
export function LabelChip({ label }: { label: MailLabel }) {
  const { bg, fg, dot } = labelColours[label.colour]
  return (
    <Chip bg={bg} color={fg} icon={<MailLabelDot colour={dot} />}>
      {label.name}
    </Chip>
  )
}

/** Label dots for narrow rows; the names are in the accessible name and the tooltip. */
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

export function MailLabelDot({ colour }: { colour: string }) {
  return <Box as="span" flexShrink="0" boxSize="2" borderRadius="full" bg={colour} aria-hidden />
}

const statusIcons = { new: Circle, in_process: CircleDot, completed: CircleCheck } as const

/** The translated task status; a client's own status is marked as theirs. */
export function statusLabel(intl: IntlShape, status: TaskStatus, isOwn: boolean): string {
  const name = intl.formatMessage({ id: `mail.status.${status}` })
  return isOwn ? intl.formatMessage({ id: 'mail.status.yours' }, { status: name }) : name
}

type StatusMarkProps = { status: TaskStatus; isOwn: boolean; isBrief?: boolean }

/** A task status as icon, colour and text; `isOwn` marks the user's own status, `isBrief` hides the text. */
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

/** A due date; `isBrief` shows only the icon, with the text in the accessible name and the tooltip. */
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

type ProjectMarkProps = { project: NonNullable<ThreadSummary['project']>; isBrief?: boolean }

/** The project a conversation is linked to; `isBrief` shows only the icon, with the title as its name and tooltip. */
export function ProjectMark({ project, isBrief = false }: ProjectMarkProps) {
  if (isBrief)
    return (
      <Flex as="span" align="center" flexShrink="0" color="fg.muted" title={project.title}>
        <FolderKanban size={14} aria-hidden />
        <Box as="span" srOnly dir="auto">
          {project.title}
        </Box>
      </Flex>
    )
  return <Chip icon={<FolderKanban size={13} aria-hidden style={{ flexShrink: 0 }} />}>{project.title}</Chip>
}
