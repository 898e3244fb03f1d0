import { describe, expect, it } from 'vitest'
import { splitLinks } from './links.ts'

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

describe('splitLinks', () => {
  it('separates addresses from the unchanged text around them', () => {
    const text = 'See https://example.org/a?b=1#c, then (www.example.org/x_(y)) — fine.'
    const pieces = splitLinks(text)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(links(text)).toEqual(['https://example.org/a?b=1#c', 'https://www.example.org/x_(y)'])
  })

  it('links only http and https addresses without credentials', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'https://bank.example@evil.example/',
      'https://user:pw@evil.example/',
      'http://localhost/x',
      'https://',
      'www.',
    ])
      expect(links(text), text).toEqual([])
  })

  it('ends an address before quotes, tags and final punctuation', () => {
    expect(links('"https://a.example/x" <https://b.example/>…')).toEqual([
      'https://a.example/x',
      'https://b.example/',
    ])
    expect(links('https://a.example/x?! https://b.example/x:')).toEqual([
      'https://a.example/x',
      'https://b.example/x',
    ])
  })

  it('handles very long words quickly', () => {
    expect(splitLinks(`${'a.'.repeat(2500)}`)).toHaveLength(1)
    expect(links(`https://a.example/${')'.repeat(4000)}`)).toEqual(['https://a.example/'])
  })
})
