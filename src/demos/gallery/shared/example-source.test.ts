import { describe, expect, it } from 'vitest'
import { exampleId, exampleSource } from './example-source.ts'

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
