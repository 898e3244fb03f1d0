import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { RenderNear } from './render-near.tsx'

let report: (isIntersecting: boolean) => void = () => undefined
let margin = ''

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void,
        { rootMargin = '' }: IntersectionObserverInit,
      ) {
        report = (isIntersecting) => callback([{ isIntersecting }])
        margin = rootMargin
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  ),
)
afterEach(() => vi.unstubAllGlobals())

const renderDrawing = () =>
  render(
    <ChakraProvider value={system}>
      <RenderNear>drawing</RenderNear>
    </ChakraProvider>,
  )

describe('a drawing', () => {
  it('is rendered within one screen of the view, and not before', async () => {
    renderDrawing()
    await act(async () => report(false))
    expect(screen.queryByText('drawing')).toBeNull()
    expect(margin).toBe('100% 0%')
    await act(async () => report(true))
    expect(screen.getByText('drawing')).toBeVisible()
    await act(async () => report(false))
    expect(screen.getByText('drawing')).toBeVisible()
  })
})
