import { StartError } from '../../local/settings.ts'

/** What to tell the person at the terminal about a failure: advice where there is some, else the whole error. */
export function explain(error: unknown, dataDir: string): string {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOSPC' || /no space left on device/i.test(error.message)) {
    return `The disk is full. Make room where ${dataDir} is and start again; nothing was lost.`
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${error.message}\n${dataDir} must be writable; QUILLPORT_DATA chooses another folder.`
  }
  return error.stack ?? error.message
}
