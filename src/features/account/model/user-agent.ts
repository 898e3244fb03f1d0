/** Device, browser and system as read from a user agent. */
export type Device = { kind: 'phone' | 'tablet' | 'computer'; browser: string | null; system: string | null }

// Order matters: most browsers also include the names of other browsers.
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

/** Parses a user agent; unknown parts are null. */
export function readUserAgent(text: string): Device {
  const isTablet = /iPad|Tablet/.test(text) || (/Android/.test(text) && !/Mobile/.test(text))
  return {
    kind: isTablet ? 'tablet' : /Mobile|iPhone/.test(text) ? 'phone' : 'computer',
    browser: nameIn(text, browsers),
    system: nameIn(text, systems),
  }
}
