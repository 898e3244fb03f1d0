/** Titles, labels, keywords and the like are cut here. */
export const MAX_NAME = 500
/** Custom values are cut here. */
export const MAX_VALUE = 10_000

/** Three floats from 0 to 1, "0.99 0.70 0.73", as `#rrggbb`; null where they are not three numbers. */
export function floatColour(value: string | undefined): string | null {
  const parts = value?.trim().split(/[\s,]+/) ?? []
  if (parts.length < 3) return null
  return hexColour(Number(parts[0]), Number(parts[1]), Number(parts[2]))
}

/** Red, green and blue from 0 to 1 as `#rrggbb`; null where one is not a number. */
export function hexColour(red: number, green: number, blue: number): string | null {
  const hex = (part: number): string =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0')
  return [red, green, blue].every(Number.isFinite) ? `#${hex(red)}${hex(green)}${hex(blue)}` : null
}

const DATE = /^\s*(\d{4})-(\d{2})-(\d{2})[ T-](\d{2})[:-](\d{2})[:-](\d{2})\s*(?:([+-])(\d{2}):?(\d{2})|Z)?/

/** A date as Scrivener writes it ("2014-10-15 19:58:09 +0100") in ISO 8601; without a zone it counts as UTC. */
export function isoDate(value: string | undefined): string | null {
  const match = value ? DATE.exec(value) : null
  if (!match) return null
  const [, year, month, day, hour, minute, second, sign, zoneHour, zoneMinute] = match
  const zone = sign ? `${sign}${zoneHour}:${zoneMinute}` : 'Z'
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** A goal from `<Target Type="Words">500</Target>`; 0, absent or unreadable means none. */
export function targetOf(
  type: string | undefined,
  value: string,
): { goal: number; unit: 'words' | 'characters' } | null {
  const goal = Math.round(Number(value.trim()))
  if (!Number.isFinite(goal) || goal <= 0 || goal > 100_000_000) return null
  return { goal, unit: /^char/i.test(type ?? '') ? 'characters' : 'words' }
}

/** An id as written, bounded; it is only ever compared, never part of a path. */
export function cleanId(value: string | undefined): string | null {
  const id = value?.trim() ?? ''
  return id === '' ? null : id.slice(0, 100)
}
