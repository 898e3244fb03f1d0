import { type ActionTable, createActionChecks } from './action-table.ts'
import type { ThreadSummary } from './mail.ts'

type ConversationFolder = ThreadSummary['folder']
/** `participant`: the conversation is in the caller's mailbox. `staff`: so it is, and the caller is staff. */
type ConversationRight = 'participant' | 'staff'

const all = ['inbox', 'archive', 'spam', 'trash', 'sent'] as const

/** Each action on a conversation with the rights and folders that allow it; tested against the API. */
export const CONVERSATION_ACTIONS = {
  archive: { participant: ['inbox', 'spam', 'trash', 'sent'] },
  inbox: { participant: ['archive', 'spam', 'trash', 'sent'] },
  spam: { participant: ['inbox', 'archive', 'trash', 'sent'] },
  trash: { participant: ['inbox', 'archive', 'spam', 'sent'] },
  delete: { participant: ['trash'] },
  'due-date': { staff: all },
} as const satisfies ActionTable<ConversationRight, ConversationFolder>

/** `conversationCan.delete({ folder, isStaff })` returns whether the action is possible now, or why not. */
export const conversationCan = createActionChecks<
  ConversationRight,
  ConversationFolder,
  typeof CONVERSATION_ACTIONS,
  { folder: ConversationFolder; isStaff: boolean }
>(
  CONVERSATION_ACTIONS,
  ({ isStaff }) => ({ participant: true, staff: isStaff }),
  ({ folder }) => folder,
)
