import { expect, test } from 'vitest'
import { createSessionRegistry } from './session-registry.ts'

function fakeDesk() {
  let unsaved = false
  let done = (_isSaved: boolean) => {}
  return {
    desk: {
      hasUnsaved: () => unsaved,
      whenSaved: () =>
        unsaved ? new Promise<boolean>((resolve) => (done = resolve)) : Promise.resolve(true),
    },
    write: () => {
      unsaved = true
    },
    save: () => {
      unsaved = false
      done(true)
    },
    failToSave: () => done(false),
  }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

test('a desk left with everything saved is cleared', async () => {
  const registry = createSessionRegistry()
  const { desk } = fakeDesk()
  registry.get('a', () => desk)
  registry.enter('a')()
  await settle()
  expect(registry.all()).toEqual([])
})

test('a desk left with unsaved work is found again, and cleared once it is saved', async () => {
  const registry = createSessionRegistry()
  const fake = fakeDesk()
  registry.get('a', () => fake.desk)
  fake.write()
  registry.enter('a')()
  await settle()
  const second = fakeDesk().desk
  expect(registry.get('a', () => second)).toBe(fake.desk)
  fake.save()
  await settle()
  expect(registry.all()).toEqual([])
})

test('a save that failed leaves the desk standing', async () => {
  const registry = createSessionRegistry()
  const fake = fakeDesk()
  registry.get('a', () => fake.desk)
  fake.write()
  registry.enter('a')()
  fake.failToSave()
  await settle()
  expect(registry.all()).toEqual([fake.desk])
})

test('getting up and sitting down again at once keeps the desk', async () => {
  const registry = createSessionRegistry()
  const { desk } = fakeDesk()
  registry.get('a', () => desk)
  registry.enter('a')()
  registry.enter('a')
  await settle()
  expect(registry.all()).toEqual([desk])
})
