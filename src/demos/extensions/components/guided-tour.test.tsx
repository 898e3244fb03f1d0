import { Button, ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/extensions.json'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { system } from '@/ui/theme/system.ts'
import { leftTourStep, stepNumber } from '../model/tour-progress.ts'
import { GuidedTour } from './guided-tour.tsx'
import { useGuidedTour } from './use-guided-tour.ts'

const stops = ['one', 'two', 'three'].map((id) => ({ id, title: `Step ${id}`, description: id }))

function Example() {
  const { tour, start } = useGuidedTour(stops, leftTourStep)
  const left = leftTourStep.use()
  return (
    <>
      <Button onClick={(event) => start(event.currentTarget, left)}>Start</Button>
      <GuidedTour tour={tour} />
    </>
  )
}

const show = () =>
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <Example />
      </IntlProvider>
    </ChakraProvider>,
  )
const opener = () => screen.getByRole('button', { name: 'Start' })
const step = (id: string) => screen.findByRole('alertdialog', { name: `Step ${id}` })

beforeEach(() => {
  leftTourStep.set(null)
  // jsdom has no visual viewport.
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { width: 1024, height: 768 }))
})
afterEach(() => vi.unstubAllGlobals())

describe('a guided tour (R-496)', () => {
  it('is left with Escape or by its button, returns the focus and continues at the step where it was left', async () => {
    show()
    await userEvent.click(opener())
    await step('one')
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await step('two')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener()).toHaveFocus())
    expect(leftTourStep.get()).toBe('two')
    await userEvent.click(opener())
    await step('two')
    await userEvent.click(await screen.findByRole('button', { name: messages['extensions.tour.leave'] }))
    await waitFor(() => expect(opener()).toHaveFocus())
    expect(leftTourStep.get()).toBe('two')
  })

  it('begins again after its last step', async () => {
    leftTourStep.set('three')
    show()
    await userEvent.click(opener())
    await step('three')
    await userEvent.click(await screen.findByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(leftTourStep.get()).toBeNull())
  })

  it('has a number for each of its steps only', () => {
    expect(stepNumber(['a', 'b'], 'b')).toBe(2)
    expect(stepNumber(['a', 'b'], 'removed')).toBeNull()
    expect(stepNumber(['a', 'b'], null)).toBeNull()
  })
})
