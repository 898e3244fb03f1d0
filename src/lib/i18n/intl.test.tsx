import { act, render, screen } from '@testing-library/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { beforeEach, expect, it, vi } from 'vitest'
import { setErrorSink } from '../browser/report-error.ts'
import { IntlArea } from './intl.tsx'
import { setLanguage } from './language.ts'
import { messageStore } from './messages.ts'

beforeEach(() => {
  messageStore.set({ en: { 'a.both': 'Good day', 'a.english': 'Only English' }, fr: { 'a.both': 'Bonjour' } })
})

it('R-005: a message without a translation is looked up in English', async () => {
  const report = vi.fn()
  setErrorSink(report)
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
  setErrorSink(console.error)
})

function Late() {
  const texts = messageStore.get()
  if (!('a.late' in texts.en)) messageStore.set({ ...texts, en: { 'a.late': 'Here after all' } })
  const intl = useIntl()
  return intl.formatMessage({ id: 'a.late' })
}

it('reports a missing message, but not one that arrived during a render', async () => {
  const report = vi.fn()
  setErrorSink(report)
  const { unmount } = render(
    <IntlArea>
      <Late />
    </IntlArea>,
  )
  expect(await screen.findByText('Here after all')).toBeVisible()
  expect(report).not.toHaveBeenCalled()
  unmount()
  render(
    <IntlArea>
      <FormattedMessage id="a.never" />
    </IntlArea>,
  )
  expect(report).toHaveBeenCalledOnce()
  setErrorSink(console.error)
})
