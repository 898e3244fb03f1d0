import { Box } from '@chakra-ui/react'
import { SugarHigh, type TokenType } from 'sugar-high/core'
import { tokenize } from 'sugar-high/lang/typescript'

const colors: Readonly<Partial<Record<TokenType, string>>> = {
  comment: 'fg.muted',
  string: 'success.fg',
  keyword: 'brand.fg',
  entity: 'info.fg',
  property: 'warning.fg',
}
const colorOf = (type: number) => colors[SugarHigh.TokenTypes[type] as TokenType]

/** The source of an example with its comments, texts, keywords, tags and attributes in colors of the theme. */
export const HighlightedCode = ({ source }: { source: string }) => (
  <code>
    {tokenize(source, {}).map(([type, text], index) =>
      colorOf(type) === undefined ? (
        text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a source never change their order
        <Box key={index} as="span" color={colorOf(type)}>
          {text}
        </Box>
      ),
    )}
  </code>
)
