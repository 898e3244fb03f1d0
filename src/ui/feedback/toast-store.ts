import { createToaster } from '@chakra-ui/react'

export type ToastTone = 'success' | 'error' | 'info' | 'warning'

/** The options of a toast; it stays 5 s by default. */
export type ToastOptions = {
  /** A toast replaces an earlier one with the same id. */
  id?: string
  title: string
  description?: string | undefined
  action?: { label: string; onClick: () => void }
  duration?: number
}

/**
 * In the app bar between the search and its buttons, where no screen, drawer or dialog has a control; on a phone, over
 * the app bar.
 */
export const SIDE_OFFSET = 'clamp(16px, (100vw - 767px) * 1000, 232px)'
/** The shown toasts; it keeps them until the stack that shows them has loaded. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 20,
  duration: 5000,
  gap: 10,
  offsets: { top: '8px', bottom: '16px', left: SIDE_OFFSET, right: SIDE_OFFSET },
})

/**
 * The shown toast's internal id by the caller's id; a new internal id makes each toast announced and timed
 * again.
 */
const shown = new Map<string, string>()
let count = 0

/** Adds a toast to the stack, replacing the one with the same id. */
export function addToast(tone: ToastTone, options: ToastOptions): void {
  const { id = String(count), ...rest } = options
  count += 1
  const before = shown.get(id)
  if (before) toaster.remove(before)
  shown.set(id, toaster.create({ type: tone, closable: true, ...rest, id: `${id}-${count}` }) ?? '')
}

/** Removes a toast at once, because `dismiss` has no effect on a toast that was just added. */
export function dismissToast(id: string): void {
  const own = shown.get(id)
  if (own && toaster.isVisible(own)) toaster.remove(own)
}

/** Removes all toasts at once. */
export function clearToasts(): void {
  shown.clear()
  toaster.remove()
}
