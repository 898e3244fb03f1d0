import { Box } from '@chakra-ui/react'
import { type CodeKind, codeTokens } from './code-tokens.ts'

const colors: Readonly<Record<Exclude<CodeKind, 'plain'>, string>> = {
  comment: 'fg.muted',
  text: 'success.fg',
  keyword: 'brand.fg',
  tag: 'info.fg',
  number: 'warning.fg',
}

/** The source of an example with its comments, texts, keywords, tags and numbers in colours of the theme. */
export const HighlightedCode = ({ source }: { source: string }) => (
  <code>
    {codeTokens(source).map(({ kind, text }, index) =>
      kind === 'plain' ? (
        text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a source never change their order
        <Box key={index} as="span" color={colors[kind]}>
          {text}
        </Box>
      ),
    )}
  </code>
)
