// @vitest-environment jsdom
import type { Doc } from '@contract/document.ts'
import { docText } from '@contract/document-text.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { body, fakeServer } from '../../../../tests/support/editor/item-session.ts'
import { openTab, typeAll } from '../../../../tests/support/editor/session-tab.ts'
import { testItem } from '../../../../tests/support/items.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const WORDS = ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
const OTHERS = ' alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november'
const comment = { type: 'comment' as const, attrs: { id: '8f2e7c1a-0b4d-4c55-9a53-1d2f3e4a5b6c' } }
const commented: Doc = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'The ' },
        { type: 'text', text: 'lamp', marks: [comment] },
        { type: 'text', text: ' is lit.' },
      ],
    },
  ],
}
const bodies = { plain: body('The lamp is lit.'), commented }

/** A server that sends a hint of each change to the tabs, which fetch the item. */
function serverWithHints(content: Doc, tabs: ReturnType<typeof openTab>[], getMs: number) {
  const server = fakeServer(testItem({ content }))
  const { patch } = server
  server.patch = (sent) => {
    const before = server.stored().revision
    const item = patch(sent)
    if (item.revision > before) for (const tab of tabs) tab.fetch(getMs)
    return item
  }
  return server
}

describe('text typed while responses are lost (R-507)', () => {
  const cases = (['plain', 'commented'] as const).flatMap((content) =>
    [1, 2, 10].flatMap((lost) =>
      // A loss that is known after 1 s is known after the hint of the save.
      [0, 1000].flatMap((lossMs) => [0, 300, 4000].map((getMs) => ({ content, lost, lossMs, getMs }))),
    ),
  )
  test.each(cases)(
    'is stored in order: $content, $lost lost, known after $lossMs ms, GET $getMs ms',
    async ({ content, lost, lossMs, getMs }) => {
      const tabs: ReturnType<typeof openTab>[] = []
      const server = serverWithHints(bodies[content], tabs, getMs)
      const tab = openTab(server)
      tabs.push(tab)
      tab.loseResponses(lost, lossMs)
      await typeAll([{ tab, text: WORDS }], 90)
      await vi.advanceTimersByTimeAsync(300_000)
      expect(tab.text()).toBe(`The lamp is lit.${WORDS}`)
      expect(docText(server.stored().content ?? bodies.plain)).toBe(tab.text())
      expect(tab.phases).not.toContain('conflict')
      expect(tab.phase()).toBe('saved')
      expect(tab.editor.state.selection.from).toBe(tab.text().length + 1)
      if (content === 'commented') expect(JSON.stringify(server.stored().content)).toContain(comment.attrs.id)
    },
  )
})

describe('text typed in two tabs of one person (R-509)', () => {
  const cases = (['plain', 'commented'] as const).flatMap((content) =>
    [0, 1, 3].flatMap((lost) =>
      (lost === 0 ? [0] : [0, 1000]).flatMap((lossMs) =>
        [0, 300, 4000].map((getMs) => ({ content, lost, lossMs, getMs })),
      ),
    ),
  )
  test.each(cases)(
    'keeps the words of both: $content, $lost lost, known after $lossMs ms, GET $getMs ms',
    async ({ content, lost, lossMs, getMs }) => {
      const tabs: ReturnType<typeof openTab>[] = []
      const server = serverWithHints(bodies[content], tabs, getMs)
      const first = openTab(server)
      const second = openTab(server)
      tabs.push(first, second)
      first.loseResponses(lost, lossMs)
      // The second tab begins 0.6 seconds later.
      const late = second
      await typeAll([{ tab: first, text: WORDS.slice(0, 7) }], 90)
      await typeAll(
        [
          { tab: first, text: WORDS.slice(7) },
          { tab: late, text: OTHERS },
        ],
        90,
      )
      await vi.advanceTimersByTimeAsync(300_000)
      const stored = docText(server.stored().content ?? bodies.plain)
      expect([first.text(), second.text()]).toEqual([stored, stored])
      const words = stored.split(' ')
      const mine = WORDS.trim().split(' ')
      const others = OTHERS.trim().split(' ')
      expect(words.filter((word) => mine.includes(word))).toEqual(mine)
      expect(words.filter((word) => others.includes(word))).toEqual(others)
      expect(words).toHaveLength(4 + mine.length + others.length)
      expect([...first.phases, ...second.phases]).not.toContain('conflict')
      if (content === 'commented') expect(JSON.stringify(server.stored().content)).toContain(comment.attrs.id)
    },
  )
})

test('text that arrives at the cursor leaves the cursor before it (R-503)', async () => {
  const server = fakeServer(testItem({ content: body('The lamp is lit.') }))
  const tab = openTab(server)
  tab.session.receive(server.write({ content: body('The lamp is lit. Theirs.') }))
  await typeAll([{ tab, text: ' Mine.' }], 30)
  expect(tab.text()).toBe('The lamp is lit. Mine. Theirs.')
})

test('a conflict keeps the typed text on the screen and on the device, unsaved (R-508)', async () => {
  const server = fakeServer(testItem({ content: body('The lamp is lit.') }))
  const tab = openTab(server)
  tab.editor.commands.setContent(fitText('Mine entirely.'), { emitUpdate: true })
  server.write({ content: body('Their own words.') })
  await vi.advanceTimersByTimeAsync(800)
  expect(tab.phase()).toBe('conflict')
  await typeAll([{ tab, text: ' More.' }], 30)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.text()).toContain('More.')
  expect(tab.keepDraft).toHaveBeenLastCalledWith(
    { content: expect.objectContaining({ type: 'doc' }) },
    1,
    null,
  )
  expect(docText(server.stored().content ?? bodies.plain)).toBe('Their own words.')
})

function fitText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
