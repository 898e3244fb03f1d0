import { endHolder } from '../../local/lock.ts'

/**
 * Runs browser tests whose server uses a data folder, and ends the server that a killed run left on it, before and
 * after.
 */
export async function withFreeFolder<T>(dataFolder: string, run: () => Promise<T>): Promise<T> {
  // The server of an earlier run that was killed would keep the ports.
  await endHolder(dataFolder)
  try {
    return await run()
  } finally {
    // Playwright stops its server, unless it was killed itself.
    await endHolder(dataFolder)
  }
}
