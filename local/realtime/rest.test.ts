import { expect, it, vi } from 'vitest'
import { limits } from './limits.ts'
import { restRoutes } from './rest.ts'
import type { Service } from './service.ts'

it('R-547: a REST broadcast stops with its sender', async () => {
  const sender = new AbortController()
  const publish = vi.fn()
  const mayWrite = vi.fn(async () => {
    // The sender closes the connection while the third message is checked.
    if (mayWrite.mock.calls.length === 3) sender.abort()
    return true
  })
  const service = { readClaims: async () => ({ role: 'service_role' }), mayWrite, hub: { publish } }
  const message = { topic: 'room:one', event: 'e', payload: {}, private: true }
  await restRoutes(service as unknown as Service).request('/realtime/v1/api/broadcast', {
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: JSON.stringify({ messages: Array(limits.restMessages).fill(message) }),
    signal: sender.signal,
  })
  expect(mayWrite).toHaveBeenCalledTimes(3)
  expect(publish.mock.calls.length).toBeLessThanOrEqual(3)
})
