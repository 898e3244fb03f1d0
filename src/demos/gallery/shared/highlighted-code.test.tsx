import { ChakraProvider, defaultSystem } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HighlightedCode } from './highlighted-code.tsx'

it('R-616: marks comments, texts, keywords, tags and attributes, and leaves the source as it is', () => {
  const source = `// One\nconst size = 'sm'\nreturn <Button size="lg">It’s "so" for you</Button>\n`
  const { container } = render(
    <ChakraProvider value={defaultSystem}>
      <HighlightedCode source={source} />
    </ChakraProvider>,
  )
  expect(container.querySelector('code')?.textContent).toBe(source)
  const marked = [...container.querySelectorAll('span')].map(({ textContent }) => textContent?.trim())
  expect(marked).toEqual(expect.arrayContaining(['// One', 'const', 'sm', 'return', 'Button', 'size', 'lg']))
  expect(marked).not.toContain('for')
})
