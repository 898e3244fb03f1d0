import { createSetting } from '@/lib/storage/create-setting.ts'
import { paneWidth } from '@/ui/layout/pane-width.ts'

type StoredPane = { isOpen: boolean; width: number }
const usual: StoredPane = { isOpen: true, width: 272 }

/** Parses the stored binder; invalid values become the defaults. */
export function parseBinderPane(text: string | undefined): StoredPane {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof StoredPane, unknown>> | null
    return { isOpen: stored?.isOpen !== false, width: paneWidth(stored?.width, usual.width) }
  } catch {
    return usual
  }
}

const binderPane = createSetting<StoredPane>({
  key: 'quillport:binder-pane',
  parse: parseBinderPane,
  format: JSON.stringify,
  isSynced: false,
})

/** The binder beside a page: whether it is open and its width in px, one for all screens, stored on this device. */
export function useBinderPane() {
  const pane = binderPane.use()
  return {
    ...pane,
    setOpen: (isOpen: boolean) => binderPane.set({ ...binderPane.get(), isOpen }),
    setWidth: (width: number) =>
      binderPane.set({ ...binderPane.get(), width: paneWidth(width, usual.width) }),
  }
}
