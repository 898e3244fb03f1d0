import { ChakraProvider } from '@chakra-ui/react'
import type { DocNode } from '@contract/document.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { system } from '@/ui/theme/system.ts'
import { signedUrlQuery } from '../../api/raw-files.ts'
import { ProseNodes } from './prose-nodes.tsx'

const path = 'm/map.png'

function show(node: DocNode) {
  const client = createQueryClient()
  client.setQueryData(signedUrlQuery(path).queryKey, 'https://files.example/map.png')
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <ProseNodes nodes={[{ type: 'paragraph', content: [node] }]} />
      </QueryClientProvider>
    </ChakraProvider>,
  )
}

it('R-947: a reader sees the alignment and caption of a picture', () => {
  show({ type: 'image', attrs: { path, alt: 'A map', align: 'end', caption: '<b>Harbour</b>' } })
  const figure = screen.getByRole('figure')
  expect(figure).toHaveAttribute('data-figure', 'end')
  expect(figure).toHaveTextContent('<b>Harbour</b>')
  expect(figure).toContainElement(screen.getByRole('img', { name: 'A map' }))
})

it('R-948: a picture without both stays in its line', () => {
  show({ type: 'image', attrs: { path, alt: 'A map' } })
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getByRole('img', { name: 'A map' })).toBeInTheDocument()
})
