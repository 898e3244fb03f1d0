/** The longest title, label or keyword. */
export const MAX_NAME = 500
/** The longest custom value. */
export const MAX_VALUE = 10_000

/** Converts three floats from 0 to 1, "0.99 0.70 0.73", to `#rrggbb`; null for any other text. */
export function floatColour(value: string | undefined): string | null {
  const parts = value?.trim().split(/[\s,]+/) ?? []
  if (parts.length < 3) return null
  return hexColour(Number(parts[0]), Number(parts[1]), Number(parts[2]))
}

/** Converts red, green and blue from 0 to 1 to `#rrggbb`; null when one is not a number. */
export function hexColour(red: number, green: number, blue: number): string | null {
  const hex = (part: number): string =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0')
  return [red, green, blue].every(Number.isFinite) ? `#${hex(red)}${hex(green)}${hex(blue)}` : null
}

const DATE = /^\s*(\d{4})-(\d{2})-(\d{2})[ T-](\d{2})[:-](\d{2})[:-](\d{2})\s*(?:([+-])(\d{2}):?(\d{2})|Z)?/

/** Converts Scrivener's date format ("2014-10-15 19:58:09 +0100") to ISO 8601; without a zone, the date is UTC. */
export function isoDate(value: string | undefined): string | null {
  const match = value ? DATE.exec(value) : null
  if (!match) return null
  const [, year, month, day, hour, minute, second, sign, zoneHour, zoneMinute] = match
  const zone = sign ? `${sign}${zoneHour}:${zoneMinute}` : 'Z'
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** A target from `<Target Type="Words">500</Target>`; 0, missing or invalid means none. */
export function targetOf(
  type: string | undefined,
  value: string,
): { goal: number; unit: 'words' | 'characters' } | null {
  const goal = Math.round(Number(value.trim()))
  if (!Number.isFinite(goal) || goal <= 0 || goal > 100_000_000) return null
  return { goal, unit: /^char/i.test(type ?? '') ? 'characters' : 'words' }
}

/** An id of limited length; used only for comparison, never as part of a path. */
export function cleanId(value: string | undefined): string | null {
  const id = value?.trim() ?? ''
  return id === '' ? null : id.slice(0, 100)
}
