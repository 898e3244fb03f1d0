import { afterAll, beforeAll, vi } from 'vitest'
import { api } from '@/lib/api/api-client.ts'

/**
 * Replaces the calls of the API client while the tests of a file run; a test gives their responses. The client is
 * changed and no module mocked, so the file shares the loaded modules.
 */
export function mockApi() {
  const mocks = { get: vi.fn(), post: vi.fn(), put: vi.fn(), patch: vi.fn(), delete: vi.fn() }
  const real = { ...api }
  beforeAll(() => void Object.assign(api, mocks))
  afterAll(() => void Object.assign(api, real))
  return mocks
}
