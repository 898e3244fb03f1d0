import { spawn } from 'node:child_process'
import { projectRoot } from '../../local/settings.ts'

/** A program that runs as one step of a longer command. */
export type Step = {
  /** The file that node runs, or a program. */
  program: string
  args?: string[]
  env?: Record<string, string>
  /** The time limit, by default none; a step that exceeds it is killed and has failed. */
  limitMs?: number
  /** Captures the output instead of passing it on. */
  quiet?: boolean
}

/** Runs a step to its end and returns its exit code and, when quiet, its output. */
export async function runStep(step: Step): Promise<{ code: number; output: string }> {
  const isScript = /\.[cm]?js$/.test(step.program)
  const command = isScript ? process.execPath : step.program
  const args = [...(isScript ? [step.program] : []), ...(step.args ?? [])]
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { ...process.env, ...step.env },
    stdio: ['ignore', step.quiet ? 'pipe' : 'inherit', step.quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const end = () => {
    console.error(`Ended after ${step.limitMs} ms: ${command} ${args.join(' ')}`)
    child.kill('SIGTERM')
    // Playwright first stops its server, which may take 10 s.
    setTimeout(() => child.kill('SIGKILL'), 30_000).unref()
  }
  const timer = step.limitMs === undefined ? undefined : setTimeout(end, step.limitMs)
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(1)
    })
    child.once('close', (exit) => resolve(exit ?? 1))
  })
  clearTimeout(timer)
  return { code, output }
}
