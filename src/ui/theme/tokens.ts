import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system'
import { tokens as chakraTokens } from '@chakra-ui/react/theme'

const sans = "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif"
const serif = "'Literata Variable', 'Literata', Georgia, 'Times New Roman', serif"
const mono = "'JetBrains Mono Variable', 'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace"

/** Raw tokens: Chakra's 4 px grid and scales, with our faces, radii and pace of motion. */
export const tokens = defineTokens({
  ...chakraTokens,
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    black: { value: '#131419' },
    white: { value: '#FFFFFF' },
  },
  fonts: {
    body: { value: sans },
    heading: { value: sans },
    /** Manuscripts and the few headlines that speak of them. */
    prose: { value: serif },
    mono: { value: mono },
  },
  fontSizes: {
    ...chakraTokens.fontSizes,
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.5rem' },
    '2xl': { value: '2rem' },
    '3xl': { value: '2.75rem' },
    prose: { value: '1.125rem' },
  },
  durations: {
    fastest: { value: '80ms' },
    faster: { value: '120ms' },
    fast: { value: '140ms' },
    moderate: { value: '160ms' },
    slow: { value: '200ms' },
    slower: { value: '200ms' },
    slowest: { value: '200ms' },
  },
})

const raised = {
  _light: '0 1px 2px rgba(58, 50, 33, 0.06), 0 1px 6px rgba(58, 50, 33, 0.05)',
  _dark: '0 1px 2px rgba(0, 0, 0, 0.5), inset 0 0 0 1px rgba(236, 234, 241, 0.05)',
}
const floating = {
  _light: '0 10px 30px rgba(58, 50, 33, 0.14), 0 0 0 1px rgba(58, 50, 33, 0.06)',
  _dark: '0 12px 34px rgba(0, 0, 0, 0.6), 0 0 0 1px rgba(236, 234, 241, 0.09)',
}

/** Two shadows only; Chakra's seven names fold into them so that no component brings a third. */
export const semanticShadows = defineSemanticTokens.shadows({
  raised: { value: raised },
  floating: { value: floating },
  xs: { value: raised },
  sm: { value: raised },
  md: { value: floating },
  lg: { value: floating },
  xl: { value: floating },
  '2xl': { value: floating },
})

/** 4 for what sits inside a control, 6 for controls, 10 for cards and panels. */
export const semanticRadii = defineSemanticTokens.radii({
  l1: { value: '4px' },
  l2: { value: '6px' },
  l3: { value: '10px' },
  control: { value: '6px' },
  card: { value: '10px' },
})

/** Spec 9: the breakpoints of the product; below `lg` is "mobile". */
export const breakpoints = { sm: '600px', md: '960px', lg: '1280px', xl: '1920px', '2xl': '2560px' }
