import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, residentBytes } from '../processes.ts'

/** The reason a process ended, which determines the response to its callers. */
export type EndReason = 'exit' | 'hang' | 'memory' | 'timeout' | 'stop'

/** A supervised Deno process. */
export type FunctionProcess = {
  pid: number
  port: number
  startedAt: number
  /** Resolves with the reason when the process has ended. */
  ended: Promise<EndReason>
  /** True when the process was asked to end and accepts no more requests. */
  isEnding(): boolean
  end(reason: EndReason): Promise<void>
}

/** The limits of a function process. */
export type Watch = { hangMs: number; memoryMb: number; log: (line: string) => void }

const beat = '\u0001beat'

/** Supervises a started process: passes its output on, and ends it when it hangs or exceeds its memory. */
export function watchProcess(child: ChildProcess, port: number, watch: Watch): FunctionProcess {
  const pid = child.pid
  if (pid === undefined) throw new Error('A function process could not be started.')
  let reason: EndReason = 'exit'
  let ending = false
  let lastSign = Date.now()
  let lastCheck = Date.now()
  const onLine = (line: string) => {
    if (line === beat) lastSign = Date.now()
    else if (line && !line.startsWith('Listening on ')) watch.log(line.slice(0, 10_000))
  }
  splitLines(child, onLine)
  const end = async (why: EndReason) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    if (!ending) reason = why
    ending = true
    await endProcess(pid, why === 'stop' ? 'SIGTERM' : 'SIGKILL', 1_000)
  }
  const timer = setInterval(() => {
    const now = Date.now()
    // After a suspend or CPU starvation of this process, missing heartbeats prove nothing.
    if (now - lastCheck > 3_000) lastSign = now
    lastCheck = now
    if (now - lastSign > watch.hangMs) {
      watch.log(`stopped: no sign of life for ${watch.hangMs} ms`)
      void end('hang')
    } else if (residentBytes(pid) > watch.memoryMb * 1024 * 1024) {
      watch.log(`stopped: more than ${watch.memoryMb} MB of memory`)
      void end('memory')
    }
  }, 500)
  const ended = new Promise<EndReason>((resolve) => {
    const done = () => {
      clearInterval(timer)
      // V8 aborts when the heap is full, before the memory check sees it.
      resolve(
        reason === 'exit' && (child.signalCode === 'SIGABRT' || child.signalCode === 'SIGTRAP')
          ? 'memory'
          : reason,
      )
    }
    child.once('exit', done)
    child.once('error', done)
  })
  return { pid, port, startedAt: Date.now(), ended, isEnding: () => ending, end }
}

/** Waits until the port accepts connections; false when the process ended first or the timeout passed. */
export async function waitForPort(port: number, isGone: () => boolean, timeoutMs: number): Promise<boolean> {
  for (const until = Date.now() + timeoutMs; Date.now() < until && !isGone(); await sleep(25)) {
    if (await canConnect(port)) return true
  }
  return false
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function splitLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
      if (rest.length > 100_000) rest = ''
    })
  }
}
