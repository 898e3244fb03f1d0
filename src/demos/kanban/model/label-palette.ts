const PALETTES = ['brand', 'info', 'success', 'warning', 'mark'] as const

/** The color of a label, the same on every card. */
export function labelPalette(label: string): (typeof PALETTES)[number] {
  const sum = [...label.toLowerCase()].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return PALETTES[sum % PALETTES.length] ?? 'brand'
}
