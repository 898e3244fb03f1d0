type Part = 'day' | 'month' | 'year'
const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year'

/** True when the text is an existing day, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/**
 * The browser's regional variant of the interface language, because regions order day and month differently.
 */
export const dayLocale = (language: string, preferred: readonly string[] = navigator.languages): string =>
  preferred.find(
    (locale) => locale.toLowerCase().split('-')[0] === language && /^[a-z0-9-]+$/i.test(locale),
  ) ?? language

type WeekLocale = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** Large regions whose weeks begin on Sunday, for browsers without week data. */
const SUNDAY_REGIONS = ['US', 'CA', 'MX', 'BR', 'JP', 'KR', 'TW', 'IN', 'IL', 'ZA']

/** The first day of the week in a locale: 0 is Sunday, 1 is Monday. */
export function firstWeekday(locale: string): number {
  const week: WeekLocale = new Intl.Locale(locale)
  const info = week.getWeekInfo?.() ?? week.weekInfo
  if (info) return info.firstDay % 7
  return SUNDAY_REGIONS.includes(week.maximize().region ?? '') ? 0 : 1
}

const directionMarks = /[\u061c\u200e\u200f]/g

const partsOf = (locale: string, date: Date) =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(date)

/**
 * Formats a day in the locale's figures: 28/11/2026, 11/28/2026. A text that is not a day is returned
 * unchanged.
 */
export const formatFieldDay = (text: string, locale: string): string =>
  isDay(text)
    ? partsOf(locale, new Date(`${text}T00:00:00Z`))
        .map(({ value }) => value.replace(directionMarks, ''))
        .join('')
    : text

/** The pattern of {@link formatFieldDay} in the letters of a language: DD/MM/YYYY, JJ/MM/AAAA. */
export const dayPattern = (locale: string, letters: Readonly<Record<Part, string>>): string =>
  partsOf(locale, new Date(0))
    .map(({ type, value }) => (isPart(type) ? letters[type] : value.replace(directionMarks, '')))
    .join('')

const toDay = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/**
 * Parses a typed day, year first or in the locale's order, to YYYY-MM-DD; otherwise returns the trimmed text.
 * `year` completes a short or missing year on blur.
 */
export function readDay(text: string, locale: string, year?: number): string {
  const typed = text.trim()
  const iso = /^(\d{4})[\s./-]?(\d{1,2})[\s./-]?(\d{1,2})$/.exec(typed)
  if (iso) return toDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const figures = typed.split(/[\s./-]+/).filter((figure) => figure !== '')
  if (!figures.every((figure) => /^\d{1,4}$/.test(figure))) return typed
  const order = partsOf(locale, new Date(0)).flatMap(({ type }) => (isPart(type) ? [type] : []))
  const given = figures.length === 2 && year ? order.filter((part) => part !== 'year') : order
  if (figures.length !== given.length) return typed
  const found: Partial<Record<Part, string>> = {}
  given.forEach((part, at) => {
    found[part] = figures[at] ?? ''
  })
  const { day = '', month = '' } = found
  const wholeYear = yearOf(found.year, year)
  if (!wholeYear || day.length > 2 || month.length > 2) return typed
  const read = toDay(wholeYear, month, day)
  return isDay(read) ? read : typed
}

function yearOf(typed: string | undefined, current: number | undefined): string | null {
  if (typed?.length === 4) return typed
  if (current === undefined || (typed !== undefined && typed.length !== 2)) return null
  return typed === undefined ? String(current) : `${String(current).slice(0, 2)}${typed}`
}
