import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { ArticleBody } from './article-body.tsx'

describe('the text of a help article (R-446)', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '&lt;b&gt;',
  ])('shows %s as text', (hostile) => {
    const { container } = render(
      <ChakraProvider value={system}>
        <ArticleBody sections={[{ heading: hostile, paragraphs: [`${hostile} in a paragraph`] }]} />
      </ChakraProvider>,
    )
    expect(screen.getByRole('heading')).toHaveTextContent(hostile)
    expect(screen.getByText(`${hostile} in a paragraph`)).toBeVisible()
    expect(container.querySelector('script, img, a, b')).toBeNull()
  })
})
