import { Text } from '@chakra-ui/react'
import type { Project } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import { useProjectRights } from '../hooks/use-project-rights.ts'
import { turnLine } from '../model/turn.ts'

type TurnLineProps = { project: Pick<Project, 'turn' | 'acceptance'>; today: string; isShort?: boolean }

/** Whose turn a project is and since when, or who accepted it; nothing for a project without either. */
export function TurnLine({ project, today, isShort = false }: TurnLineProps) {
  const intl = useIntl()
  const { isStaff } = useProjectRights()
  const line = turnLine(intl, project, isStaff, today, isShort)
  if (line === null) return null
  const isMine = project.turn?.isMine ?? false
  return (
    <Text as="span" color={isMine ? 'mark.fg' : 'fg.muted'} fontWeight={isMine ? 'medium' : undefined}>
      <bdi>{line}</bdi>
    </Text>
  )
}
