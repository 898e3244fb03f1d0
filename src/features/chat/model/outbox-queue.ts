/** A message on its way: written, not yet known to have arrived. */
export type OutgoingChatMessage = {
  id: string
  /** The account it is for. */
  to: string
  message: string
  at: string
  /** Waits for the connection or its turn, or was refused. */
  state: 'waiting' | 'refused'
}

const most = 200
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function readEntry(value: unknown): OutgoingChatMessage | null {
  if (!isRecord(value)) return null
  const { id, to, message, at, state } = value
  if (
    typeof id !== 'string' ||
    typeof to !== 'string' ||
    typeof message !== 'string' ||
    typeof at !== 'string'
  )
    return null
  return { id, to, message, at, state: state === 'refused' ? 'refused' : 'waiting' }
}

/** Reads what was stored; what does not look like it is left out. */
export function parseOutbox(text: string | null): OutgoingChatMessage[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(value)) return []
    return value.slice(0, most).flatMap((entry) => readEntry(entry) ?? [])
  } catch {
    // Damaged text: there is nothing left to send.
    return []
  }
}

/** The next to be sent: the first waiting one of somebody to whom nothing older is stuck or under way. */
export function nextOutgoing(
  entries: readonly OutgoingChatMessage[],
  busyWith: ReadonlySet<string>,
): OutgoingChatMessage | undefined {
  return entries.find((entry) => entry.state === 'waiting' && !busyWith.has(entry.to))
}
