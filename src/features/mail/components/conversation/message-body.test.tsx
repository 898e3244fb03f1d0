import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import messages from '../../../../../locales/en/mail.json' with { type: 'json' }
import { MessageBody } from './message-body.tsx'

const show = (html: string) =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <MessageBody html={html} />
      </IntlProvider>
    </ChakraProvider>,
  )
const body = () => document.querySelector('[data-message-body]')

describe('the body of a message', () => {
  it('keeps the text of removed elements', () => {
    show('<div style="color:red" class="x" id="y">Quiet <font>words</font><img src="x" onerror="1"></div>')
    expect(body()).toHaveTextContent('Quiet words')
    expect(body()?.querySelector('img, font, [style], [class], [id]')).toBeNull()
  })
  it.each(['span', 'div', 'p', 'td', 'a'])('removes style, class and id from %s', (tag) => {
    const open = tag === 'td' ? '<table><tr>' : ''
    show(`${open}<${tag} style="position:fixed" class="x" id="y">Quiet words</${tag}>`)
    expect(body()).toHaveTextContent('Quiet words')
    expect(body()?.querySelector('[style], [class], [id]')).toBeNull()
  })
  it.each([
    '<style>*{display:none}</style>a',
    '<svg><style>*{display:none}</style></svg>a',
    '<math><mi><style>x</style></mi></math>a',
    '<form id="f"><input name="password"></form>a',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="/build/logout">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<iframe srcdoc="x"></iframe>a',
    '<base href="https://evil.example">a',
  ])('disarms %s', (html) => {
    show(html)
    expect(body()?.querySelector('style, svg, math, form, input, iframe, base, a[href]')).toBeNull()
    expect(body()).toHaveTextContent('a')
  })
  it('opens links in a new tab without access to this one', () => {
    show('<p><a href="https://example.org" target="_top" rel="opener">there</a></p>')
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
  })
  it('collapses the quoted history at its end with its heading line', async () => {
    show('<p>My answer</p><p>On Friday, Ada wrote:</p><blockquote><p>Old words</p></blockquote><p></p>')
    expect(screen.queryByText('Old words')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show quoted history' }))
    expect(screen.getByText('Old words')).toBeVisible()
  })
  it('shows a quotation completely when it is answered below or is the whole message', () => {
    show('<blockquote><p>Old words</p></blockquote><p>My answer</p>')
    expect(screen.getByText('Old words')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
