import { failures } from './errors.ts'

const token = '[A-Za-z0-9!#$&^_.+-]{1,127}'
const contentType = new RegExp(
  `^(${token}/${token})(?:[ \\t]*;[ \\t]*charset=(?:"([A-Za-z0-9_.:-]{1,40})"|([A-Za-z0-9_.:-]{1,40})))?$`,
  'i',
)

/**
 * Types that a browser shows without running code. Compared as a whole, because a prefix would accept
 * `image/x+xml`.
 */
const inertTypes = new Set([
  'application/octet-stream',
  'application/pdf',
  'application/zip',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'image/avif',
  'image/bmp',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'video/mp4',
  'video/ogg',
  'video/quicktime',
  'video/webm',
])

/** A stored and served content type: a lower-case media type with at most a charset. */
export type ContentType = { type: string; text: string }

/**
 * Parses `type/subtype` with at most a charset; null otherwise. Browsers read `image/png;x=y,text/html` as
 * two values, so other parameters are refused.
 */
export function parseContentType(value: string): ContentType | null {
  const [, media, quoted, bare] = contentType.exec(value.trim()) ?? []
  if (media === undefined) return null
  const type = media.toLowerCase()
  const charset = quoted ?? bare
  return { type, text: charset === undefined ? type : `${type};charset=${charset}` }
}

/**
 * The content type to store; refuses one that does not parse or that the bucket excludes (patterns may end in
 * `/*`).
 */
export function acceptContentType(value: string, allowed: readonly string[] | null): string {
  const parsed = parseContentType(value)
  if (!parsed) throw failures.invalidMimeType(value.slice(0, 100))
  const { type, text } = parsed
  const isAccepted = (pattern: string) =>
    pattern === '*/*' ||
    pattern.toLowerCase() === type ||
    (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1).toLowerCase()))
  if (allowed && allowed.length > 0 && !allowed.some(isAccepted)) {
    throw failures.invalidMimeType(value.slice(0, 100))
  }
  return text
}

/** The content type to serve; a stored one that does not parse becomes `application/octet-stream`. */
export function servedContentType(stored: string | undefined): ContentType {
  const bytes = { type: 'application/octet-stream', text: 'application/octet-stream' }
  return (stored === undefined ? null : parseContentType(stored)) ?? bytes
}

/** True when a browser may show this type outside a sandbox. */
export const isInert = (type: string): boolean => inertTypes.has(type)
