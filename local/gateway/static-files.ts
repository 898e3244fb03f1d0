import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { CONFIG_MARKER, injectConfig, type RuntimeConfig } from './runtime-config.ts'
import { contentSecurityPolicy, securityHeaders } from './security.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const year = 'public, max-age=31536000, immutable'

/** Serves a built app under a base path: its files, and the app's page for every other path. */
export function createStaticFiles(folder: string, base: string, config: RuntimeConfig) {
  const page = (request: Request, path: string | null): Response => {
    const file = pageFile(folder, path)
    if (!existsSync(file)) return new Response('The app is not built. Run "npm run build".', { status: 503 })
    const html = injectConfig(readFileSync(file, 'utf8'), config)
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    const headers = new Headers({
      ...securityHeaders,
      'content-type': types['.html'] ?? '',
      'content-security-policy': contentSecurityPolicy(html, config.supabaseUrl),
      'cache-control': 'no-cache',
      etag,
      vary: 'accept-encoding',
    })
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    if (!accepts(request, 'gzip')) return respond(request, html, headers)
    headers.set('content-encoding', 'gzip')
    return respond(request, gzipSync(html), headers)
  }

  return (request: Request): Response => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', {
        status: 405,
        headers: { allow: 'GET, HEAD', ...securityHeaders },
      })
    }
    const path = decode(new URL(request.url).pathname.slice(base.length + 1))
    const file = path === null ? null : normalize(join(folder, path))
    if (file?.startsWith(folder + sep) && !isHidden(path ?? '') && !isPage(file)) {
      const stats = statSync(file, { throwIfNoEntry: false })
      if (stats?.isFile())
        return sendFile(request, file, stats, path?.startsWith('assets/') ? year : 'no-cache')
    }
    // A missing script or image is a 404; only a path that can be a screen gets the page.
    if (extname(path ?? '') in types)
      return new Response('Not found', { status: 404, headers: securityHeaders })
    return page(request, path)
  }
}

/** The page of a public screen, which the build writes for search engines, or else the page of the app. */
function pageFile(folder: string, path: string | null): string {
  const own =
    path === null || path === '' ? null : normalize(join(folder, `${path.replace(/\/+$/, '')}.html`))
  return own?.startsWith(folder + sep) && isPage(own) ? own : join(folder, 'index.html')
}

/** Whether a file is a page of the app, which is served only with the configuration in it. */
const isPage = (file: string) =>
  file.endsWith('.html') && existsSync(file) && readFileSync(file, 'utf8').includes(CONFIG_MARKER)

function sendFile(request: Request, file: string, stats: Stats, cacheControl: string): Response {
  const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`
  const headers = new Headers({
    ...securityHeaders,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': cacheControl,
    etag,
    vary: 'accept-encoding',
  })
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const packed = accepts(request, encoding) ? statSync(file + suffix, { throwIfNoEntry: false }) : undefined
    if (!packed) continue
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(packed.size))
    return respond(request, () => createReadStream(file + suffix), headers)
  }
  headers.set('content-length', String(stats.size))
  return respond(request, () => createReadStream(file), headers)
}

function respond(request: Request, body: string | Buffer | (() => Readable), headers: Headers): Response {
  if (request.method === 'HEAD') return new Response(null, { headers })
  if (typeof body === 'function') return new Response(Readable.toWeb(body()) as ReadableStream, { headers })
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers })
}

const accepts = (request: Request, encoding: string) =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .some((part) => part.trim().split(';')[0] === encoding)

const isHidden = (path: string) => /(^|\/)\.|\.(br|gz|map)$/.test(path)

function decode(path: string): string | null {
  try {
    const plain = decodeURIComponent(path)
    return plain.includes('\0') ? null : plain
  } catch {
    return null // The path is outside the base path.
  }
}
