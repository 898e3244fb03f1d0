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

configure({
  // The document of a whole page is too long for a failure message.
  getElementError: (message) =>
    Object.assign(new Error(message?.split('\n')[0] ?? 'not found'), { name: 'TestingLibraryElementError' }),
  // The production build of React has no `act`; it renders as in the browser, and tests wait for what it shows.
  eventWrapper: (dispatch) => dispatch(),
  asyncWrapper: (work) => work(),
  // Includes the imports of the first page of a file, on a busy machine.
  asyncUtilTimeout: TIMEOUT_MS,
})
