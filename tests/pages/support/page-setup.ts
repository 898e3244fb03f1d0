import { configure } from '@testing-library/react'

// The document of a whole page is too long for a failure message.
configure({
  getElementError: (message) =>
    Object.assign(new Error(message?.split('\n')[0] ?? 'not found'), { name: 'TestingLibraryElementError' }),
})
