import { createSetting } from '@/lib/storage/create-setting.ts'

/** Whether this device shows notifications of the system while the app is in the background; off by default. */
export const systemNotifications = createSetting<boolean>({
  key: 'quillport-system-notifications',
  parse: (text) => text === 'on',
  format: (isOn) => (isOn ? 'on' : null),
})

/** Returns what the browser allows; "unsupported" where it has no notifications. */
export const systemPermission = (): NotificationPermission | 'unsupported' =>
  'Notification' in window ? window.Notification.permission : 'unsupported'

/** Asks the browser for its permission; call it only from a button that the person pressed. */
export async function allowSystemNotifications(): Promise<boolean> {
  if (systemPermission() === 'unsupported') return false
  const isAllowed = (await window.Notification.requestPermission()) === 'granted'
  if (isAllowed) systemNotifications.set(true)
  return isAllowed
}

/** Shows a notification of the system in a hidden tab; two tabs show the same one once, because both name its id. */
export function showSystemNotification({
  id,
  title,
  onOpen,
}: {
  id: string
  title: string
  onOpen: () => void
}): void {
  if (
    document.visibilityState === 'visible' ||
    !systemNotifications.get() ||
    systemPermission() !== 'granted'
  )
    return
  try {
    const shown = new window.Notification(title, { tag: id })
    shown.onclick = () => {
      window.focus()
      onOpen()
      shown.close()
    }
  } catch (error) {
    // Android offers them to service workers only.
    console.warn('A notification could not be shown', error)
  }
}
