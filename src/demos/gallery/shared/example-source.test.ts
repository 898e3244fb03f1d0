import { describe, expect, it } from 'vitest'
import { exampleId, exampleNames, exampleSource } from './example-source.ts'

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
