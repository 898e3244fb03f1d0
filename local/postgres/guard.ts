import { spawn } from 'node:child_process'

/** A shell that waits for the end of its input, which closes with the process that started it. */
const script = 'while read -r line; do :; done; kill -INT "$1"'

/**
 * Stops the server after this process has ended for any reason; on Windows the next start does it. Returns
 * the function that removes the guard.
 */
export function guardServer(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    // It must survive a Ctrl-C of the terminal, as the server does.
    detached: true,
  })
  guard.on('error', (error) => console.error(`postgres: the guard process failed: ${error.message}`))
  guard.unref()
  return () => guard.kill('SIGKILL')
}
