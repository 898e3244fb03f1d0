import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/ui.json'
import fr from '../../../locales/fr/ui.json'
import { system } from '../theme/system.ts'
import { PaginationFooter } from './pagination.tsx'

const show = (page: number, pageSize: number, total: number, locale: 'en' | 'fr' = 'en') =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale={locale} messages={locale === 'en' ? en : fr}>
        <PaginationFooter
          {...{ page, pageSize, total }}
          onPageChange={() => {}}
          onPageSizeChange={() => {}}
        />
      </IntlProvider>
    </ChakraProvider>,
  )

describe('PaginationFooter', () => {
  it('R-226: offers 2, 3, 5, 10, 20, 25, 50 and 100 rows per page', () => {
    show(1, 10, 45)
    const sizes = screen.getByRole('combobox', { name: 'Entries per page' })
    expect([...sizes.querySelectorAll('option')].map(({ value }) => value).join()).toBe(
      '2,3,5,10,20,25,50,100',
    )
    expect(sizes).toHaveValue('10')
  })

  it('names the current page to screen readers', () => {
    show(2, 10, 45)
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2')
  })

  it('limits the range of the last page to the total', () => {
    show(5, 10, 45)
    expect(screen.getByText('Showing 41 to 45 of 45 entries')).toBeVisible()
  })

  it('starts the range of an empty list at 0', () => {
    show(1, 10, 0)
    expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeVisible()
  })

  it('is translated to French', () => {
    show(1, 10, 1234, 'fr')
    expect(screen.getByText(/1 .* 10 .* 1\s234/)).toBeVisible()
  })
})
