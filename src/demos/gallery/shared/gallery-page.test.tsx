import { ChakraProvider } from '@chakra-ui/react'
import components from '@locales/en/components.json' with { type: 'json' }
import gallery from '@locales/en/gallery.json' with { type: 'json' }
import ui from '@locales/en/ui.json' with { type: 'json' }
import { render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { GalleryPage } from './gallery-page.tsx'

const Example = () => <p>Example</p>
const source = `import { Button } from '@chakra-ui/react'

export function ButtonVariants() {
  return <Button>Save</Button>
}

export function ButtonSizes() {
  return <Button size="sm">Save</Button>
}
`

it('R-460, R-616: a page of the gallery has a table of contents, and each example a heading and a text', () => {
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={{ ...ui, ...components, ...gallery }} onError={() => undefined}>
        <MemoryRouter>
          <GalleryPage
            area="components"
            specimen="button"
            examples={{ ButtonVariants: Example, ButtonSizes: Example }}
            source={source}
          />
        </MemoryRouter>
      </IntlProvider>
    </ChakraProvider>,
  )
  const links = within(screen.getByLabelText(gallery['gallery.contents'])).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [components['components.button.variants.heading'], '#variants'],
    [components['components.button.sizes.heading'], '#sizes'],
  ])
  for (const id of ['variants', 'sizes'] as const) {
    expect(document.getElementById(id)).toHaveTextContent(components[`components.button.${id}.heading`])
    expect(screen.getByText(components[`components.button.${id}.body`])).toBeVisible()
  }
})
