import { describe, expect, it } from 'vitest'
import { isHref, MAX_HREF } from './link-href.ts'

describe('isHref', () => {
  it.each(['https://a.example', 'http://a.example', 'HTTPS://A.EXAMPLE', 'mailto:a@b.example', 'tel:+33123'])(
    'lets a link lead to %s',
    (address) => expect(isHref(address)).toBe(true),
  )

  it.each([
    'ftp://a.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'telnet:a',
    'x',
    '',
  ])('lets no link lead to %j', (address) => expect(isHref(address)).toBe(false))

  it('refuses addresses longer than the limit, and what is no text', () => {
    expect(isHref(`https://${'a'.repeat(MAX_HREF - 8)}`)).toBe(true)
    expect(isHref(`https://${'a'.repeat(MAX_HREF - 7)}`)).toBe(false)
    expect(isHref(7)).toBe(false)
  })
})
