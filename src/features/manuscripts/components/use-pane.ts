import { createSetting } from '@/lib/storage/create-setting.ts'

const isPaneOpen = createSetting<boolean>({
  key: 'quillport:binder-pane',
  parse: (text) => text !== 'closed',
  format: (isOpen) => (isOpen ? 'open' : 'closed'),
  isSynced: false,
})

/** Whether the binder is shown beside the page on wide screens, stored on this device. */
export function useBinderPane() {
  const isOpen = isPaneOpen.use()
  return { isOpen, toggle: () => isPaneOpen.set(!isOpen) }
}
