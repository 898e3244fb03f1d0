import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** True when a process with this id exists, also for another user's process. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  const stat = readProc(pid, 'stat')
  return stat?.slice(stat.lastIndexOf(')') + 2).startsWith('Z') ?? false
}

/** The command line of a process, or an empty string when unknown. */
export function commandOf(pid: number): string {
  const line = readProc(pid, 'cmdline')
  if (line !== null) return line.replaceAll('\0', ' ')
  return ps(pid, 'command=')
}

/** The start time of a process, which distinguishes two processes with the same id. */
export function bornAt(pid: number): string {
  const stat = readProc(pid, 'stat')
  if (stat !== null) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return ps(pid, 'lstart=')
}

/** The resident memory of a process in bytes; 0 when unknown. */
export function residentBytes(pid: number): number {
  const status = readProc(pid, 'status')
  const kib = status ? /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] : ps(pid, 'rss=')
  return Number(kib ?? 0) * 1024
}

/** Sends a process the stop signal, kills it after a timeout, and resolves when it has ended. */
export async function endProcess(
  pid: number,
  first: NodeJS.Signals = 'SIGTERM',
  graceMs = 5_000,
): Promise<void> {
  signal(pid, first)
  for (let waited = 0; waited < graceMs && isAlive(pid); waited += 50) await sleep(50)
  if (!isAlive(pid)) return
  signal(pid, 'SIGKILL')
  for (let waited = 0; waited < 2_000 && isAlive(pid); waited += 20) await sleep(20)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function readProc(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null // No /proc, or the process has ended; callers treat both as unknown.
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return '' // The process has ended.
  }
}
