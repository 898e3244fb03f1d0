import { defineSemanticTokens } from '@chakra-ui/react/styled-system'

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

/** The eight steps of a Chakra colour palette, each as a light and a dark value. */
type Palette = Record<
  'solid' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'focusRing' | 'border',
  { value: { _light: string; _dark: string } }
>

const gray: Palette = {
  solid: pair('#3B3844', '#D9D6E2'),
  contrast: pair('#FFFFFF', '#131419'),
  fg: pair('#3B3844', '#D9D6E2'),
  subtle: pair('#F3EFE6', '#22252E'),
  muted: pair('#E9E4D8', '#2B2F3A'),
  emphasized: pair('#DCD5C5', '#3A3F4D'),
  focusRing: pair('#2F4B8F', '#A3B8F2'),
  border: pair('#D5CEBE', '#3F4453'),
}

const brand: Palette = {
  solid: pair('#2F4B8F', '#A3B8F2'),
  contrast: pair('#FFFFFF', '#131419'),
  fg: pair('#2F4B8F', '#A3B8F2'),
  subtle: pair('#EDF0F8', '#20263A'),
  muted: pair('#DDE4F3', '#283250'),
  emphasized: pair('#C4D0EA', '#35426C'),
  focusRing: pair('#2F4B8F', '#A3B8F2'),
  border: pair('#B4C2E1', '#43527F'),
}

const mark: Palette = {
  solid: pair('#F6D58A', '#F0B94D'),
  contrast: pair('#3A2600', '#131419'),
  fg: pair('#8A5A00', '#F0B94D'),
  subtle: pair('#FDF5E1', '#2C2618'),
  muted: pair('#FBEBC4', '#3A301A'),
  emphasized: pair('#F6D58A', '#57451F'),
  focusRing: pair('#8A5A00', '#F0B94D'),
  border: pair('#E8C579', '#6B5526'),
}

const success: Palette = {
  solid: pair('#256B43', '#7CCB9A'),
  contrast: pair('#FFFFFF', '#131419'),
  fg: pair('#256B43', '#7CCB9A'),
  subtle: pair('#E9F3EC', '#1B2A22'),
  muted: pair('#D5E8DC', '#23392D'),
  emphasized: pair('#B5D6C2', '#2F4D3C'),
  focusRing: pair('#256B43', '#7CCB9A'),
  border: pair('#A6CDB5', '#3A5E49'),
}

const warning: Palette = {
  solid: pair('#8A5200', '#EBB45E'),
  contrast: pair('#FFFFFF', '#131419'),
  fg: pair('#8A5200', '#EBB45E'),
  subtle: pair('#FCF1DF', '#2E261A'),
  muted: pair('#F8E3C1', '#3C301E'),
  emphasized: pair('#F0CD95', '#574426'),
  focusRing: pair('#8A5200', '#EBB45E'),
  border: pair('#E3BD84', '#69522D'),
}

const danger: Palette = {
  solid: pair('#B3261E', '#F28B82'),
  contrast: pair('#FFFFFF', '#131419'),
  fg: pair('#B3261E', '#F28B82'),
  subtle: pair('#FCEDEB', '#33201F'),
  muted: pair('#F9DAD7', '#432827'),
  emphasized: pair('#F1B9B4', '#5E3634'),
  focusRing: pair('#B3261E', '#F28B82'),
  border: pair('#E5A8A3', '#744240'),
}

const info: Palette = {
  solid: pair('#1B629E', '#86BFEF'),
  contrast: pair('#FFFFFF', '#131419'),
  fg: pair('#1B629E', '#86BFEF'),
  subtle: pair('#E8F1F8', '#1A2733'),
  muted: pair('#D2E4F2', '#213447'),
  emphasized: pair('#AFCFE8', '#2C4863'),
  focusRing: pair('#1B629E', '#86BFEF'),
  border: pair('#9DC2DF', '#375A7B'),
}

const text = (palette: Palette) => palette.fg

/** Every colour of the interface by meaning; screens use no other colours. */
export const semanticColors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#FAF8F3', '#131419'),
    surface: pair('#FFFFFF', '#1A1C23'),
    panel: pair('#FFFFFF', '#1A1C23'),
    subtle: pair('#F3EFE6', '#22252E'),
    muted: pair('#F3EFE6', '#22252E'),
    emphasized: pair('#E9E4D8', '#2B2F3A'),
    inverted: pair('#1D1C24', '#ECEAF1'),
    backdrop: pair('rgba(29, 28, 36, 0.42)', 'rgba(5, 6, 9, 0.62)'),
    error: danger.subtle,
    warning: warning.subtle,
    success: success.subtle,
    info: info.subtle,
  },
  fg: {
    DEFAULT: pair('#1D1C24', '#ECEAF1'),
    muted: pair('#5B5766', '#ABA8B8'),
    faint: pair('#6F6A7A', '#918E9F'),
    subtle: pair('#6F6A7A', '#918E9F'),
    inverted: pair('#FAF8F3', '#131419'),
    error: text(danger),
    warning: text(warning),
    success: text(success),
    info: text(info),
  },
  border: {
    DEFAULT: pair('#E4DFD3', '#323643'),
    muted: pair('#EDE9DF', '#282C36'),
    subtle: pair('#EDE9DF', '#282C36'),
    emphasized: pair('#CFC8B8', '#454A59'),
    /** The border of inputs and checkboxes: 3:1 against the surface (WCAG 1.4.11). */
    control: pair('#8F8A98', '#6F7385'),
    inverted: pair('#1D1C24', '#ECEAF1'),
    error: text(danger),
    warning: text(warning),
    success: text(success),
    info: text(info),
  },
  gray,
  brand: { DEFAULT: brand.solid, hover: pair('#263E78', '#B7C8F6'), ...brand },
  mark: { DEFAULT: mark.fg, fill: mark.solid, ...mark },
  success: { DEFAULT: success.solid, ...success },
  warning: { DEFAULT: warning.solid, ...warning },
  danger: { DEFAULT: danger.solid, ...danger },
  info: { DEFAULT: info.solid, ...info },
  // Chakra's recipes use these four hues; they map to the product's states.
  red: danger,
  green: success,
  orange: warning,
  blue: info,
  chart: {
    1: pair('#2F4B8F', '#A3B8F2'),
    2: pair('#C98A1B', '#F0B94D'),
    3: pair('#3E8E7E', '#6FC7B4'),
    4: pair('#A6476B', '#E58BAA'),
    5: pair('#6D86C9', '#6C86D6'),
    6: pair('#7A6A2F', '#CDBB74'),
    7: pair('#5B5766', '#ABA8B8'),
    8: pair('#1F6F9F', '#62B2E3'),
  },
})
