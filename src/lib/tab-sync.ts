/** Returns the new stored value of a setting that another tab changed, undefined for an unchanged setting. */
export type ChangedSettings = (setting: string) => string | undefined

const subscribers = new Set<(changed: ChangedSettings) => void>()
let channel: BroadcastChannel | null = null

// Any page of this origin may post a message, also an older version, so only strings are accepted.
function settingsOf(message: unknown): Map<string, string> {
  if (typeof message !== 'object' || message === null) return new Map()
  return new Map(
    Object.entries(message).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('quillport-settings')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const settings = settingsOf(data)
    for (const onChange of subscribers) onChange((setting) => settings.get(setting))
  }
  return channel
}

/** Sends changed settings with their values to other tabs, because a tab could still read the old cookies. */
export const broadcastSettings = (changed: Record<string, string>): void => open()?.postMessage(changed)

/** Subscribes to changes from other tabs for the life of the page; subscribers treat unknown values as the default. */
export function subscribeToSettings(onChange: (changed: ChangedSettings) => void): void {
  subscribers.add(onChange)
  open()
}
