const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isNothing = (value: unknown) => value === undefined || value === null

function isEmptyRecord(value: unknown): boolean {
  return isObject(value) && !Array.isArray(value) && Object.values(value).every(isNothing)
}

/**
 * Compares JSON values; key order, missing, undefined and null attributes, and empty attribute objects make
 * no difference.
 */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (isNothing(a)) return isNothing(b) || isEmptyRecord(b)
  if (isNothing(b)) return isEmptyRecord(a)
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((entry, index) => isDeepEqual(entry, b[index]))
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (!isDeepEqual(a[key], b[key])) return false
  }
  return true
}
