import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { describe, expect, it } from 'vitest'
import { memoizeSystem } from './memoized-system.ts'

const plain = createSystem(defaultBaseConfig)
const quick = memoizeSystem(plain)

describe('the quick system says what the plain one says', () => {
  const parts = [
    [{ color: 'red', p: '2' }],
    [{ p: '2', color: 'red' }],
    [{ color: 'red', p: '2' }, { color: 'blue' }],
    [{ color: 'red' }, { color: undefined }],
    [{ color: 'red' }, undefined, { _hover: { color: ['blue', undefined, 'green'] } }],
    [{ _hover: { color: 'green' }, '&:focus': { p: 4 } }, {}],
    [],
  ]

  it('of styles, at the first time and at every other', () => {
    for (const styles of parts)
      for (const time of [1, 2]) expect(quick.css(...styles), `time ${time}`).toEqual(plain.css(...styles))
    expect(quick.css({ color: 'red' }, { color: undefined })).toEqual(
      plain.css({ color: 'red' }, { color: undefined }),
    )
  })

  it('of which words are styles', () => {
    for (const word of ['color', 'px', '_hover', 'href', 'data-x', 'color'])
      expect(quick.isValidProperty(word), word).toBe(plain.isValidProperty(word))
  })

  it('of recipes, also of one laid over another', () => {
    const base = { base: { color: 'red' }, variants: { size: { sm: { p: '1' }, lg: { p: '4' } } } }
    const over = { base: { color: 'blue' }, defaultVariants: { size: 'lg' } } as const
    const make = ({ cva }: typeof plain) => cva(base as never).merge(cva(over as never) as never)
    for (const props of [{}, { size: 'sm' }, { size: 'lg' }])
      expect(make(quick)(props as never)).toEqual(make(plain)(props as never))
  })

  it('and gives the same object for the same content, so that nothing is drawn anew for it', () => {
    expect(quick.css({ color: 'red' }, { p: '2' })).toBe(quick.css({ color: 'red' }, { p: '2' }))
    const config = { base: { color: 'red' } }
    expect(quick.cva(config as never)).toBe(quick.cva(config as never))
  })
})
