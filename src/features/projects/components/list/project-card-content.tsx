import { Box, Flex } from '@chakra-ui/react'
import type { Project } from '@contract/projects.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { DueDate } from '../../shared/due-date.tsx'
import { TurnLine } from '../../shared/turn-line.tsx'
import { AvatarGroup } from '../avatar-group.tsx'
import { ProjectStatusBadge } from '../project-status-badge.tsx'

type CardContentProps = { project: Project; today: string; isStaff: boolean }

/** The columns that a card shows in its own lines. */
export const cardColumns = ['status', 'dueDate', 'serviceType', 'company', 'assignees', 'no'] as const

/** Company, service type, status, due date, assignees and next step in three lines: three requests fit a phone. */
export function ProjectCardContent({ project, today, isStaff }: CardContentProps) {
  const t = useT('projects')
  const company = isStaff ? project.company?.name : null
  return (
    <Box textStyle="xs">
      <Flex align="center" gap="3" color="fg.muted">
        <Box flex="1" minW="0" truncate>
          {company ? (
            <>
              <bdi>{company}</bdi>
              {' · '}
            </>
          ) : null}
          {t(`serviceType.${project.serviceType}`)}
        </Box>
        {/* The avatars make the line no higher. */}
        <Box my="-1">
          <AvatarGroup people={project.assignees} none={t('assignees.none')} />
        </Box>
      </Flex>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" mt="1">
        <ProjectStatusBadge status={project.status} isWithdrawn={project.withdrawnAt !== null} />
        <DueDate project={project} today={today} canWrap />
      </Flex>
      <Box mt="1" truncate>
        <TurnLine project={project} today={today} />
      </Box>
    </Box>
  )
}
