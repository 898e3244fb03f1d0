import WebSocket from 'ws'

/**
 * A subscriber of one private topic by the plain protocol: five hundred real clients would dominate the measurement.
 */
export type Subscriber = { close: () => void }

const joinTimeoutMs = 30_000

/** Opens a connection and joins a topic; `onHint` receives the time of every broadcast. */
export function subscribe(
  url: string,
  key: string,
  token: string,
  topic: string,
  onHint: (at: number) => void,
): Promise<Subscriber> {
  return new Promise((resolve, reject) => {
    const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`
    const socket = new WebSocket(address)
    const timer = setTimeout(() => reject(new Error(`${topic} was not joined`)), joinTimeoutMs)
    socket.on('error', reject)
    socket.on('open', () => {
      const config = { private: true, broadcast: {}, presence: {}, postgres_changes: [] }
      const payload = { config, access_token: token }
      socket.send(
        JSON.stringify({ topic: `realtime:${topic}`, event: 'phx_join', payload, ref: '1', join_ref: '1' }),
      )
    })
    socket.on('message', (data) => {
      const at = now()
      const { event, payload } = JSON.parse(data.toString()) as {
        event: string
        payload: { status?: string }
      }
      if (event === 'broadcast') onHint(at)
      if (event !== 'phx_reply') return
      clearTimeout(timer)
      if (payload.status === 'ok') resolve({ close: () => socket.terminate() })
      else reject(new Error(`${topic} was refused: ${JSON.stringify(payload)}`))
    })
  })
}

/** The current time on the clock that all processes share. */
export const now = (): number => performance.timeOrigin + performance.now()

/** The percentile of a list of values. */
export function shareTopic(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** A promise with its resolve function. */
export function gate<T>(): { done: Promise<T>; open: (value: T) => void } {
  let open: (value: T) => void = () => undefined
  const done = new Promise<T>((resolve) => {
    open = resolve
  })
  return { done, open }
}
