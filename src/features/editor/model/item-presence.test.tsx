import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { tabId } from '@/lib/browser/tab-id.ts'
import { broadcastSaved, joinItem } from './item-presence.ts'

const open: { close: () => void }[] = []
const join = (onSaved = () => undefined) => {
  const joined = joinItem('item', onSaved)
  open.push(joined)
  return joined
}
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

const post = (word: { kind: string; tab: string }) => {
  const other = new BroadcastChannel('quillport:item:item')
  other.postMessage(word)
  return other
}

it('an item open twice in one tab counts no other tab and ignores its own saves', async () => {
  const onSaved = vi.fn()
  const item = join(onSaved)
  const own = post({ kind: 'saved', tab: tabId })
  const other = post({ kind: 'here', tab: 'another' })
  await waitFor(() => expect(item.others.get()).toBe(1))
  expect(onSaved).not.toHaveBeenCalled()
  own.close()
  other.close()
})

it('another tab counts until it leaves; its saves are reported, also the last one after that', async () => {
  const onSaved = vi.fn()
  const item = join(onSaved)
  const other = post({ kind: 'here', tab: 'another' })
  other.postMessage({ kind: 'saved', tab: 'another' })
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(item.others.get()).toBe(1)
  other.postMessage({ kind: 'bye', tab: 'another' })
  other.postMessage({ kind: 'saved', tab: 'another' })
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
  expect(item.others.get()).toBe(0)
  other.close()
})

it('a save is reported to the other tabs (R-509)', async () => {
  const other = new BroadcastChannel('quillport:item:item')
  const heard = vi.fn()
  other.addEventListener('message', ({ data }) => heard(data))
  broadcastSaved('item')
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: 'saved', tab: tabId }))
  other.close()
})
