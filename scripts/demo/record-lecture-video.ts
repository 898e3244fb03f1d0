import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Mediabunny from 'mediabunny'
import { chromium } from 'playwright-core'
import { projectRoot } from '../../local/settings.ts'
import { chromiumPath } from '../../tests/e2e/support/chromium.ts'

// `npm run record:lecture` draws public/media/lecture.webm, the silent film of every sample lecture, in Chromium.
const bundle = join(projectRoot, 'node_modules/mediabunny/dist/bundles/mediabunny.min.cjs')
const target = join(projectRoot, 'public/media/lecture.webm')

/** Runs in the browser: draws a page line by line and returns the encoded film as base64. */
async function record(): Promise<string> {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = (
    window as unknown as { Mediabunny: typeof Mediabunny }
  ).Mediabunny
  const [width, height, seconds, framesPerSecond] = [640, 360, 48, 8]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser has no 2D canvas.')
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 90_000, keyFrameInterval: 6 })
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  const frames = seconds * framesPerSecond
  for (let frame = 0; frame < frames; frame += 1) {
    const share = frame / frames
    pen.fillStyle = '#1c2333'
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#f7f4ec'
    pen.fillRect(190, 24, 260, 312)
    pen.fillStyle = '#c2563f'
    pen.fillRect(214, 48, 150 * Math.min(1, share * 14), 14)
    for (let line = 0; line < 14; line += 1) {
      const part = Math.min(1, Math.max(0, share * 16 - 1 - line))
      const whole = line % 5 === 4 ? 120 : 212
      pen.fillStyle = '#59606f'
      pen.fillRect(214, 82 + line * 17, whole * part, 6)
      if (part > 0 && part < 1) {
        pen.fillStyle = '#c2563f'
        pen.fillRect(214 + whole * part, 78 + line * 17, 3, 14)
      }
    }
    await source.add(frame / framesPerSecond, 1 / framesPerSecond)
  }
  await output.finalize()
  const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer(0))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  // Video encoding needs a secure address; this one is answered here.
  await page.route('https://quillport.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Recording</p>' }),
  )
  await page.goto('https://quillport.test/')
  await page.addScriptTag({ content: readFileSync(bundle, 'utf8') })
  // tsx adds a helper to named functions, which the page does not have.
  await page.evaluate('globalThis.__name = (value) => value')
  writeFileSync(target, Buffer.from(await page.evaluate(record), 'base64'))
} finally {
  await browser.close()
}
