import { expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

const mail = {
  language: 'fr' as const,
  subject: 'A <b> & c',
  paragraphs: ['First\n<line>', 'https://x.test/?a=1&b=2'],
  button: { label: 'Open "it"', url: 'https://x.test/open?a=1&b=2' },
  footer: [{ text: 'Settings', url: 'https://x.test/settings' }, { text: 'A & B' }],
}

it('R-682: the plain text of a mail has the paragraphs, the button and the footer after the signature line', () => {
  expect(renderMail(mail).text).toBe(
    [
      'First\n<line>',
      'https://x.test/?a=1&b=2',
      'Open "it"\nhttps://x.test/open?a=1&b=2',
      '-- \nSettings\nhttps://x.test/settings\nA & B',
    ].join('\n\n'),
  )
  expect(renderMail({ subject: '', paragraphs: ['One'] }).text).toBe('One')
})

it('R-957: a list of a mail has a link for each row, with its note, as text and as HTML', () => {
  const rows = [
    { text: 'A & B', url: 'https://x.test/1', note: 'Due <soon>' },
    { text: 'More', url: 'https://x.test/2' },
  ]
  const { text, html } = renderMail({ subject: '', paragraphs: ['Two', rows] })
  expect(text).toBe('Two\n\nA & B\nDue <soon>\nhttps://x.test/1\n\nMore\nhttps://x.test/2')
  expect(html).toMatch(
    /<a href="https:\/\/x\.test\/1">A &amp; B<\/a><br><span [^>]*>Due &lt;soon&gt;<\/span>/,
  )
  expect(html).toMatch(/<a href="https:\/\/x\.test\/2">More<\/a><\/p>/)
})

it('the HTML of a mail has its language, links, and nothing that a person wrote as markup', () => {
  const { html } = renderMail(mail)
  expect(html).toMatch(/^<!doctype html><html lang="fr" dir="ltr">/)
  expect(html).toContain('<title>A &lt;b&gt; &amp; c</title>')
  expect(html).toContain('First<br>&lt;line&gt;')
  expect(html).toContain('<a href="https://x.test/?a=1&amp;b=2">https://x.test/?a=1&amp;b=2</a>')
  expect(html).toMatch(
    /<a href="https:\/\/x\.test\/open\?a=1&amp;b=2" style="[^"]*">Open &quot;it&quot;<\/a>/,
  )
  expect(html).toContain('Settings</a>')
  expect(html).toContain('A &amp; B')
  expect(renderMail({ subject: '', paragraphs: [] }).html).toContain('<html dir="ltr">')
})
