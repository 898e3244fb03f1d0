import { describe, expect, it } from 'vitest'
import { mailText, snippetOf } from './mail-text.ts'

describe('snippetOf', () => {
  it('puts a short text on one line', () => {
    expect(snippetOf(' One\n\ttwo  three ')).toBe('One two three')
  })

  it('cuts a long text after a whole word, with an ellipsis', () => {
    expect(snippetOf('one two three four', 10)).toBe('one two…')
    expect(snippetOf('one two th', 10)).toBe('one two th')
  })

  it('never cuts a character of two code units in half', () => {
    expect(snippetOf(`${'x'.repeat(39)}😀😀`, 40)).toBe(`${'x'.repeat(39)}…`)
  })
})

describe('mailText', () => {
  it('puts blocks on lines of their own and cells beside each other', () => {
    expect(mailText('<p>Dear Ann,</p><p>one<br />two</p>')).toBe('Dear Ann,\none\ntwo')
    expect(mailText('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')).toBe('a\tb')
  })

  it('decodes an escaped character once', () => {
    expect(mailText('<p>&amp;lt; &lt;b&gt; &quot;x&quot;</p>')).toBe('&lt; <b> "x"')
  })
})
