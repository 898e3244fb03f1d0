import { createSetting } from '../storage/create-setting.ts'

const setting = createSetting<boolean>({
  key: 'character-shortcuts',
  parse: (text) => text !== 'off',
  format: (isOn) => (isOn ? 'on' : 'off'),
})

/** Turns single-character shortcuts on or off (WCAG 2.1.4) and stores the choice in this browser. */
export const setCharacterShortcuts = setting.set

/** True when single-character shortcuts are on. */
export const useCharacterShortcuts = setting.use

const isEditingText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, [role=textbox], input:not([type=checkbox], [type=radio], [type=button])'))

/** True when a key press at this target edits text or chooses an option of a select. */
export const isEditing = (target: EventTarget | null): boolean =>
  isEditingText(target) || (target instanceof HTMLElement && target.matches('select'))

/** True when a dialog or an open menu has the keyboard. */
export const isOverlayOpen = (): boolean =>
  document.querySelector(
    'dialog[open], :is([role=dialog], [role=alertdialog]):not([data-state=closed]):not([hidden]), [role=menu]:focus-within',
  ) !== null

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'target'
>

/** True when a key press is unhandled, has no Ctrl, Meta or Alt, and is allowed by the setting. */
function isPlainPress(event: Press): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false
  return [...event.key].length !== 1 || event.key === ' ' || setting.get()
}

/**
 * True when a key press may run a page shortcut: no text is edited, no overlay is open, and the setting
 * allows it.
 */
export const isPageKey = (event: Press): boolean =>
  isPlainPress(event) && !isEditing(event.target) && !isOverlayOpen()

/**
 * True when a key press opens the shortcut list: `?` outside text fields, also in a dialog, menu or select.
 */
export const isShortcutListKey = (event: Press): boolean =>
  event.key === '?' && isPlainPress(event) && !isEditingText(event.target)
