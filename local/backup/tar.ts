import { spawn } from 'node:child_process'
import { StartError } from '../settings.ts'

/** Runs the `tar` of the system: Linux, macOS and Windows have one. */
export async function runTar(args: string[]): Promise<void> {
  const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.once('exit', resolve)
  })
  if (code !== 0) throw new StartError(`tar failed: ${output.trim().slice(-2000)}`)
}
