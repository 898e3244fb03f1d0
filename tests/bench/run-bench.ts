import { spawn } from 'node:child_process'
import { projectRoot } from '../../local/settings.ts'

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a benchmark in a process group and returns why it failed, or null. One that does not end in time is stopped with
 * all its processes.
 */
export function runBench(args: string[], env: NodeJS.ProcessEnv, mostMs: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: projectRoot, env, detached: true })
    const { pid } = child
    const endGroup = (signal: NodeJS.Signals) => {
      try {
        if (pid !== undefined) process.kill(-pid, signal)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // The group has already ended.
      }
    }
    let isLate = false
    const timers = [
      setTimeout(() => {
        isLate = true
        endGroup('SIGTERM')
      }, mostMs),
      setTimeout(() => endGroup('SIGKILL'), mostMs + 10_000),
    ]
    const interrupt = () => {
      endGroup('SIGINT')
      process.exitCode = 130
    }
    // The group is detached, so no signal to this process reaches it otherwise.
    for (const signal of ENDING_SIGNALS) process.once(signal, interrupt)
    const settle = () => {
      for (const timer of timers) clearTimeout(timer)
      for (const signal of ENDING_SIGNALS) process.off(signal, interrupt)
    }
    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      settle()
      if (isLate) {
        endGroup('SIGKILL')
        resolve(`did not end within ${mostMs / 1000} s`)
      } else resolve(code === 0 ? null : `ended with ${code ?? signal}`)
    })
  })
}
