import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { projectRoot } from '../../local/settings.ts'
import { chromiumPath } from '../e2e/support/chromium.ts'
import { benchSignIn, type Quillport } from './own-quillport.ts'

/** Opens a browser with the debugging port for Lighthouse, and the session of a demo person. */
export async function openLighthouseBrowser(quillport: Quillport, port: number) {
  const folder = mkdtempSync(join(projectRoot, 'node_modules/.cache/quillport-lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  })
  const session = await benchSignIn(quillport, 'auth')
  const page = await context.newPage()
  await page.goto(`${quillport.appUrl}/build/login`)
  /** Signs the browser in or out. */
  const keep = (isSignedIn: boolean) =>
    page.evaluate(
      (text) => {
        if (text === null) localStorage.removeItem('sb-127-auth-token')
        else localStorage.setItem('sb-127-auth-token', text)
      },
      isSignedIn ? JSON.stringify(session) : null,
    )
  const close = async () => {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
  /** Replaces Lighthouse in a quick run: every measured screen must render. */
  const look = async (url: string) => {
    await page.goto(url)
    await page.locator('main').first().waitFor()
    if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}`)
  }
  return { session, keep, look, close }
}
