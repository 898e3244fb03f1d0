import { ChakraProvider } from '@chakra-ui/react'
import type { Lecture } from '@contract/demo/academy.ts'
import academy from '@locales/en/academy.json' with { type: 'json' }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import { LecturePlayer } from './lecture-player.tsx'

const api = mockApi()
const onEnd = vi.fn()
const lecture: Lecture = { id: 6, title: 'Breath', length: 48, isCompleted: false, seconds: 17 }

function play() {
  const view = render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={academy}>
        <QueryClientProvider client={new QueryClient()}>
          <LecturePlayer lecture={lecture} poster="" onEnd={onEnd} />
        </QueryClientProvider>
      </IntlProvider>
    </ChakraProvider>,
  )
  const film = screen.getByLabelText<HTMLVideoElement>('Film of Breath')
  const state = { currentTime: 0, duration: 48, ended: false }
  for (const key of ['currentTime', 'duration', 'ended'] as const)
    Object.defineProperty(film, key, {
      get: () => state[key],
      set: (value) => Object.assign(state, { [key]: value }),
    })
  return { film, state, ...view }
}
const saved = () => api.put.mock.calls.map(([path, options]) => [path, options.body])
const path = '/apps/academy/lectures/6/progress'

beforeEach(() => {
  onEnd.mockReset()
  api.put.mockReset().mockResolvedValue({ completed: 1, total: 2 })
})

it('R-261: a film starts at the second where the learner stopped, and its text says that it is a sample', () => {
  const { film, state } = play()
  fireEvent.loadedMetadata(film)
  expect(state.currentTime).toBe(17)
  expect(screen.getByText('Sample film, the same for every lecture.'), 'R-640').toBeVisible()
})

it('R-261: the position is saved while a film plays, when it is paused and when the page is left', async () => {
  const { film, state, unmount } = play()
  for (const second of [20.4, 32.6]) {
    state.currentTime = second
    fireEvent.timeUpdate(film)
  }
  state.currentTime = 40.9
  fireEvent.pause(film)
  state.currentTime = 43
  unmount()
  await waitFor(() => expect(saved()).toEqual([32, 40, 43].map((seconds) => [path, { seconds }])))
})

it('R-261: a film that ended is completed, and starts at its beginning the next time', async () => {
  const { film, state } = play()
  Object.assign(state, { currentTime: 48, ended: true })
  fireEvent.pause(film)
  expect(onEnd).not.toHaveBeenCalled()
  fireEvent.ended(film)
  expect(onEnd).toHaveBeenCalledOnce()
  await waitFor(() => expect(saved()).toEqual([[path, { seconds: 0 }]]))
})
