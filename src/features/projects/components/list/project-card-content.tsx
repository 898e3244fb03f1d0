import { Box, Flex } from '@chakra-ui/react'
import type { Project } from '@contract/projects.ts'
import { useT } from '@/lib/use-t.ts'
import { DueDate } from '../../shared/due-date.tsx'
import { AvatarGroup } from '../avatar-group.tsx'
import { ProjectStatusBadge } from '../project-status-badge.tsx'

type CardContentProps = { project: Project; today: string }

/** Status, due date and assignees of a project in one line, so that three requests fit a phone. */
export function ProjectCardContent({ project, today }: CardContentProps) {
  const t = useT('projects')
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" minH="6" textStyle="xs">
      <ProjectStatusBadge status={project.status} isWithdrawn={project.withdrawnAt !== null} />
      <DueDate project={project} today={today} canWrap />
      <Box ms="auto" color="fg.muted">
        <AvatarGroup people={project.assignees} none={t('assignees.none')} />
      </Box>
    </Flex>
  )
}
