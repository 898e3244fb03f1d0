import { act, render, screen } from '@testing-library/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { setDirection } from './direction.ts'
import { IntlArea } from './intl.tsx'
import { setLanguage } from './language.ts'
import { addMessages } from './messages.ts'

beforeEach(() => {
  addMessages('en', { 'a.both': 'Good day', 'a.english': 'Only English' })
  addMessages('fr', { 'a.both': 'Bonjour' })
})

it('R-005: a message without a translation is looked up in English', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  render(
    <IntlArea>
      <FormattedMessage id="a.both" /> · <FormattedMessage id="a.english" />
    </IntlArea>,
  )
  await act(async () => setLanguage('fr'))
  expect(await screen.findByText('Bonjour · Only English')).toBeVisible()
  expect(document.documentElement.lang).toBe('fr')
  expect(localStorage.getItem('language')).toBe('fr')
  expect(report).not.toHaveBeenCalled()
  await act(async () => setLanguage('en'))
  expect(await screen.findByText('Good day · Only English')).toBeVisible()
})

function Frame({ onRender }: { onRender: () => void }) {
  onRender()
  return useIntl().formatMessage({ id: 'a.both' })
}

it.each(['ltr', 'rtl'] as const)(
  'a namespace that loads renders nothing again, and is there for the next screen: %s',
  async (direction) => {
    setDirection(direction)
    const renders = vi.fn()
    const id = `a.${direction}`
    const { rerender } = render(
      <IntlArea>
        <Frame onRender={renders} />
      </IntlArea>,
    )
    const before = renders.mock.calls.length
    await act(async () => addMessages('en', { [id]: 'Here now' }))
    expect(renders).toHaveBeenCalledTimes(before)
    rerender(
      <IntlArea>
        <FormattedMessage id={id} />
      </IntlArea>,
    )
    expect(screen.getByText('Here now')).toBeVisible()
    setDirection('ltr')
  },
)

it('reports a missing message once', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  const { rerender } = render(
    <IntlArea>
      <FormattedMessage id="a.never" />
    </IntlArea>,
  )
  rerender(
    <IntlArea>
      <FormattedMessage id="a.never" /> <FormattedMessage id="a.never" />
    </IntlArea>,
  )
  expect(report).toHaveBeenCalledOnce()
})
