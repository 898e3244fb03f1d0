import type { Can } from './can.ts'
import type { ThreadSummary } from './mail.ts'

export type ConversationAction = 'archive' | 'inbox' | 'spam' | 'trash' | 'delete' | 'due-date'
export type ConversationCan = Can<ConversationAction, 'already_there' | 'not_in_trash'>

/**
 * Returns what a person may do with a conversation in a folder; tested against the API. It is no column of the
 * row, because a mailbox shows a move, and its menus, before the server answers.
 */
export function conversationCan(folder: ThreadSummary['folder'], isStaff: boolean): ConversationCan {
  // A conversation of the shared inbox is in no folder of the caller.
  const move = (to: typeof folder) =>
    folder === 'team' ? 'forbidden' : folder === to ? 'already_there' : true
  return {
    archive: move('archive'),
    inbox: move('inbox'),
    spam: move('spam'),
    trash: move('trash'),
    delete: folder === 'team' ? 'forbidden' : folder === 'trash' ? true : 'not_in_trash',
    'due-date': isStaff ? true : 'forbidden',
  }
}
