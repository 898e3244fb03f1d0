import type { ChildProcess } from 'node:child_process'

/** Keeps the last output lines of a program for its error message, and passes each on. */
export function collectLines(child: ChildProcess, lines: string[], onLog?: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) {
        lines.push(line)
        if (lines.length > 50) lines.shift()
        onLog?.(line)
      }
    })
  }
}
