import { sendMessageBody } from '@contract/mail-forms.ts'
import type { PersonRef } from '@contract/people.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamMailboxesQuery } from '@/features/people/api/people.ts'
import { today } from '@/lib/time/calendar-day.ts'
import { composerHref, queueMessage, undoSend } from '../api/outbox.ts'
import { conversationQuery } from '../api/threads.ts'
import { type Composition, newComposition, toMessage } from '../model/composition.ts'
import { isSent, outgoingMail } from '../model/local-messages.ts'
import { projectMessage } from '../model/project-message.ts'
import { replyToAll } from '../model/reply.ts'
import { textAsHtml } from '../model/text-as-html.ts'

type Options = {
  uid: string
  isStaff: boolean
  /** The conversation to continue; null begins one, undefined is not known yet. */
  threadId: string | null | undefined
  /** The messages of the project could not be loaded, so the conversation stays unknown. */
  isFailed: boolean
  /** False until the person writes a message. */
  isEnabled: boolean
  /** Whether there is text; the recipients that were shown to its writer do not change then. */
  isWritten: boolean
}

/**
 * A message about a project that needs only its text: an answer to all of a conversation, or a new one to the
 * client for staff, to the assignees or the team for the client. `incomplete` lacks a recipient or a due date; `beginning`
 * waits until the message that begins the conversation can no longer be undone.
 */
export type ProjectMessageState =
  | { step: 'loading' | 'failed' | 'incomplete' | 'beginning'; threadId: string | null | undefined }
  | {
      step: 'ready'
      threadId: string | null | undefined
      readers: readonly PersonRef[]
      /** Whether a team, with all staff who handle the requests, reads it too. */
      isForTeam: boolean
      /** Queues the message, and returns its id. */
      send: (text: string) => string
    }

type MessageProject = Pick<ProjectDetail, 'id' | 'title' | 'dueDate' | 'client' | 'assignees'>

/**
 * Reads what a message about a project needs, and sends it by the outbox of the mailbox. A newer message of other people
 * would change the recipients of a written text, so they are kept until it is sent or removed.
 */
export function useProjectMessage(project: MessageProject, options: Options): ProjectMessageState {
  const newest = useNewestMessage(project, options)
  const isWritten = options.isEnabled && options.isWritten
  const [kept, setKept] = useState<ProjectMessageState | null>(null)
  if (isWritten && !kept && newest.step === 'ready') setKept(newest)
  if (!isWritten && kept) setKept(null)
  return (isWritten && kept) || newest
}

/** Returns whether a message that begins a conversation about a project is in the outbox, or was sent from it. */
function useIsBeginning(uid: string, projectId: string): boolean {
  const queued = outgoingMail.useAll(uid).find(({ data }) => data.at === null && data.projectId === projectId)
  const [id, setId] = useState<string | null>(null)
  // Kept, because a sent message leaves the outbox before its conversation has loaded.
  if (queued && queued.id !== id) setId(queued.id)
  return id !== null && isSent(uid, id)
}

/** The message that continues the conversation of `threadId`, or begins one. */
function useNewestMessage(
  project: MessageProject,
  { uid, isStaff, threadId, isFailed, isEnabled }: Options,
): ProjectMessageState {
  const isBeginning = useIsBeginning(uid, project.id)
  const conversation = useInfiniteQuery({
    ...conversationQuery(threadId ?? ''),
    enabled: isEnabled && typeof threadId === 'string',
  })
  const isUnassigned = !isStaff && project.assignees.length === 0
  const teams = useQuery({ ...teamMailboxesQuery, enabled: isEnabled && threadId === null && isUnassigned })
  if (isFailed || conversation.isError || teams.isError) return { step: 'failed', threadId }
  if (threadId === null && isBeginning) return { step: 'beginning', threadId }
  const last = conversation.data?.messages.at(-1)
  const isKnown = threadId === null ? !isUnassigned || teams.data !== undefined : last !== undefined
  if (!isEnabled || !isKnown) return { step: 'loading', threadId }
  const begin = (): Composition =>
    last
      ? replyToAll(last, uid, isStaff)
      : newComposition(projectMessage(project, uid, isStaff, today(), teams.data?.[0]))
  const { to, cc } = begin()
  const complete = sendMessageBody.safeParse(toMessage({ ...begin(), html: textAsHtml('x') })).success
  if (!complete) return { step: 'incomplete', threadId }
  const readers = [...to, ...cc]
  return {
    step: 'ready',
    threadId,
    readers,
    isForTeam: readers.some(({ isTeam }) => isTeam) || (conversation.data?.thread.team ?? null) !== null,
    send(text) {
      const composition = { ...begin(), html: textAsHtml(text) }
      queueMessage(uid, composition)
      return composition.id
    },
  }
}

/** Takes a message back, and returns the address of its composer; null when it was sent. */
export async function takeBackProjectMessage(uid: string, id: string): Promise<string | null> {
  const composition = await undoSend(uid, id)
  return composition && composerHref(composition)
}
