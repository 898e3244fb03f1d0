// Returns its request, so that a test sees exactly what reaches a function.
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, x-client-info, apikey',
}

Deno.serve(async (request: Request) => {
  const url = new URL(request.url)
  if (request.method === 'OPTIONS') return new Response('ok', { headers: cors })
  if (url.pathname === '/echo/refuse')
    return Response.json({ code: 'nope', message: 'Not today' }, { status: 422, headers: cors })
  if (url.pathname === '/echo/later') {
    EdgeRuntime.waitUntil(
      new Promise((resolve) => setTimeout(resolve, 50)).then(() => console.log('later is done')),
    )
    return new Response('accepted', { status: 202 })
  }
  if (url.pathname === '/echo/die') Deno.exit(3)
  if (url.pathname === '/echo/peek') {
    const tries = {
      file: () => Deno.readTextFileSync('/etc/passwd'),
      write: () => Deno.writeTextFileSync('./written.txt', 'x'),
      run: () => new Deno.Command('/bin/ls').outputSync(),
    }
    const outcome = Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt()
        return [name, 'allowed']
      } catch (error) {
        return [name, error.name]
      }
    })
    const reach = await fetch('http://127.0.0.1:9999/').catch((error: Error) => String(error.cause ?? error))
    return Response.json({ ...Object.fromEntries(outcome), net: reach, home: Deno.env.get('HOME') ?? null })
  }
  return Response.json(
    {
      method: request.method,
      path: url.pathname + url.search,
      authorization: request.headers.get('authorization'),
      body: await request.text(),
      env: Object.keys(Deno.env.toObject()).sort(),
    },
    { headers: cors },
  )
})
