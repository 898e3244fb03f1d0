import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

const sheet = () => {
  const style = document.head.appendChild(document.createElement('style'))
  if (!style.sheet) throw new Error('There is no sheet')
  return style.sheet
}
const show = (html: string) => {
  document.body.innerHTML = html
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
beforeEach(() => show(''))

it.each([
  ['a class', '.gone{display:none;}', '<button class="gone">A</button>'],
  ['a class of a parent', '.gone-box{display:none}', '<p class="gone-box"><button>A</button></p>'],
  [
    'the width of the screen',
    '@media (min-width: 48em){.narrow{display:none;}}',
    '<button class="narrow">A</button>',
  ],
  ['an inherited visibility', '.veiled{visibility:hidden}', '<p class="veiled"><button>A</button></p>'],
  ['its own style', '', '<button style="display:none">A</button>'],
  ['an attribute', '', '<p hidden><button>A</button></p>'],
  ['a closed dialog', '', '<dialog><button>A</button></dialog>'],
])('an element is hidden by %s', (_, rule, html) => {
  if (rule) sheet().insertRule(rule)
  show(`${html}<button>B</button>`)
  expect(names()).toEqual(['B'])
})

it.each([
  ['a rule for phones', '@media (max-width: 30em){.wide{display:none}}', '<button class="wide">A</button>'],
  ['a rule of another class', '.other{display:none}', '<button class="mine">A</button>'],
  ['a selector that does not match', '.open[data-x]{display:none}', '<button class="open">A</button>'],
  ['an open dialog', '', '<dialog open><button>A</button></dialog>'],
])('an element is not hidden by %s', (_, rule, html) => {
  if (rule) sheet().insertRule(rule)
  show(html)
  expect(names()).toEqual(['A'])
})

it('a later rule shows an element again unless the first one is important', () => {
  const { insertRule } = sheet()
  for (const rule of ['.a{display:none}', '@media (min-width: 48em){.a{display:block}}']) insertRule(rule)
  for (const rule of ['.b{display:none !important}', '@media (min-width: 48em){.b{display:block}}'])
    insertRule(rule)
  show('<button class="a">A</button><button class="b">B</button>')
  expect(names()).toEqual(['A'])
})
