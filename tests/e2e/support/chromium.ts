import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import sparticuz from '@sparticuz/chromium'

/**
 * Returns the path of a Chromium from npm, unpacked once into the cache; `CHROMIUM_PATH` names another one. The package
 * would unpack into the temporary folder and reuse any version there.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
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
