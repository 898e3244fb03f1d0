import type { ProjectComment } from '@contract/project-comments.ts'
import type { ProjectMessage } from '@contract/project-messages.ts'

export type TimelineEntry =
  | { kind: 'comment'; at: string; comment: ProjectComment }
  /** `isContinued`: the entry before is a message of the same conversation. */
  | { kind: 'message'; at: string; message: ProjectMessage; isContinued: boolean }

/** Comments and messages in one list, oldest first; comments keep their order, which their numbers give. */
export function timelineOf(
  comments: readonly ProjectComment[],
  messages: readonly ProjectMessage[],
): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  const waiting = [...messages].sort((a, b) => Date.parse(a.sentAt) - Date.parse(b.sentAt))
  const addUntil = (at: number) => {
    while (waiting[0] && Date.parse(waiting[0].sentAt) < at) {
      const message = waiting.shift()
      if (!message) return
      const before = entries.at(-1)
      const isContinued = before?.kind === 'message' && before.message.threadId === message.threadId
      entries.push({ kind: 'message', at: message.sentAt, message, isContinued })
    }
  }
  for (const comment of comments) {
    addUntil(Date.parse(comment.createdAt))
    entries.push({ kind: 'comment', at: comment.createdAt, comment })
  }
  addUntil(Number.POSITIVE_INFINITY)
  return entries
}
