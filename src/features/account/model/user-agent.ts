/** What a browser says it is, as far as a person would call it. */
export type Device = { kind: 'phone' | 'tablet' | 'computer'; browser: string | null; system: string | null }

// Order matters: most browsers also call themselves by their neighbours' names.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (text: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null

/** Reads a user agent; what it cannot tell is null. */
export function readUserAgent(text: string): Device {
  const isTablet = /iPad|Tablet/.test(text) || (/Android/.test(text) && !/Mobile/.test(text))
  return {
    kind: isTablet ? 'tablet' : /Mobile|iPhone/.test(text) ? 'phone' : 'computer',
    browser: nameIn(text, browsers),
    system: nameIn(text, systems),
  }
}
