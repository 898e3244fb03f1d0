import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { exampleId, exampleNames, exampleSource, importsFor, withAliases } from './example-source.ts'

const messagesOf = (texts: Record<string, string>) => ({
  messages: Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])),
  isOne: '=== 1' as const,
})

const file = `import { x } from 'y'

export function ButtonVariants() {
  const one = {
    a: 1,
  }
  return one
}

export function ButtonSizes() {
  return 2
}
`

describe('exampleSource', () => {
  it('returns one function with its closing brace', () => {
    expect(exampleSource(file, 'ButtonSizes')).toBe('export function ButtonSizes() {\n  return 2\n}')
    expect(exampleSource(file, 'ButtonVariants').split('\n')).toHaveLength(6)
  })

  it('R-460: puts the helpers of the file that the function uses before it', () => {
    const withHelper = `const sizes = ['sm']\n\nfunction Row() {\n  return 1\n}\n\nexport function A() {\n  return <Row />\n}\n`
    expect(exampleSource(withHelper, 'A')).toBe(
      'function Row() {\n  return 1\n}\n\nexport function A() {\n  return <Row />\n}',
    )
  })

  it('R-460: puts the helpers and types that a helper uses before it, with their comments', () => {
    const parts = [
      'type Size = 1',
      '/** A row. */\nfunction Row(size: Size) {\n  return size\n}',
      'export function A() {\n  return <Row />\n}',
    ]
    expect(exampleSource(parts.join('\n\n'), 'A')).toBe(parts.join('\n\n'))
  })

  it('R-616: imports what only a helper uses', () => {
    const specimen = `import { Box, Text } from 'ui'\n\nfunction Row() {\n  return <Text />\n}\n\nexport function A() {\n  return <Row />\n}\n`
    expect(exampleSource(specimen, 'A').split('\n')[0]).toBe(`import { Text } from 'ui'`)
  })

  it('R-616: writes messages as texts, also those whose id is computed', () => {
    const specimen = `import { useT } from '@/lib/i18n/use-t.ts'

function useNote() {
  const t = useT('b')
  return t('note')
}

export function A() {
  const t = useT('a')
  return (
    <i title={t('x.title')} name={\`n \${t('y')}\`} on={[t('y'), useNote()]}>
      {t('y')}
    </i>
  )
}

export function B(size: string) {
  const t = useT('a')
  return t(\`size.\${size}\`)
}

export function C(count: number) {
  const t = useT('a')
  return t('count', { count })
}

export function D(isNo: boolean, a: number, name: string) {
  const t = useT('a')
  return t(isNo ? 'no' : 'two', { name, count: a + 1 })
}

export function G() {
  const t = useT('a')
  return t('count', { count: 12 })
}

export function E(key: 'x' | 'y', n: number) {
  const t = useT('a')
  return t(\`one-of.\${key}\`, { count: n })
}

export function F() {
  const t = useT('a')
  return (['no', 'y'] as const).map((key) => t(key))
}
`
    const plural = '{count, plural, =0 {none} one {# one} other {# more}}'
    const messages = messagesOf({
      'a.size.l': "the ‘a.size.l’ 's",
      'a.size.s': "the ‘a.size.s’ 's",
      'a.x.title': "the ‘a.x.title’ 's",
      'a.y': "the ‘a.y’ 's",
      'b.note': "the ‘b.note’ 's",
      'a.count': plural,
      'a.two': `{name}: ${plural}`,
      'a.one-of.x': 'of {count}',
      'a.one-of.y': 'no value',
      'a.no': 'No',
    })
    expect(exampleSource(specimen, 'A', messages)).toBe(`function useNote() {
  return 'the ‘b.note’ \\'s'
}

export function A() {
  return (
    <i title="the ‘a.x.title’ 's" name={\`n the ‘a.y’ 's\`} on={['the ‘a.y’ \\'s', useNote()]}>
      the ‘a.y’ 's
    </i>
  )
}`)
    expect(exampleSource(specimen, 'B', messages)).toBe(`export function B(size: string) {
  const texts = {
    'size.l': 'the ‘a.size.l’ \\'s',
    'size.s': 'the ‘a.size.s’ \\'s',
  }
  return texts[\`size.\${size}\` as keyof typeof texts]
}`)
    const returned = (name: string) =>
      exampleSource(specimen, name, messages).split('return ')[1]?.split('\n')[0]
    expect(returned('C')).toBe("count === 0 ? 'none' : count === 1 ? `${count} one` : `${count} more`")
    expect(returned('G')).toBe("'12 more'")
    expect(returned('D')).toBe(
      "isNo ? 'No' : `${name}: ${(a + 1) === 0 ? 'none' : (a + 1) === 1 ? `${a + 1} one` : `${a + 1} more`}`",
    )
    expect(exampleSource(specimen, 'E', messages)).toBe(`export function E(key: 'x' | 'y', n: number) {
  const texts = {
    'one-of.x': ({ count }: { count: number }) => \`of \${count}\`,
    'one-of.y': () => 'no value',
  }
  return texts[\`one-of.\${key}\` as keyof typeof texts]({ count: n })
}`)
    expect(exampleSource(specimen, 'F', messages)).toContain("['no', 'y'] as const).map((key) => texts[key])")
  })

  it('R-616: uses the plural of the language, and reads the values of an object', () => {
    const specimen = "export function A(runs: Runs) {\n  const t = useT('a')\n  return t('count', runs)\n}\n"
    const messages = {
      ...messagesOf({ 'a.count': '{n, plural, one {1} other {# a}}' }),
      isOne: '< 2' as const,
    }
    expect(exampleSource(specimen, 'A', messages)).toContain("return runs.n < 2 ? '1' : `${runs.n} a`")
  })

  it('throws for a function that the file does not export', () => {
    expect(() => exampleSource(file, 'ButtonLoading')).toThrow('ButtonLoading')
  })
})

