import { createHash } from 'node:crypto'

/** The headers of every response of the app's origin. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/**
 * The content security policy: own scripts and the configured Supabase. Styles may be inline for the
 * component library; inline scripts only by hash.
 */
export function contentSecurityPolicy(html: string, supabaseUrl: string): string {
  const supabase = new URL(supabaseUrl).origin
  const socket = supabase.replace(/^http/, 'ws')
  const hashes = inlineScripts(html).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', supabase],
    'media-src': ["'self'", 'blob:', supabase],
    'font-src': ["'self'"],
    'connect-src': ["'self'", supabase, socket],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
  return scripts
    .filter(({ groups }) => groups?.text && !/\bsrc=|application\/json/.test(groups.attributes ?? ''))
    .map(({ groups }) => groups?.text ?? '')
}
