import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { RenderLater } from './render-later.tsx'

type Observed = { margin: string | undefined; enter: () => void }
const { observed, idle } = vi.hoisted(() => {
  const observed: Observed[] = []
  const idle: (() => void)[] = []
  class Observer {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
      observed.push({ margin: options?.rootMargin, enter: () => notify([{ isIntersecting: true }]) })
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, {
    IntersectionObserver: Observer,
    requestIdleCallback: (run: () => void) => idle.push(run),
  })
  return { observed, idle }
})

beforeEach(() => {
  observed.length = 0
  // The queue of the test before ends.
  for (let run = idle.shift(); run; run = idle.shift()) run()
})

const show = (isDrawing: boolean) =>
  render(
    <ChakraProvider value={system}>
      <RenderLater placeholder="Waiting" isDrawing={isDrawing}>
        Content
      </RenderLater>
    </ChakraProvider>,
  )
const wait = () =>
  act(() => {
    for (const run of idle.splice(0)) run()
  })

it('a part out of view renders when the browser is idle', async () => {
  show(false)
  expect(screen.getByText('Waiting')).toBeInTheDocument()
  await wait()
  expect(screen.getByText('Content')).toBeInTheDocument()
})

it('a drawing renders after the parts that wait with it', async () => {
  show(true)
  show(false)
  await wait()
  expect(screen.getByText('Waiting')).toBeInTheDocument()
  expect(screen.getByText('Content')).toBeInTheDocument()
  await wait()
  expect(screen.getAllByText('Content')).toHaveLength(2)
})

it('a drawing renders one screenful before it is scrolled into view', async () => {
  show(true)
  expect(observed[0]?.margin).toBe('0% 0% 100%')
  await act(async () => observed[0]?.enter())
  expect(screen.getByText('Content')).toBeInTheDocument()
})
