import { expect, test } from 'vitest'
import { createSessionRegistry } from './session-registry.ts'

function fakeSession() {
  let unsaved = false
  let done = (_isSaved: boolean) => {}
  return {
    session: {
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
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0))

test('a session left without unsaved changes is removed', async () => {
  const registry = createSessionRegistry()
  const { session } = fakeSession()
  registry.get('a', () => session)
  registry.enter('a')()
  await flushPromises()
  expect(registry.all()).toEqual([])
})

test('a session left with unsaved changes is returned again and removed after they are saved', async () => {
  const registry = createSessionRegistry()
  const fake = fakeSession()
  registry.get('a', () => fake.session)
  fake.write()
  registry.enter('a')()
  await flushPromises()
  const second = fakeSession().session
  expect(registry.get('a', () => second)).toBe(fake.session)
  fake.save()
  await flushPromises()
  expect(registry.all()).toEqual([])
})

test('a failed save keeps the session', async () => {
  const registry = createSessionRegistry()
  const fake = fakeSession()
  registry.get('a', () => fake.session)
  fake.write()
  registry.enter('a')()
  fake.failToSave()
  await flushPromises()
  expect(registry.all()).toEqual([fake.session])
})

test('leaving and joining again immediately keeps the session', async () => {
  const registry = createSessionRegistry()
  const { session } = fakeSession()
  registry.get('a', () => session)
  registry.enter('a')()
  registry.enter('a')
  await flushPromises()
  expect(registry.all()).toEqual([session])
})
