import { readFileSync } from 'node:fs'

import { afterEach, expect, it } from 'vitest'

const print = readFileSync('src/ui/theme/print.css', 'utf8')

/** The selectors of the print styles that set a declaration. */
const selectorsWith = (declaration: string) =>
  print
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('@media print {')[1]
    ?.split('}')
    .flatMap((rule) => {
      const [selector = '', body = ''] = rule.split('{')
      return body.includes(declaration) ? [selector.trim()] : []
    }) ?? []
const hidden = (id: string) =>
  selectorsWith('display: none').some((selector) => document.getElementById(id)?.matches(selector))

afterEach(() => {
  document.body.innerHTML = ''
})

it('R-956: a document prints alone, without controls, and with buttons that are content', () => {
  document.body.innerHTML = `
    <nav id="nav"></nav>
    <div id="around"><header id="bar"></header>
      <main id="main"><article id="page" data-print="page">
        <h1 id="title">Title</h1><p id="text">Text</p>
        <button id="save">Save</button><button id="name"><bdi>Ann</bdi></button>
        <button id="words" dir="auto">Words</button>
        <form id="form"></form><div id="tabs" role="tablist"></div><div id="tools" role="toolbar"></div>
        <div id="aside" data-print="hide"></div>
      </article></main>
    </div>`
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter(hidden)).toEqual(['nav', 'bar', 'save', 'form', 'tabs', 'tools', 'aside'])
})

it('R-956: any other screen prints as it is, without the parts that are not for paper', () => {
  document.body.innerHTML = `
    <nav id="nav"></nav><main id="main"><button id="save">Save</button><div id="aside" data-print="hide"></div></main>`
  expect(['nav', 'main', 'save', 'aside'].filter(hidden)).toEqual(['aside'])
})

it('R-956: paper is white, and cuts nothing', () => {
  expect(print).toMatch(/html,\s+body \{\s+background: #fff !important;\s+color-scheme: light !important;/)
  expect(selectorsWith('overflow: visible').join()).toContain('[data-print="page"] :is(div, section, article')
  expect(selectorsWith('height: auto').join()).toContain('body :has([data-print="page"])')
})
