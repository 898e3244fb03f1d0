import { expect, test } from './support/test.ts'

test('/api/docs shows every tag and the fields of a call, without requests to other origins', {
  tag: '@all',
}, async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).protocol + new URL(request.url()).host))
  // The API generates its document at the first call, which takes seconds on a busy machine.
  expect((await page.request.get('/api/openapi.json')).ok()).toBe(true)
  await page.goto('/api/docs')
  await expect(page).toHaveURL(/\/build\/api-docs\/index\.html/)
  await expect(page.getByRole('heading', { name: /Quillport/ })).toBeVisible()
  await page.getByRole('link', { name: 'mail', exact: true }).click()
  await page
    .getByRole('button', { name: /post.*\/mail\/messages/ })
    .first()
    .click()
  await expect(page.getByText('Request body').first()).toBeVisible()
  const own = new URL(baseURL ?? '')
  expect([...origins].filter((origin) => !origin.startsWith('data:'))).toEqual([own.protocol + own.host])
})
