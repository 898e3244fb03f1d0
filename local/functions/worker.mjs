// Runs inside Deno before a function: adds the APIs of the hosted runtime and sends heartbeats. The only
// argument is the function's entry file.

const pending = new Set()

globalThis.EdgeRuntime = {
  /**
   * Background work after the response; the process is not ended when idle, so keeping a reference is enough.
   */
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

// The supervisor holds the other end of this pipe; when it closes, the function exits.
const watchSupervisor = async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0)
}
watchSupervisor()

await import(Deno.args[0])
