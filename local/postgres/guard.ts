import { spawn } from 'node:child_process'

/** A shell that waits for the end of its input, which comes with the end of the process that started it. */
const script = 'while read -r line; do :; done; kill -INT "$1"'

/**
 * Stops a server once this process has ended, however it ended. The server is not in the process group of this one, so
 * nothing else would. Without a POSIX shell (Windows) the next start does it. Returns how to take the guard away.
 */
export function guardServer(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    // It outlives a Ctrl-C of the terminal, as the server does.
    detached: true,
  })
  guard.on('error', (error) => console.error(`postgres: nothing guards the server: ${error.message}`))
  guard.unref()
  return () => guard.kill('SIGKILL')
}
