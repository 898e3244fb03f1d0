// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPastedHtml } from './clean-paste.ts'
import { toSafeHref } from './link-mark.ts'

test('external images are removed and counted, stored images are kept', () => {
  const { html, picturesLeftOut } = cleanPastedHtml(
    '<p>a<img src="https://x.example/a.png"><img data-path="m/p.png"></p>',
  )
  expect(html).toBe('<p>a<img data-path="m/p.png"></p>')
  expect(picturesLeftOut).toBe(1)
})

test('styles, scripts and hidden elements are removed', () => {
  const { html } = cleanPastedHtml(
    '<style>p{}</style><script>1</script><p style="display:none">x</p><p>y</p>',
  )
  expect(html).toBe('<p>y</p>')
})

test('styled spans become marks', () => {
  const { html } = cleanPastedHtml('<p><span style="font-weight:700;font-style:italic">both</span></p>')
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('em strong, strong em')?.textContent).toBe('both')
})

test('the wrapper of Google Docs does not make everything bold', () => {
  const { html } = cleanPastedHtml('<b style="font-weight:normal" id="docs-internal-guid-1"><p>plain</p></b>')
  expect(html).toBe('<p>plain</p>')
})

test('Word lists become lists, numbered ones become ordered lists', () => {
  const item = (marker: string, text: string) =>
    `<p class="MsoListParagraph"><span style="mso-list:Ignore">${marker}</span>${text}</p>`
  const { html } = cleanPastedHtml(
    `<body xmlns:o="urn:schemas-microsoft-com:office:office">${item('·', 'salt')}${item('·', 'rope')}${item('1.', 'first')}</body>`,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect([...page.querySelectorAll('ul li')].map((li) => li.textContent)).toEqual(['salt', 'rope'])
  expect(page.querySelector('ol li')?.textContent).toBe('first')
})

test('a line break between paragraphs of Google Docs leaves no empty line (R-516)', () => {
  const { html } = cleanPastedHtml(
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p>one<br>two</p><br><p>three</p></b><br class="Apple-interchange-newline">',
  )
  expect(html).toBe('<p>one<br>two</p><p>three</p>')
})

test('a footnote of Word becomes a footnote at its number (R-516)', () => {
  const { html } = cleanPastedHtml(
    `<body xmlns:o="urn:schemas-microsoft-com:office:office"><p class="MsoNormal">The lamp<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1"><span class="MsoFootnoteReference">[1]</span></a> is lit.</p><div style="mso-element:footnote-list"><br clear="all"><hr><div style="mso-element:footnote" id="ftn1"><p class="MsoFootnoteText"><a style="mso-footnote-id:ftn1" href="#_ftnref1" name="_ftn1">[1]</a> A paraffin lamp.</p></div></div></body>`,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.body.textContent).toBe('The lampA paraffin lamp. is lit.')
  expect(page.querySelector('p span[data-inline-footnote]')?.textContent).toBe('A paraffin lamp.')
  expect(page.querySelector('hr, div')).toBeNull()
})

test('addresses get a missing scheme, and unsafe ones are rejected', () => {
  expect(toSafeHref('example.org/a')).toBe('https://example.org/a')
  expect(toSafeHref('ada@example.org')).toBe('mailto:ada@example.org')
  expect(toSafeHref(' https://example.org ')).toBe('https://example.org')
  expect(toSafeHref('tel:+33123')).toBe('tel:+33123')
  for (const bad of [
    'javascript:alert(1)',
    'JaVaScRiPt:1',
    'data:text/html,x',
    'vbscript:x',
    'two words',
    '',
    '/path',
  ]) {
    expect(toSafeHref(bad)).toBeNull()
  }
})
