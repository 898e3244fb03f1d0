import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import type { UserData } from '@contract/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { outboxOf, sendAgain } from '@/lib/outbox/outbox.ts'
import { usePresence } from '@/lib/realtime/use-presence.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { outgoingComments } from '../../api/comment-outbox.ts'
import { commentsQuery } from '../../api/comments.ts'
import { projectMessagesQuery, useProjectMessageEvents } from '../../api/threads.ts'
import { timelineOf } from '../../model/timeline.ts'
import { useKnownPeople } from '../view/use-known-people.ts'
import { CommentItem, UnsentComment } from './comment-item.tsx'
import { MessageItem } from './message-item.tsx'
import { TimelineComposer } from './timeline-composer.tsx'

type CommentsProps = {
  project: ProjectDetail
  user: Pick<UserData, 'uid' | 'fullName' | 'avatar'>
}

/** The timeline of a project: its comments and the messages about it, updated live and optimistically. */
export function ProjectComments({ project, user }: CommentsProps) {
  const projectId = project.id
  const intl = useIntl()
  const t = useT('projects.comments')
  const { data, isError, isFetching, refetch } = useQuery(commentsQuery(projectId))
  const messages = useQuery(projectMessagesQuery(projectId))
  useProjectMessageEvents(projectId, user.uid, project.mayWork)
  const entries = timelineOf(data ?? [], messages.data?.messages ?? [])
  const unsent = outgoingComments.useAll(user.uid).filter((entry) => entry.data.projectId === projectId)
  const me = { name: user.fullName, avatar: user.avatar }
  const room = usePresence(`room:project:${projectId}`)
  const known = useKnownPeople(project)
  const typing = room.typing.flatMap((uid) => known.get(uid) ?? [])
  const arrived = new Set((data ?? []).map(({ id }) => id))
  const waiting = unsent.filter(({ id }) => !arrived.has(id))
  return (
    <Stack gap="5">
      {isError && !data ? <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} /> : null}
      {!data && !isError ? <RowsSkeleton rows={3} /> : null}
      {data && messages.data && entries.length === 0 && waiting.length === 0 ? (
        <Text color="fg.muted">{t('none')}</Text>
      ) : null}
      {messages.data?.hasMore ? (
        <Text color="fg.muted" textStyle="sm">
          {t('older-messages')}
        </Text>
      ) : null}
      {entries.length > 0 || waiting.length > 0 ? (
        <Stack
          as="ol"
          listStyleType="none"
          gap="5"
          aria-label={intl.formatMessage({ id: 'projects.field.comments' })}
        >
          {entries.map((entry) =>
            entry.kind === 'comment' ? (
              <CommentItem
                key={entry.comment.id}
                projectId={projectId}
                comment={entry.comment}
                mayAsk={project.mayWork}
                mayChange={project.can.comment === true}
              />
            ) : (
              <MessageItem key={entry.message.id} message={entry.message} isContinued={entry.isContinued} />
            ),
          )}
          {waiting.map((one) => (
            <UnsentComment
              key={one.id}
              author={me}
              body={one.data.body}
              files={one.data.files ?? []}
              at={one.data.writtenAt}
              state={one.state}
              onRetry={() => sendAgain(user.uid, one.id)}
              onDiscard={() => outboxOf(user.uid).drop(one.id)}
            />
          ))}
        </Stack>
      ) : null}
      <Box>
        <Flex minH="6" align="center" gap="2" color="fg.muted" textStyle="xs" role="status">
          {typing.length > 0 ? (
            <>
              {typing.slice(0, 2).map((person) => (
                <PersonAvatar key={person.uid} person={person} size="2xs" />
              ))}
              {intl.formatMessage(
                { id: 'projects.comments.typing' },
                { count: typing.length, names: intl.formatList(typing.slice(0, 2).map(({ name }) => name)) },
              )}
            </>
          ) : null}
        </Flex>
        {project.can.comment === true ? (
          <TimelineComposer
            project={project}
            uid={user.uid}
            threadId={messages.data && (messages.data.messages.at(-1)?.threadId ?? null)}
            isFailed={messages.isError && !messages.data}
            onTyping={room.noteTyping}
            onStopped={room.noteStopped}
          />
        ) : (
          <Text color="fg.muted">{t('observer')}</Text>
        )}
      </Box>
    </Stack>
  )
}
