// Answers at once, never, or not even a health check.
Deno.serve((request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/hang/spin') for (;;);
  if (pathname === '/hang/never') return new Promise<Response>(() => undefined)
  return new Response('fine')
})
