import messages from '@locales/en/manuscripts.json'
import { renderHook } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it } from 'vitest'
import { useOutlineColumns } from './use-outline-columns.ts'

function store(value: object | null) {
  const key = 'quillport-table-outline'
  const newValue = value === null ? null : JSON.stringify(value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
beforeEach(() => store(null))

const shown = (width: number) => {
  const { result } = renderHook(
    () => useOutlineColumns({ customFields: [{ id: 'm', title: 'Mood' }] as never }, width),
    {
      wrapper: ({ children }) => (
        <IntlProvider locale="en" messages={messages}>
          {children}
        </IntlProvider>
      ),
    },
  )
  return result.current.visible.map(({ id }) => id)
}

it.each([
  [400, ['title', 'words']],
  [480, ['title', 'status', 'words']],
  [680, ['title', 'synopsis', 'status', 'words']],
  [790, ['title', 'synopsis', 'label', 'status', 'words']],
])('R-846: an outline of %i px hides the less important columns at first', (width, ids) => {
  expect(shown(width)).toEqual(ids)
})

it('R-846: the chosen columns and their order are those of the person, at each width', () => {
  store({ shown: { synopsis: true, words: false, 'custom:m': true }, order: ['status', 'synopsis'] })
  expect(shown(480)).toEqual(['title', 'status', 'synopsis', 'custom:m'])
})
