import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatMoment } from '@/ui/format/format-date.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { projectThreadsQuery } from '../../api/threads.ts'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { useToday } from '../../hooks/use-today.ts'
import { AvatarGroup } from '../avatar-group.tsx'

const Row = chakra(Link)

type MessagesProps = { project: Pick<ProjectDetail, 'id'> }

/** The message threads about a project, with a button to start one. */
export function ProjectThreads({ project }: MessagesProps) {
  const intl = useIntl()
  const today = useToday()
  const t = useT('projects.messages')
  const { isStaff } = useProjectRights()
  const { data, isError, isFetching, refetch } = useQuery(projectThreadsQuery(project.id, isStaff))
  return (
    <Stack gap="3">
      {isError && !data ? <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} /> : null}
      {!data && !isError ? <RowsSkeleton rows={3} /> : null}
      {data?.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      {data && data.length > 0 ? (
        <Stack as="ul" listStyleType="none" gap="0" mx="-2">
          {data.map((thread) => (
            <Box as="li" key={thread.threadId}>
              <Row
                to={href('mail.app', undefined, { thread: thread.threadId })}
                display="flex"
                alignItems="center"
                gap="3"
                px="2"
                py="2"
                borderRadius="control"
                _hover={{ bg: 'bg.subtle' }}
              >
                <AvatarGroup people={thread.people} />
                <Box flex="1" minW="0">
                  <Text
                    truncate
                    dir="auto"
                    css={textAlignMatchParent}
                    fontWeight={thread.isRead ? 'normal' : 'semibold'}
                  >
                    {thread.subject}
                  </Text>
                  <Text truncate dir="auto" css={textAlignMatchParent} textStyle="xs" color="fg.muted">
                    {thread.snippet}
                  </Text>
                </Box>
                <Text as="bdi" textStyle="xs" color="fg.muted" flex="none">
                  {formatMoment(intl, thread.lastAt, today)}
                </Text>
              </Row>
            </Box>
          ))}
        </Stack>
      ) : null}
      <Flex>
        <Button asChild variant="outline" size="xs">
          <Link to={href('mail.app', undefined, { compose: 1, project: project.id })}>
            <PenLine size={16} aria-hidden />
            {t('write')}
          </Link>
        </Button>
      </Flex>
    </Stack>
  )
}
