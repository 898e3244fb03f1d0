// Keeps all received data and allocates more.
const kept: unknown[] = []

Deno.serve(async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/greedy/heap') for (;;) kept.push(new Array(100_000).fill(kept.length))
  if (pathname === '/greedy/buffers') {
    for (;;) {
      kept.push(new Uint8Array(16 * 1024 * 1024).fill(1))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return new Response(`kept ${kept.length}`)
})
