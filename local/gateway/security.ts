import { createHash } from 'node:crypto'

/** Headers every answer of the app's origin carries. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/**
 * The policy of the app's page: its own scripts, the Supabase it was given, nothing else. Styles may be inline because
 * the component library writes them at run time; scripts may not, save those of the page itself, named by their hash.
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
