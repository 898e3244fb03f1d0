import { ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/rich-text.json' with { type: 'json' }
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it, onTestFinished, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { RichTextEditor } from './rich-text-editor.tsx'

const pending: (() => void)[] = []

/** Delays the effects of its siblings until the pending timers have run. */
function Busy() {
  useLayoutEffect(() => {
    for (const run of pending.splice(0)) run()
  }, [])
  return null
}

it('counts the words of an editor that was replaced before its effects ran', async () => {
  // Tiptap destroys an editor without effects after 1 ms, which is between commit and effects on a busy device.
  const startTimer = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
    delay === 1 ? pending.push(run) : startTimer(run, delay),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <RichTextEditor
          value="<p>Three short words</p>"
          label="Blurb"
          isInvalid={false}
          isRequired={false}
          isDisabled={false}
          maxLength={280}
          onChange={() => undefined}
        />
        <Busy />
      </IntlProvider>
    </ChakraProvider>,
  )
  expect(await screen.findByText('3 words · 17 of 280 characters')).toBeInTheDocument()
})

it.each(['ul', 'ol'])('the quote button makes a quote of an item of a list (%s)', async (list) => {
  const onChange = vi.fn()
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <RichTextEditor
          value={`<${list}><li><p>One</p></li></${list}>`}
          label="Blurb"
          isInvalid={false}
          isRequired={false}
          isDisabled={false}
          onChange={onChange}
        />
      </IntlProvider>
    </ChakraProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Quote' }))
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(onChange.mock.lastCall?.[0]).toBe('<blockquote><p dir="auto">One</p></blockquote>')
})
