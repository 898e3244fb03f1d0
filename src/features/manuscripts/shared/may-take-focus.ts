import { isEditing, isOverlayOpen } from '@/lib/shortcuts/page-keys.ts'

/** True when focusing a field may open an on-screen keyboard, which covers half of the text. */
const hasTouchKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches

/**
 * True when an opened text may take the focus: the user is in no other field and no dialog, and no on-screen keyboard
 * opens.
 */
export const mayTakeFocus = (): boolean =>
  !isEditing(document.activeElement) && !isOverlayOpen() && !hasTouchKeyboard()
