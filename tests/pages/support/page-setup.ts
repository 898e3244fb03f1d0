import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { TIMEOUT_MS } from '../../support/eventually.ts'
import './page-window.ts'

// Hooks of a test file run before this one, so the page is closed.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const { describeClosedPage } = await import('./render-route.tsx')
  console.error(describeClosedPage())
})

// Kept here, because a fake clock replaces it.
const { setImmediate } = globalThis

configure({
  // The document of a whole page is too long for a failure message.
  getElementError: (message) =>
    Object.assign(new Error(message?.split('\n')[0] ?? 'not found'), { name: 'TestingLibraryElementError' }),
  // The production build of React has no `act`; it renders as in the browser, and tests wait for what it shows.
  eventWrapper: (dispatch) => dispatch(),
  // Zag reports a change after the event, and React renders it by `setImmediate`; an expectation right after a click would
  // sometimes read the state before it.
  asyncWrapper: async (work) => {
    const result = await work()
    await new Promise((resolve) => setImmediate(resolve))
    return result
  },
  // Includes the imports of the first page of a file, on a busy machine.
  asyncUtilTimeout: TIMEOUT_MS,
})
