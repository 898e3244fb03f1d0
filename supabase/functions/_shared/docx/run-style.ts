import type { DocxStyle } from './docx-types.ts'

type Attributes = Readonly<Record<string, string>>
type Property = keyof DocxStyle

/** Properties of a run that are set or unset; a missing one is inherited. */
export type RunProperties = { [Key in Property]?: boolean }

const TOGGLES: Readonly<Record<string, Property>> = {
  'w:b': 'bold',
  'w:i': 'italic',
  'w:strike': 'strike',
  'w:dstrike': 'strike',
}
const OFF = new Set(['0', 'false', 'none', 'off'])

/** True for an element whose `w:val` does not switch it off. */
export const isOn = (attributes: Attributes): boolean => !OFF.has(attributes['w:val'] ?? '')

/** Adds one element of `w:rPr` to the properties of its run or style. */
export function addRunProperty(properties: RunProperties, name: string, attributes: Attributes): void {
  const toggle = TOGGLES[name]
  if (toggle) properties[toggle] = isOn(attributes)
  else if (name === 'w:u') properties.underline = isOn(attributes)
  else if (name === 'w:vertAlign') {
    properties.superscript = attributes['w:val'] === 'superscript'
    properties.subscript = attributes['w:val'] === 'subscript'
  } else if (name === 'w:position') {
    // LibreOffice writes raised and lowered text of a size of its own by the distance.
    const distance = Number(attributes['w:val'])
    if (distance > 0) properties.superscript = true
    else if (distance < 0) properties.subscript = true
  }
}

const PROPERTIES = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript', 'code'] as const

/** The style of a run with those properties. */
export const styleOf = (properties: RunProperties): DocxStyle =>
  Object.fromEntries(PROPERTIES.flatMap((name) => (properties[name] ? [[name, true]] : [])))
