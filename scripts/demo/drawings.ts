import { PRODUCT_SHAPES } from './product-shapes.ts'

/** Background, shade and ink of the six colour sets. */
const COLOURS = [
  ['#e4ecf7', '#b7cbe6', '#2b4c7e'],
  ['#fbe9dd', '#f0c3a3', '#9a4a1c'],
  ['#e3f1e8', '#b3d8c1', '#2a6345'],
  ['#f3e6f4', '#d8b6dc', '#6d3474'],
  ['#fbf2d5', '#ecd48a', '#7a5b0b'],
  ['#e2f0f2', '#aed6dc', '#1f5f6b'],
] as const

type Colour = readonly [string, string, string]

/** A colour set that depends only on the name. */
function colourOf(name: string): Colour {
  let sum = 0
  for (const char of name) sum = (sum * 31 + char.charCodeAt(0)) % 9973
  return COLOURS[sum % COLOURS.length] as Colour
}

const svg = (size: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${body}</svg>\n`

/** An avatar with the initials of a name such as `ines-moreau`. */
export function drawAvatar(name: string): string {
  const [back, , ink] = colourOf(name)
  // The picture of a new customer has no initials.
  if (name === 'customer')
    return svg(
      '64 64',
      `<rect width="64" height="64" fill="${back}"/><g fill="${ink}"><circle cx="32" cy="25" r="11"/><path d="M10 60c2-14 11-20 22-20s20 6 22 20z"/></g>`,
    )
  const parts = name.split('-')
  const initials = `${parts[0]?.[0] ?? ''}${parts.at(-1)?.[0] ?? ''}`.toUpperCase()
  return svg(
    '64 64',
    `<rect width="64" height="64" fill="${back}"/><text x="32" y="40" text-anchor="middle" font-family="system-ui,sans-serif" font-size="24" font-weight="600" fill="${ink}">${initials}</text>`,
  )
}

/** A product picture, by kind and colour, such as `book-3`. */
export function drawProduct(name: string): string {
  const [kind = '', n = '0'] = name.split('-')
  const [back, shade, ink] = COLOURS[Number(n) % COLOURS.length] as Colour
  return svg(
    '200 200',
    `<rect width="200" height="200" fill="${back}"/>${PRODUCT_SHAPES[kind]?.(shade, ink) ?? ''}`,
  )
}

/** A simplified flag: bars, a cross or a disc. */
export function drawFlag(code: string): string {
  const upright = (colours: string[]) =>
    colours.map((fill, at) => `<path d="M${at * 20} 0h20v40H${at * 20}z" fill="${fill}"/>`).join('')
  const level = (colours: string[]) =>
    colours
      .map((fill, at) => {
        const height = 40 / colours.length
        return `<path d="M0 ${at * height}h60v${height}H0z" fill="${fill}"/>`
      })
      .join('')
  const cross = (field: string, mark: string) =>
    `<path d="M0 0h60v40H0z" fill="${field}"/><path d="M22 0v40M0 20h60" stroke="${mark}" stroke-width="8"/>`
  const flags: Record<string, string> = {
    fr: upright(['#23408e', '#fff', '#d8303c']),
    it: upright(['#1a8a4a', '#fff', '#cc2f3a']),
    ie: upright(['#1f9a60', '#fff', '#f28a3c']),
    be: upright(['#1d1d1b', '#f5d547', '#d9303e']),
    ng: upright(['#15804d', '#fff', '#15804d']),
    de: level(['#1d1d1b', '#d0312d', '#f2c230']),
    nl: level(['#ad2734', '#fff', '#2a4b8d']),
    at: level(['#d63a44', '#fff', '#d63a44']),
    pl: level(['#fff', '#d5304a']),
    se: cross('#1f6aa5', '#f4cb38'),
    dk: cross('#c62f3e', '#fff'),
    jp: '<path d="M0 0h60v40H0z" fill="#fff"/><circle cx="30" cy="20" r="12" fill="#bf2d3f"/>',
  }
  return svg('60 40', flags[code] ?? '<path d="M0 0h60v40H0z" fill="#c8ccd2"/>')
}

/** A course cover: a pattern of its tag, varied by its number. */
export function drawCourse(name: string): string {
  const [tag = '', n = '1'] = name.split('-')
  const at = Number(n)
  const [back, shade, ink] = COLOURS[(at + tag.length) % COLOURS.length] as Colour
  const patterns: Record<string, string> = {
    web: `<rect x="70" y="50" width="260" height="126" rx="10" fill="${shade}"/><path d="M70 78h260" stroke="${ink}" stroke-width="4"/><path d="M94 ${100 + at * 4}h${80 + at * 20}M94 ${122 + at * 4}h${150 - at * 12}" stroke="${ink}" stroke-width="8"/>`,
    art: `<circle cx="${140 + at * 10}" cy="112" r="62" fill="${shade}"/><path d="M90 ${160 - at * 8}q60-${60 + at * 10} 120-10t110-40" stroke="${ink}" stroke-width="10" fill="none"/>`,
    psychology: `<circle cx="170" cy="110" r="60" fill="${shade}"/><circle cx="${210 + at * 8}" cy="110" r="60" fill="none" stroke="${ink}" stroke-width="8"/>`,
    design: `<path d="M80 40h100v${80 + at * 10}H80z" fill="${shade}"/><path d="M200 ${60 + at * 6}h120v90H200z" fill="none" stroke="${ink}" stroke-width="8"/>`,
    uiux: `<rect x="${80 + at * 6}" y="56" width="110" height="36" rx="18" fill="${shade}"/><rect x="210" y="${80 + at * 6}" width="110" height="36" rx="18" fill="${ink}"/><rect x="100" y="134" width="180" height="30" rx="15" fill="none" stroke="${ink}" stroke-width="6"/>`,
  }
  return svg('400 220', `<rect width="400" height="220" fill="${back}"/>${patterns[tag] ?? ''}`)
}

/** A project logo. */
export function drawLogo(name: string): string {
  const [back, shade, ink] = colourOf(name)
  const marks: Record<string, string> = {
    tide: `<path d="M10 38q11-14 22 0t22 0" stroke="${ink}" stroke-width="6" fill="none"/>`,
    stair: `<path d="M12 52V40h14V28h14V16h12" stroke="${ink}" stroke-width="6" fill="none"/>`,
    harbour: `<path d="M32 12v40M16 36a16 16 0 0 0 32 0" stroke="${ink}" stroke-width="6" fill="none"/>`,
    leaf: `<path d="M14 50q0-34 36-36 0 36-36 36z" fill="${ink}"/>`,
    cloud: `<path d="M16 46a10 10 0 0 1 2-20 14 14 0 0 1 27 3 9 9 0 0 1 1 17z" fill="${ink}"/>`,
    ember: `<path d="M32 10q16 18 16 28a16 16 0 0 1-32 0q0-8 8-14 0 8 6 8 4-8 2-22z" fill="${ink}"/>`,
    quill: `<path d="M14 52q4-30 36-40-4 28-30 30z" fill="${ink}"/>`,
  }
  return svg(
    '64 64',
    `<rect width="64" height="64" rx="14" fill="${back}"/><circle cx="46" cy="18" r="8" fill="${shade}"/>${marks[name] ?? ''}`,
  )
}

/** A picture of a help article: the first letter of its topic on a page. */
export function drawHelp(name: string): string {
  const [back, shade, ink] = colourOf(name)
  const marks: Record<string, string> = {
    cart: `<path d="M70 70h14l12 50h56l10-36H88" stroke="${ink}" stroke-width="7" fill="none"/><circle cx="104" cy="140" r="8" fill="${ink}"/><circle cx="144" cy="140" r="8" fill="${ink}"/>`,
    truck: `<path d="M58 76h64v50H58zM122 94h26l14 16v16h-40z" fill="${ink}"/><circle cx="82" cy="134" r="10" fill="${shade}"/><circle cx="142" cy="134" r="10" fill="${shade}"/>`,
    gift: `<path d="M62 84h96v18H62zM70 106h80v46H70z" fill="${ink}"/><path d="M110 84v68" stroke="${shade}" stroke-width="9"/><path d="M110 82q-34-2-30-20 8-16 30 20 22-36 30-20 4 18-30 20z" fill="none" stroke="${ink}" stroke-width="7"/>`,
    box: `<path d="M66 78l44-18 44 18v50l-44 18-44-18z" fill="${ink}"/><path d="M66 78l44 18 44-18" stroke="${shade}" stroke-width="5" fill="none"/>`,
    undo: `<path d="M76 90h48a28 28 0 0 1 0 56H92M98 62L70 90l28 28" stroke="${ink}" stroke-width="10" fill="none"/>`,
    tool: `<path d="M70 140l46-46M108 70a20 20 0 0 0 34 24l14 14" stroke="${ink}" stroke-width="10" fill="none"/>`,
    scale: `<path d="M110 60v84M74 78h72M60 110l14-32 14 32zM132 110l14-32 14 32z" stroke="${ink}" stroke-width="6" fill="none"/>`,
    layout: `<path d="M64 64h92v80H64z" fill="none" stroke="${ink}" stroke-width="7"/><path d="M64 88h92M96 88v56" stroke="${ink}" stroke-width="7"/>`,
    type: `<path d="M74 72h72M110 72v74" stroke="${ink}" stroke-width="12"/>`,
    lock: `<path d="M78 98h64v46H78z" fill="${ink}"/><path d="M90 98V82a20 20 0 0 1 40 0v16" stroke="${ink}" stroke-width="8" fill="none"/>`,
    sun: `<circle cx="110" cy="102" r="22" fill="${ink}"/><path d="M110 52v16M110 136v16M60 102h16M144 102h16M75 67l11 11M134 126l11 11M75 137l11-11M134 78l11-11" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
    door: `<path d="M84 56h52v92H84z" fill="${ink}"/><circle cx="124" cy="104" r="5" fill="${back}"/>`,
  }
  return svg(
    '220 200',
    `<rect width="220" height="200" rx="12" fill="${back}"/><circle cx="110" cy="102" r="72" fill="${shade}" opacity=".5"/>${marks[name] ?? ''}`,
  )
}
