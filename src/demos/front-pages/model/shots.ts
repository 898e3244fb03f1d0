/** The addresses of the recorded pictures by file name, such as `editor-wide-en-light`. */
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../images/*.webp', { eager: true, query: '?url', import: 'default' }),
  ).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
)

/** The recorded screens: `wide` is 1040 × 650 px, `phone` 648 × 1008 px; `npm run record:screenshots` makes them. */
export type Shot = 'editor' | 'manuscript' | 'inbox' | 'palette'

/** The address of a picture in a language and theme. */
export function shotUrl(
  shot: Shot,
  size: 'wide' | 'phone',
  language: 'en' | 'fr',
  theme: 'light' | 'dark',
): string {
  const url = files[`${shot}-${size}-${language}-${theme}`]
  if (url === undefined) throw new Error(`No picture of ${shot} (${size}, ${language}, ${theme}).`)
  return url
}
