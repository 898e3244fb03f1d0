import { Box, Tabs, Text } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import type { ProjectDetail } from '@contract/projects.ts'
import type { UserData } from '@contract/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { commentsQuery } from '../../api/comments.ts'
import { projectMessagesQuery } from '../../api/threads.ts'
import { ProjectComments } from '../comments/project-comments.tsx'
import { ProjectHistory } from './project-history.tsx'
import { ProjectThreads } from './project-threads.tsx'

type ProjectTalkProps = { project: ProjectDetail; user: UserData; today: string }

/** The timeline, conversations and history of a project, in tabs. */
export function ProjectTalk({ project, user, today }: ProjectTalkProps) {
  const intl = useIntl()
  const t = useT('projects')
  const comments = useQuery(commentsQuery(project.id)).data?.length ?? 0
  const count = comments + (useQuery(projectMessagesQuery(project.id)).data?.messages.length ?? 0)
  return (
    <Box
      as="section"
      aria-label={t('view.talk')}
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      minW="0"
    >
      <Tabs.Root recipe={tabsSlotRecipe} defaultValue="comments" size="sm" lazyMount>
        <Tabs.List px={{ base: '2', md: '3' }} pt="1">
          {(['comments', 'messages', 'history'] as const).map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {t(`view.tab-${tab}`)}
              {tab === 'comments' && count > 0 ? (
                <Text as="span" textStyle="xs" color="fg.muted">
                  {intl.formatNumber(count)}
                </Text>
              ) : null}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="comments" p={{ base: '4', md: '5' }}>
          <ProjectComments project={project} user={user} />
        </Tabs.Content>
        <Tabs.Content value="messages" p={{ base: '4', md: '5' }}>
          <ProjectThreads project={project} />
        </Tabs.Content>
        <Tabs.Content value="history" p={{ base: '4', md: '5' }}>
          <ProjectHistory project={project} today={today} />
        </Tabs.Content>
      </Tabs.Root>
    </Box>
  )
}
