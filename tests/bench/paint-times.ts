import type { Page } from 'playwright-core'

/** Milliseconds from an input to the frame that shows it. */
export type PaintFigure = { p50: number; p95: number; max: number }

/** Collects the time from each event of a type to the frame that follows it. */
export const watchPaints = (page: Page, type: 'dragenter' | 'keydown') =>
  page.evaluate((name) => {
    const times: number[] = []
    Object.assign(globalThis, { paintTimes: times })
    document.addEventListener(
      name,
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          // A message is delivered after the frame is painted.
          channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp)
          channel.port2.postMessage(0)
        })
      },
      { capture: true },
    )
  }, type)

/** The times that were collected. */
export async function readPaints(page: Page): Promise<PaintFigure> {
  const times = await page.evaluate(() => (globalThis as unknown as { paintTimes: number[] }).paintTimes)
  if (times.length === 0) throw new Error('No frame was measured')
  times.sort((a, b) => a - b)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { p50: share(0.5), p95: share(0.95), max: share(1) }
}
