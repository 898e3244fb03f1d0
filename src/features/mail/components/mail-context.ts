import type { MailLabel, ThreadSummary } from '@contract/mail.ts'
import { createContext, use } from 'react'
import type { ThreadActions } from '../hooks/use-thread-actions.ts'
import type { Composition } from '../model/composition.ts'
import type { MailboxLocation } from '../model/mailbox-location.ts'

/** The menus about threads. */
export type MenuKind = 'all' | 'label' | 'status' | 'due'

/**
 * The shared state of the mailbox components without the open thread, so that opening one renders no row; `useMailbox`
 * reads the rest of the address.
 */
export type MailContextValue = {
  uid: string
  /**
   * Staff share a thread's task status and due date; a client has their own status and can only read the due
   * date.
   */
  isStaff: boolean
  location: MailboxLocation
  today: string
  actions: ThreadActions
  /** Opens the dialog that creates or edits a label. */
  openLabelDialog: (label?: MailLabel) => void
  openThread: (threadId: string, messageId?: string) => void
  /** Starts a new message in its own pane. */
  compose: (known?: Partial<Composition>) => void
  /** Opens a menu about threads below a button or at the pointer. */
  openMenu: (
    at: HTMLElement | React.MouseEvent,
    threads: readonly ThreadSummary[],
    kind?: MenuKind,
    onGone?: () => void,
  ) => void
}

const Context = createContext<MailContextValue | null>(null)
export const MailProvider = Context.Provider

export function useMail(): MailContextValue {
  const value = use(Context)
  if (!value) throw new Error('useMail needs the mailbox above it')
  return value
}
