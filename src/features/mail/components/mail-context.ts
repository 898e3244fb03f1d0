import type { MailLabel, ThreadSummary } from '@contract/mail.ts'
import { createContext, use } from 'react'
import type { MailboxState } from '../hooks/use-mailbox.ts'
import type { ThreadActions } from '../hooks/use-thread-actions.ts'
import type { Composition } from '../model/composition.ts'

/** What is done with threads from a menu. */
export type MenuKind = 'all' | 'label' | 'status' | 'due'

/** What every part of the mailbox knows. */
export type MailContextValue = {
  uid: string
  /** Staff share a thread's task status and due date; a customer has a status of their own and reads the due date. */
  isStaff: boolean
  mailbox: MailboxState
  labels: readonly MailLabel[]
  actions: ThreadActions
  /** Opens the dialog that makes a label or changes one. */
  openLabelDialog: (label?: MailLabel) => void
  /** A new message, with the pane to itself. */
  compose: (known?: Partial<Composition>) => void
  /** Opens a menu about threads under a button or at the pointer. */
  openMenu: (
    at: HTMLElement | React.MouseEvent,
    threads: readonly ThreadSummary[],
    kind?: MenuKind,
    onGone?: () => void,
  ) => void
}

const Context = createContext<MailContextValue | null>(null)
/** Gives the parts of the mailbox what they share. */
export const MailProvider = Context.Provider

/** What every part of the mailbox knows. */
export function useMail(): MailContextValue {
  const value = use(Context)
  if (!value) throw new Error('useMail needs the mailbox above it')
  return value
}
