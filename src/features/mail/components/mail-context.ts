import type { MailLabel, ThreadSummary } from '@contract/mail.ts'
import { createContext, use } from 'react'
import type { MailboxState } from '../hooks/use-mailbox.ts'
import type { ThreadActions } from '../hooks/use-thread-actions.ts'
import type { Composition } from '../model/composition.ts'

/** The menus about threads. */
export type MenuKind = 'all' | 'label' | 'status' | 'due'

/** The shared state of the mailbox components. */
export type MailContextValue = {
  uid: string
  /**
   * Staff share a thread's task status and due date; a client has their own status and can only read the due
   * date.
   */
  isStaff: boolean
  mailbox: MailboxState
  actions: ThreadActions
  /** Opens the dialog that creates or edits a label. */
  openLabelDialog: (label?: MailLabel) => void
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