describe('importsFor', () => {
  it('R-616: lists the imports that a sample uses, and no other ones', () => {
    const imports = [
      "import React, { useId, type Ref } from 'react'",
      "import * as z from 'zod'",
      "import type { Only } from 'only'",
      "import {\n  Button,\n  type ButtonProps,\n  Input as Field,\n} from '@chakra-ui/react'",
      "import '@/styles.css'",
    ]
    const code =
      'const schema = z.string()\nconst Own = (props: ButtonProps & Only) => <Field id={useId()} {...props} />'
    expect(importsFor(`${imports.join('\n')}\n\n${code}`, code)).toBe(
      [
        "import { useId } from 'react'",
        "import * as z from 'zod'",
        "import type { Only } from 'only'",
        "import { type ButtonProps, Input as Field } from '@chakra-ui/react'",
      ].join('\n'),
    )
  })
})

describe('withAliases', () => {
  it('R-616: a sample imports nothing by a path that depends on its place', () => {
    const code =
      "import { Row } from '../shared/row.tsx'\nimport { a } from '../../model/a.ts'\nimport { b } from '@/ui/b.ts'"
    expect(withAliases(code, 'cards').match(/'.*'/g)).toEqual([
      "'@/demos/cards/shared/row.tsx'",
      "'@/demos/cards/model/a.ts'",
      "'@/ui/b.ts'",
    ])
  })
})

describe('exampleId', () => {
  it('drops the name of the specimen', () => {
    expect(exampleId('ButtonVariants', 'button')).toBe('variants')
    expect(exampleId('ExpansionPanelAlwaysOpen', 'expansion-panel')).toBe('always-open')
  })
})

describe('exampleNames', () => {
  it('lists the exported functions in the order of the file', () => {
    expect(exampleNames(file)).toEqual(['ButtonVariants', 'ButtonSizes'])
  })
})
