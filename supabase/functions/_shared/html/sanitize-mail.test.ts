import { describe, expect, it } from 'vitest'
import { mailText, snippetOf } from './mail-text.ts'
import { sanitizeMail, UnfitMarkup } from './sanitize-mail.ts'

/** Known ways to run, load or restyle content through mail markup, each with its permitted result. */
const VECTORS: [string, string][] = [
  ['<script>alert(1)</script>a', 'a'],
  ['<SCRIPT SRC=//x.example/x.js></SCRIPT>a', 'a'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://x.example/seen.gif">', ''],
  ['<picture><source srcset="https://x.example/a"></picture>', ''],
  ['<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['<p style="position:fixed;inset:0;background:url(//x.example)">a</p>', '<p>a</p>'],
  ['<span style="position:fixed;inset:0" class="x" id="y">a</span>', '<span>a</span>'],
  ['<div style="background:url(https://x.example/a.gif)">a</div>', '<div>a</div>'],
  ['<p class="chakra-dialog" id="root">a</p>', '<p>a</p>'],
  ['<style>body{display:none}</style>a', 'a'],
  ['<style><img src="</style><img src=x onerror=alert(1)>">', '"&gt;'],
  ['<link rel=stylesheet href=//x.example/x.css>a', 'a'],
  ['<meta http-equiv=refresh content="0;url=//x.example">a', 'a'],
  ['<base href="https://x.example/">a', 'a'],
  ['<iframe src="https://x.example"></iframe>a', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  ['<object data="x.swf"><embed src="x.swf"></object>a', 'a'],
  ['<form action="https://x.example"><input name=password><button>Go</button></form>', 'Go'],
  ['<textarea><script>alert(1)</script></textarea>a', 'a'],
  ['<svg onload=alert(1)><circle/></svg>a', 'a'],
  ['<svg><script>alert(1)</script></svg>a', 'a'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>a', 'a'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<math href="javascript:alert(1)">x</math>a', 'a'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<template><img src=x onerror=alert(1)></template>a', 'a'],
  ['<xmp><img src=x onerror=alert(1)></xmp>a', 'a'],
  ['<!-- <img src=x onerror=alert(1)> -->a', 'a'],
  ['<!--><img src=x onerror=alert(1)>-->a', '--&gt;a'],
  ['<![CDATA[<img src=x onerror=alert(1)>]]>a', 'a'],
  ['<?xml version="1.0"?><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#x0A;script:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="\u0001javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="blob:https://x.example/1">a</a>', '<a>a</a>'],
  ['<a href="file:///etc/passwd">a</a>', '<a>a</a>'],
  ['<a href="//x.example">a</a>', '<a>a</a>'],
  ['<a href="/build/logout">a</a>', '<a>a</a>'],
  ['<a href="#x" ping="https://x.example">a</a>', '<a>a</a>'],
  ['<a href="https://x.example/ onclick=alert(1)">a</a>', '<a>a</a>'],
  ['<td colspan=100000 rowspan=0 background=x>a</td>', '<td>a</td>'],
  ['<td colspan=20 rowspan="2">a</td>', '<td colspan="20" rowspan="2">a</td>'],
  ['<body background="https://x.example/a.gif" onload=alert(1)><p>a</p></body>', '<p>a</p>'],
  ['<marquee onstart=alert(1)>a</marquee>', 'a'],
  ['<details open ontoggle=alert(1)>a</details>', 'a'],
  ['<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>', ''],
  ['<x-element onclick=alert(1)>a</x-element>', 'a'],
  ['<p/onclick=alert(1)>a', '<p>a</p>'],
  ['<p """><img src=x onerror=alert(1)>">a', '<p>"&gt;a</p>'],
  ['<<p>script>alert(1)<</p>/script>', '&lt;<p>script&gt;alert(1)&lt;</p>/script&gt;'],
  ['<h1>a</h1><h2>b</h2><h6>c</h6>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<p>\0a\u202eb</p>', '<p>\0a\u202eb</p>'],
]

describe('sanitised hostile markup', () => {
  it.each(VECTORS)('%s', (given, expected) => {
    const clean = sanitizeMail(given)
    expect(clean).toBe(expected)
    expect(sanitizeMail(clean)).toBe(clean)
  })
})

describe('allowed markup', () => {
  it('stays as it was written', () => {
    const written =
      '<p>Dear <b>Tom</b>, <i>read</i> <u>this</u> <s>soon</s>:</p><blockquote><p>He said<br />so.</p></blockquote>' +
      '<ul><li>one</li></ul><ol><li>two</li></ol><pre><code>x &lt; y</code></pre><hr /><h3>Head</h3>' +
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>'
    expect(sanitizeMail(written)).toBe(written)
  })

  it.each(['https://x.example/a?b=c&d=e', 'http://x.example', 'mailto:tom@x.example'])(
    'links to %s, in a new place and saying nothing of this one',
    (href) => {
      expect(sanitizeMail(`<a href="${href}" target="_self" rel="opener" title="x">a</a>`)).toBe(
        `<a href="${href.replace('&', '&amp;')}" rel="noopener noreferrer nofollow" target="_blank">a</a>`,
      )
    },
  )
})

describe('markup made to hang a parser', () => {
  const hostile: [string, string][] = [
    ['a megabyte of divs', '<div>'.repeat(200_000)],
    ['divs that look closed', '<div></b>'.repeat(100_000)],
    ['divs closed in an attribute', '<div a="</div>">'.repeat(60_000)],
    ['lists in lists', '<ul><li>'.repeat(120_000)],
    ['svg in svg', '<svg>'.repeat(200_000)],
    ['noscript in noscript', '<noscript>'.repeat(90_000)],
    ['lesser-thans', '<'.repeat(1_000_000)],
    ['links without end', '<a href="https://x.example">'.repeat(30_000)],
  ]
  // No duration is asserted; a hang exceeds the test's time limit.
  it.each(hostile)(
    'is refused: %s',
    (_name, html) => {
      expect(() => sanitizeMail(html)).toThrow(UnfitMarkup)
    },
    30_000,
  )

  const harmless: [string, string][] = [
    ['closing tags', '</b>'.repeat(59_000)],
    ['comments', '<!--'.repeat(59_000)],
    ['iframes', '<iframe>'.repeat(59_000)],
    ['attributes', `<p ${'a=b '.repeat(240_000)}>`],
    ['an attribute without end', `<a href="${'x'.repeat(990_000)}`],
    ['entities', '&amp;'.repeat(190_000)],
    ['one word', 'x'.repeat(1_000_000)],
    ['spaces', ' '.repeat(1_000_000)],
  ]
  it.each(harmless)(
    'is over soon: %s',
    (_name, html) => {
      expect(snippetOf(mailText(sanitizeMail(html))).length).toBeLessThan(200)
    },
    30_000,
  )
})

describe('the words of a message', () => {
  it('are on the lines of its blocks', () => {
    const html = sanitizeMail(
      '<h1>Hi</h1><p>a &amp; b &lt;c&gt;<br>d</p><ul><li>1<li>2</ul><table><tr><td>x<td>y</table><p></p><p></p>',
    )
    expect(mailText(html)).toBe('Hi\na & b <c>\nd\n1\n2\nx\ty')
  })

  it('decode what was escaped once and not twice', () => {
    expect(mailText(sanitizeMail('&amp;lt;b&amp;gt;'))).toBe('&lt;b&gt;')
  })

  it('begin with a snippet that ends at a word and breaks no letter', () => {
    expect(snippetOf('one\n\n two  three')).toBe('one two three')
    expect(snippetOf('word '.repeat(100))).toMatch(/word…$/)
    expect(snippetOf('😀'.repeat(200))).not.toMatch(/[\ud800-\udbff]…$/)
  })
})
