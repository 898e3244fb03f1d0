import { expect, it } from 'vitest'
import { expectBrowserStarts } from '../../tests/e2e/support/chromium.ts'

it('a browser that does not start says what to install', async () => {
  const start = expectBrowserStarts('/nowhere/chrome')
  await expect(start).rejects.toThrow(
    /^The browser of the tests does not start: \/nowhere\/chrome\n.*CHROMIUM_PATH/,
  )
})
