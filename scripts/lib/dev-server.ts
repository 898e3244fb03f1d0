import { watch } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import type { Functions } from '../../local/functions/supervisor.ts'
import { createAppGateway } from '../../local/gateway/app.ts'
import { type Listening, toListener } from '../../local/gateway/listen.ts'
import { injectConfig, type RuntimeConfig } from '../../local/gateway/runtime-config.ts'
import { projectRoot } from '../../local/settings.ts'

type Api = (request: Request, path: string) => Promise<Response>

/** The app's server in development: Vite with hot reload and the same API; functions restart when edited. */
export async function startDevServer(
  port: number,
  api: Api,
  config: RuntimeConfig,
  functions: Functions | null,
): Promise<Listening> {
  const server = createServer()
  const vite = await createVite({
    configFile: join(projectRoot, 'vite.config.ts'),
    root: projectRoot,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
    plugins: [{ name: 'quillport-runtime-config', transformIndexHtml: (html) => injectConfig(html, config) }],
  })
  const gateway = createAppGateway({ api, page: () => new Response('Not found', { status: 404 }) })
  const toGateway = toListener((request) => gateway.fetch(request))
  const listener: RequestListener = (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path === '/' || path === '/auth/login' || path === '/api' || path.startsWith('/api/'))
      toGateway(request, response)
    else vite.middlewares(request, response)
  }
  server.on('request', listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const watcher = functions ? watchFunctions(functions) : null
  return {
    server,
    async close() {
      watcher?.close()
      await vite.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function watchFunctions(functions: Functions) {
  let timer: NodeJS.Timeout | undefined
  return watch(join(projectRoot, 'supabase/functions'), { recursive: true }, (_event, name) => {
    if (!name || /\.test\.tsx?$/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => void functions.restart(), 150)
  })
}
