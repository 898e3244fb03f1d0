/** What another tab has just changed: the word a setting is now remembered by, or undefined if it was not that one. */
export type ChangedSettings = (setting: string) => string | undefined

const followers = new Set<(said: ChangedSettings) => void>()
let channel: BroadcastChannel | null = null

// A message is whatever some page of this origin posts, perhaps one of an older version: only words are taken.
function wordsOf(message: unknown): Map<string, string> {
  if (typeof message !== 'object' || message === null) return new Map()
  return new Map(
    Object.entries(message).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('quillport-settings')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const words = wordsOf(data)
    for (const hear of followers) hear((setting) => words.get(setting))
  }
  return channel
}

/**
 * Tells the browser's other tabs what is remembered from now on, by setting. The words go along, because a tab
 * that looked its cookies up at once could still find the old ones: browsers write them in their own time.
 */
export const broadcastSettings = (changed: Record<string, string>): void => open()?.postMessage(changed)

/** Hears what other tabs change, for as long as the page lives; a word nobody knows is to be taken as the default. */
export function subscribeToSettings(hear: (said: ChangedSettings) => void): void {
  followers.add(hear)
  open()
}
