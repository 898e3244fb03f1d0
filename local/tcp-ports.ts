import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the ports that systems assign to outgoing connections (RFC 6335: from 49152; Linux: from 32768),
// which another process could take before this port is used.
const FIRST = 10_240
const END = 32_768
const TRIES = 100

/** A TCP port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END)
    if (await isPortFree(port)) return port
  }
  throw new Error(`No free port was found between ${FIRST} and ${END - 1}.`)
}

/** True when this port of 127.0.0.1 is free. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
