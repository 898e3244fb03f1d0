import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { StatGrid } from './stat-grid.tsx'

it('R-615: the figures of cards are two in a row on a phone', () => {
  render(
    <ChakraProvider value={system}>
      <StatGrid>
        <p>12</p>
      </StatGrid>
    </ChakraProvider>,
  )
  const grid = screen.getByText('12').parentElement
  expect(grid && getComputedStyle(grid).gridTemplateColumns).toBe('repeat(2, minmax(0, 1fr))')
})
