import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { startTestApi, type TestApi } from '../api/support/api.ts'
import { closePage, renderRoute } from './support/render-route.tsx'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

const saved: unknown[] = []
/** The settings of mails; a page also saves its time zone by itself. */
const open = () =>
  renderRoute(api, '/pages/account-settings/notification', {
    as: 'manager',
    intercept: (_, send, body) => {
      const choice = /"messages":"(\w+)"/.exec(String(body))?.[1]
      if (choice !== undefined) saved.push(choice)
      return send()
    },
  })
const messages = () => screen.findByRole('combobox', { name: 'Messages' })

it('a page that closes without a connection leaves neither that nor its waiting change to the next page', async () => {
  const first = await open()
  const choice = await messages()
  window.dispatchEvent(new Event('offline'))
  await first.user.selectOptions(choice, 'Daily summary')
  await waitFor(() => expect(choice).toHaveDisplayValue('Daily summary'))
  await closePage()
  const { user } = await open()
  const again = await messages()
  expect(again).toHaveDisplayValue('At once')
  await user.selectOptions(again, 'Never')
  await waitFor(() => expect(saved).toEqual(['never']))
  await closePage()
  await open()
  expect(await messages()).toHaveDisplayValue('Never')
})

it('a closed page leaves no toast and no offer to undo', async () => {
  await open()
  await messages()
  const undo = vi.fn()
  toast.undo('Archived', 'Undo', undo)
  await screen.findByText('Archived')
  await closePage()
  const { user } = await open()
  await messages()
  toast.error({ title: 'The next one' })
  await screen.findByText('The next one')
  expect(screen.queryByText('Archived')).toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  expect(undo).not.toHaveBeenCalled()
})
