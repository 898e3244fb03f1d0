import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PrecompiledTokens } from '../../src/ui/theme/precompiled-tokens.ts'
import { theme } from '../../src/ui/theme/theme.ts'

const toObject = (map: Map<string, Map<string, string>>) =>
  Object.fromEntries([...map].map(([key, inner]) => [key, Object.fromEntries(inner)]))

/** A system's tokens, in the form `fillTokens` takes. */
export function precompileTokens({ tokens, token }: SystemContext): PrecompiledTokens {
  const categories: Record<string, Record<string, string>> = {}
  const values: Record<string, string> = {}
  const variables: Record<string, string> = {}
  for (const [name, ref] of tokens.flatMap) {
    const dot = name.indexOf('.')
    categories[name.slice(0, dot)] ??= {}
    Object.assign(categories[name.slice(0, dot)] ?? {}, { [name.slice(dot + 1)]: ref })
    const value: unknown = token(name)
    if (typeof value === 'string' && value !== token.var(name)) values[name] = value
    if (token.var(name) !== ref) variables[name] = token.var(name)
  }
  return { categories, palettes: toObject(tokens.colorPaletteMap), values, variables }
}

/** The styles a system lays over the whole page, as a style sheet. */
function styleSheetOf(system: SystemContext): string {
  const markup = renderToString(createElement(Global, { styles: system._global }))
  const text = /^<style[^>]*>(.+)<\/style>$/s.exec(markup)?.[1]
  if (!text || text.includes('</style>')) throw new Error('The global styles are not one style sheet')
  return system.layers.atRule + text
}

/** All of the theme that is the same at every start: tokens, style sheet, and what is left to tell Chakra. */
export function precompiledTheme() {
  const system = createSystem(defaultBaseConfig, theme)
  const { cssVarsPrefix, cssVarsRoot } = theme
  const { breakpoints, textStyles, layerStyles, animationStyles } = theme.theme ?? {}
  return {
    tokens: precompileTokens(system),
    styleSheet: styleSheetOf(system),
    rest: { cssVarsPrefix, cssVarsRoot, theme: { breakpoints, textStyles, layerStyles, animationStyles } },
  }
}
