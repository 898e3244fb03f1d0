// Runs inside Deno before a function: what the hosted runtime has and plain Deno lacks, and a sign of life.
// It is told the function's entry as its only argument.

const pending = new Set()

globalThis.EdgeRuntime = {
  /** Work that may go on after the answer; a function is not ended for being idle, so remembering it is enough. */
  waitUntil(promise) {
    const kept = Promise.resolve(promise)
      .catch((error) => console.error('waitUntil:', error))
      .finally(() => pending.delete(kept))
    pending.add(kept)
    return promise
  },
}

const beat = new TextEncoder().encode('\u0001beat\n')
setInterval(() => Deno.stdout.writeSync(beat), 500)

// The supervisor holds the other end of this pipe: when it is gone, so is the reason to live.
const watchSupervisor = async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}
watchSupervisor()

await import(Deno.args[0])
