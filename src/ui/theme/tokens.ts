import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system'

const values = <Key extends string>(entries: Record<Key, string>) =>
  Object.fromEntries(Object.entries<string>(entries).map(([key, value]) => [key, { value }])) as Record<
    Key,
    { value: string }
  >

/** The 4 px grid: step `n` is `n` quarters of a rem. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52,
  56, 60, 64, 72, 80, 96,
]
const grid = values(Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`])))

const fractions = [2, 3, 4, 5, 6, 12].flatMap((whole) =>
  Array.from({ length: whole - 1 }, (_, part) => [`${part + 1}/${whole}`, `${((part + 1) / whole) * 100}%`]),
)

const sans = "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif"
const serif = "'Literata Variable', 'Literata', Georgia, 'Times New Roman', serif"
const mono = "'JetBrains Mono Variable', 'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace"

/** Raw tokens: the grid, fonts, type scale, radii, layers and durations. */
export const tokens = defineTokens({
  colors: values({
    transparent: 'transparent',
    current: 'currentColor',
    black: '#131419',
    white: '#FFFFFF',
  }),
  fonts: values({ body: sans, heading: sans, prose: serif, mono }),
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    prose: '1.125rem',
    lg: '1.25rem',
    xl: '1.5rem',
    '2xl': '2rem',
    '3xl': '2.75rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '600' }),
  letterSpacings: values({ tight: '-0.02em', wide: '0.025em', wider: '0.05em', widest: '0.1em' }),
  lineHeights: values({ shorter: '1.25', short: '1.375', moderate: '1.5', prose: '1.65', tall: '1.65' }),
  spacing: grid,
  sizes: {
    ...grid,
    ...values(Object.fromEntries(fractions)),
    ...values({
      '3xs': '14rem',
      '2xs': '16rem',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      // 60 to 66 characters of prose; in rem, because a ch is the width of a zero, wider than most letters.
      prose: '35rem',
      full: '100%',
      dvh: '100dvh',
      dvw: '100dvw',
      vh: '100vh',
      vw: '100vw',
    }),
  },
  radii: values({ none: '0', xs: '4px', sm: '6px', md: '10px', full: '9999px' }),
  borders: values({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid' }),
  blurs: values({ none: ' ', sm: '4px', md: '8px', lg: '12px' }),
  durations: values({
    fastest: '80ms',
    faster: '120ms',
    fast: '140ms',
    moderate: '160ms',
    slow: '200ms',
    slower: '200ms',
    slowest: '200ms',
  }),
  easings: values({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  animations: values({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  aspectRatios: values({ square: '1 / 1', landscape: '4 / 3', portrait: '3 / 4', wide: '16 / 9' }),
  cursor: values({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'pointer',
    option: 'pointer',
    radio: 'pointer',
    slider: 'pointer',
    switch: 'pointer',
  }),
  zIndex: values({
    hide: '-1',
    base: '0',
    docked: '10',
    dropdown: '1000',
    sticky: '1100',
    banner: '1200',
    overlay: '1300',
    modal: '1400',
    popover: '1500',
    skipNav: '1600',
    toast: '1700',
    tooltip: '1800',
    max: '2147483647',
  }),
})

const raised = {
  _light: '0 1px 2px rgba(58, 50, 33, 0.06), 0 1px 6px rgba(58, 50, 33, 0.05)',
  _dark: '0 1px 2px rgba(0, 0, 0, 0.5), inset 0 0 0 1px rgba(236, 234, 241, 0.05)',
}
const floating = {
  _light: '0 10px 30px rgba(58, 50, 33, 0.14), 0 0 0 1px rgba(58, 50, 33, 0.06)',
  _dark: '0 12px 34px rgba(0, 0, 0, 0.6), 0 0 0 1px rgba(236, 234, 241, 0.09)',
}

/** Only two shadows; Chakra's shadow names map to them so that components add no third one. */
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

/** 4 for elements inside a control, 6 for controls, 10 for cards and panels. */
export const semanticRadii = defineSemanticTokens.radii({
  l1: { value: '{radii.xs}' },
  l2: { value: '{radii.sm}' },
  l3: { value: '{radii.md}' },
  control: { value: '{radii.sm}' },
  card: { value: '{radii.md}' },
})

/** The breakpoints of the product; below `lg` is "mobile". */
export const breakpoints = { sm: '600px', md: '960px', lg: '1280px', xl: '1920px', '2xl': '2560px' }

const textStyle = (fontSize: string, lineHeight: string, more: Record<string, string> = {}) => ({
  value: { fontSize, lineHeight, ...more },
})

/** The type scale 12 · 14 · 16 · 20 · 24 · 32 · 44, and prose. */
export const textStyles = {
  '2xs': textStyle('2xs', '0.875rem'),
  xs: textStyle('xs', '1rem'),
  sm: textStyle('sm', '1.25rem'),
  md: textStyle('md', '1.5rem'),
  lg: textStyle('lg', '1.75rem'),
  xl: textStyle('xl', '2rem'),
  '2xl': textStyle('2xl', '2.5rem'),
  '3xl': textStyle('3xl', '3.25rem', { letterSpacing: 'tight' }),
  label: textStyle('sm', '1.25rem', { fontWeight: 'medium' }),
  prose: textStyle('prose', 'prose', { fontFamily: 'prose' }),
}
