import { z } from 'zod'
import { personRef } from './people.ts'

/** The most messages and characters of each in one response; the conversation has the rest. */
export const MOST_PROJECT_MESSAGES = 100
export const MOST_MESSAGE_TEXT = 2000

/** A message about a project, as its timeline shows it beside the comments. */
const projectMessage = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  subject: z.string(),
  /** A team for an answer in its name, with its `author`. */
  from: personRef.nullable(),
  author: personRef.nullable(),
  /** Those whom the caller may see; bcc recipients are visible only to the sender, and each to themselves. */
  recipients: z.array(personRef),
  /** The first {@link MOST_MESSAGE_TEXT} characters. */
  text: z.string(),
  isCut: z.boolean(),
  files: z.number().int(),
  isMine: z.boolean(),
  sentAt: z.iso.datetime({ offset: true }),
})
export type ProjectMessage = z.infer<typeof projectMessage>

/** `GET /api/projects/:id/messages`: the newest hundred that the caller may read, oldest first. */
export const projectMessageList = z.object({ messages: z.array(projectMessage), hasMore: z.boolean() })
