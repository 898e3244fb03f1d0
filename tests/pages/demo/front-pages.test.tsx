import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../api/support/api.ts'
import { closePage, renderRoute } from '../support/render-route.tsx'
import { button, press } from '../support/roles.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => closePage())
afterAll(() => api.close())

it('R-442, R-444: a visitor finds a help article and writes to the staff, who receive the message and reply', async () => {
  const { user } = await renderRoute(api, '/front-pages/help-center', { as: null })
  await user.click(await screen.findByRole('textbox', { name: 'Search the articles' }))
  await user.paste('RECOVERY codes')
  await screen.findByText('1 article for “RECOVERY codes”')
  await user.click(screen.getByText('Password and two-factor sign-in'))
  await screen.findByRole('heading', { level: 1, name: 'Password and two-factor sign-in' })
  await press(user, 'Yes')
  await screen.findByText(/found this helpful/)
  await user.click(screen.getByRole('link', { name: 'Contact' }))
  const form = within(await screen.findByRole('form', { name: 'Write to us' }))
  const fields = {
    Name: 'Ida Berg',
    'Email address': 'ida@example.org',
    Subject: 'Returns',
    Message: 'May I?',
  }
  for (const [name, text] of Object.entries(fields)) {
    await user.click(form.getByRole('textbox', { name }))
    await user.paste(text)
  }
  await user.click(form.getByRole('button', { name: 'Send message' }))
  await screen.findByText('We will reply to ida@example.org.')
  await closePage()

  const staff = await renderRoute(api, '/messages/list', { as: 'manager' })
  await staff.user.click(await screen.findByText('Returns'))
  const message = within(
    await screen.findByRole('article', { name: /Message from Visitor · ida@example.org · Ida Berg/ }),
  )
  expect(message.getByText('May I?')).toBeVisible()
  await staff.user.click(message.getByRole('button', { name: 'Reply' }))
  const reply = await screen.findByRole('textbox', { name: 'Reply by email' })
  expect(reply).toHaveFocus()
  await staff.user.paste('Within 30 days.')
  await staff.user.click(button('Send'))
  await screen.findByText('Within 30 days.', { selector: 'article *' })
})
