/** The keywords of a typed list: separated by commas, each once. */
export const readKeywords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;]/)
      .map((word) => word.trim().slice(0, 100))
      .filter(Boolean),
  ),
]

const MAX_TARGET = 10_000_000

/** A typed word target without its group separators; null for none, undefined for anything else. */
export function readTarget(typed: string): number | null | undefined {
  const digits = typed.replace(/[\s.,'’\u202f\u00a0]/g, '')
  if (digits === '') return null
  const target = /^\d+$/.test(digits) ? Number(digits) : 0
  if (target === 0) return /^0+$/.test(digits) ? null : undefined
  return target <= MAX_TARGET ? target : undefined
}
