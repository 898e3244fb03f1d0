import { expect, it, vi } from 'vitest'
import { batched } from './batched.ts'

const lengths = () => {
  const load = vi.fn((keys: string[]) =>
    Promise.resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]))),
  )
  return { load, lengthOf: batched(load) }
}

it('batched loads the keys of one task with one call, each once', async () => {
  const { load, lengthOf } = lengths()
  expect(await Promise.all(['a', 'bb', 'a'].map(lengthOf))).toEqual([1, 2, 1])
  expect(load.mock.calls).toEqual([[['a', 'bb']]])
  expect(await lengthOf('ccc')).toBe(3)
  expect(load).toHaveBeenCalledTimes(2)
})

it('batched fails only the key without a value, and all keys of a failed call', async () => {
  const { load, lengthOf } = lengths()
  const [one, none] = await Promise.allSettled([lengthOf('a'), lengthOf('none')])
  expect(one).toEqual({ status: 'fulfilled', value: 1 })
  expect(none).toMatchObject({ status: 'rejected' })
  load.mockRejectedValueOnce(new Error('offline'))
  const failed = await Promise.allSettled([lengthOf('a'), lengthOf('b')])
  expect(failed).toEqual(['a', 'b'].map(() => ({ status: 'rejected', reason: new Error('offline') })))
})
