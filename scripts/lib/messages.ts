import { statfsSync } from 'node:fs'
import { StartError } from '../../local/settings.ts'

/** The terminal message for a failure: advice for known causes, otherwise the whole error. */
export function explain(error: unknown, dataDir: string): string {
  if (!(error instanceof Error)) return String(error)
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOSPC' || /no space left on device|check free disk space/i.test(error.message)) {
    return `The disk is full. Free space on the disk of ${dataDir} and start again; no data was lost.`
  }
  if (error instanceof StartError) return error.message
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${error.message}\n${dataDir} must be writable; QUILLPORT_DATA chooses another folder.`
  }
  if (isDamage(error, code)) {
    return (
      `The data in ${dataDir} is damaged: ${error.message}\nNothing was deleted. Restore a backup ` +
      '("npm run restore -- <file>"), or delete all data with "npm run reset".'
    )
  }
  return error.stack ?? error.message
}

/** SQLSTATE of a missing table, column, function, schema or role, of unreadable data, and of a corrupted file or index. */
const DAMAGE = /^(?:42P01|42703|42883|3F000|42704|XX00[0-2]|58P01|58030|57P03)$/

/** True for an error that means that files or rows of the data folder are missing or unreadable. */
const isDamage = (error: Error, code: string | undefined) =>
  error instanceof SyntaxError || code === 'ENOTDIR' || code === 'EISDIR' || DAMAGE.test(code ?? '')

const neededMb = 120

/** Refuses to start with too little disk space, because a database that fills the disk stops half-started. */
export function checkSpace(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024)
  if (freeMb >= neededMb) return
  throw new StartError(
    `Only ${freeMb} MB are free on the disk of ${dataDir}; ${neededMb} MB are needed. Free space and start again; no data was lost.`,
  )
}
