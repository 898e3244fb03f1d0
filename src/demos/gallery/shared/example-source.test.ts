import { describe, expect, it } from 'vitest'
import { exampleId, exampleNames, exampleSource, importsFor, withAliases } from './example-source.ts'

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

  it('R-616: writes messages as texts, also those whose id is computed', () => {
    const specimen = `import { useT } from '@/lib/use-t.ts'

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

export function D() {
  const t = useT('a')
  return t('of-values')
}
`
    const messages = {
      ids: new Set(['a.size.l', 'a.size.s', 'a.x.title', 'a.y', 'b.note']),
      textOf: (id: string) => `the ‘${id}’ 's`,
    }
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
  return texts[\`size.\${size}\`]
}`)
    expect(exampleSource(specimen, 'C', messages)).toContain("const t = useT('a')")
    expect(exampleSource(specimen, 'D', messages)).toContain("return t('of-values')")
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
      "import {\n  Button,\n  type ButtonProps,\n  Input as Field,\n} from '@chakra-ui/react'",
      "import '@/styles.css'",
    ]
    const code =
      'const schema = z.string()\nconst Own = (props: ButtonProps) => <Field id={useId()} {...props} />'
    expect(importsFor(`${imports.join('\n')}\n\n${code}`, code)).toBe(
      [
        "import { useId } from 'react'",
        "import * as z from 'zod'",
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
