import { describe, expect, it } from 'vitest'
import { exampleId, exampleNames, exampleSource, importsFor } from './example-source.ts'

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
