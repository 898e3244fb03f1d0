import { failures } from './errors.ts'

const objectName = /^[\w/!\-.*'() &$@=;:+,?]+$/
const bucketName = /^[\w!\-.*'() &$@=;:+,?]+$/

/**
 * Accepts an object name as hosted Storage does; refuses path segments with a special meaning in a file
 * system.
 */
export function checkObjectName(name: string): string {
  const isPlain = objectName.test(name) && Buffer.byteLength(name) <= 1024
  const parts = name.split('/')
  if (!isPlain || parts.some((part) => part === '' || part === '.' || part === '..')) {
    throw failures.invalidKey(name.slice(0, 200))
  }
  return name
}

/** Accepts a bucket name as hosted Storage does. */
export function checkBucketName(name: unknown): string {
  const isPlain = typeof name === 'string' && bucketName.test(name) && name.length <= 100
  if (!isPlain || name.trim() !== name || name === '.' || name === '..') throw failures.invalidBucketName()
  return name
}

const units: Record<string, number> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
}

/** Parses bytes from a number or from text like `20MB`; null means no limit of the bucket. */
export function parseSizeLimit(value: unknown): number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  const [, digits, unit] = /^(\d+(?:\.\d+)?)\s*([kmg]?i?b)?$/i.exec(String(value)) ?? []
  const factor = units[unit?.toLowerCase() ?? 'b']
  if (digits === undefined || factor === undefined) {
    throw failures.invalidRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B')
  }
  return Math.floor(Number(digits) * factor)
}
