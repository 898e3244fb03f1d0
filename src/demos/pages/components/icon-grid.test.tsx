import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import en from '../../../../locales/en/pages.json'
import { IconGrid } from './icon-grid.tsx'

const node = [['path', { d: 'M5 12h14', key: 'line' }]] as const
const icons = ['anchor', 'arrow-right', 'book', 'feather', 'lamp', 'mail', 'mic', 'moon'].map((name) => ({
  name,
  aliases: [],
  node: node.map(([tag, attributes]): [string, Record<string, string>] => [tag, attributes]),
}))
const writeText = vi.fn<(text: string) => Promise<void>>()

class Observer {
  constructor(private readonly report: () => void) {}
  observe() {
    this.report()
  }
  disconnect() {}
  unobserve() {}
}

const show = (query = '') =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={en}>
        <IconGrid icons={icons} query={query} onClear={() => undefined} />
      </IntlProvider>
    </ChakraProvider>,
  )

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  writeText.mockReset().mockResolvedValue()
  // Four columns of 112 px.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(460)
})

describe('IconGrid', () => {
  it('R-461: copies the import line of the pressed icon', async () => {
    show('arrow')
    expect(screen.getByText('1 icon')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'arrow-right' }))
    await waitFor(() => expect(writeText).toHaveBeenCalledWith("import { ArrowRight } from 'lucide-react'"))
  })

  it('R-461: is one tab stop and moves the focus by the arrow keys', async () => {
    show()
    const grid = screen.getByRole('grid')
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    fireEvent.keyDown(grid, { key: 'ArrowRight' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'arrow-right' })).toHaveFocus())
    fireEvent.keyDown(grid, { key: 'ArrowDown' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'mail' })).toHaveFocus())
  })
})
