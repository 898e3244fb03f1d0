import { Box, type BoxProps, chakra, VisuallyHidden } from '@chakra-ui/react'
import type { DocNode } from '@contract/document.ts'
import { useIntl } from 'react-intl'
import { ProseNodes } from '@/features/manuscripts/shared/prose/prose-nodes.tsx'
import type { BlockLook, DiffBlock } from '../model/diff-documents.ts'
import type { DiffKind } from './diff-words.ts'

const Added = chakra('ins')
const Removed = chakra('del')

function Stretch({ kind, nodes }: { kind: DiffKind; nodes: readonly DocNode[] }) {
  const intl = useIntl()
  if (kind === 'same') return <ProseNodes nodes={nodes} />
  const isAdded = kind === 'added'
  const Part = isAdded ? Added : Removed
  return (
    <Part
      bg={isAdded ? 'success.muted' : 'danger.muted'}
      color="fg"
      borderRadius="2px"
      textDecoration={isAdded ? 'underline' : 'line-through'}
      textDecorationThickness="2px"
      textUnderlineOffset="3px"
      css={{
        '& img': {
          outline: '3px solid',
          outlineColor: isAdded ? 'success' : 'danger',
          opacity: isAdded ? 1 : 0.6,
        },
      }}
    >
      <VisuallyHidden>{intl.formatMessage({ id: `editor.diff.${kind}` })} </VisuallyHidden>
      <ProseNodes nodes={nodes} />
    </Part>
  )
}

const styleOf = (look: BlockLook): BoxProps => ({
  ...(look.type === 'heading' ? { fontWeight: '600', fontSize: look.level < 3 ? 'lg' : 'md' } : {}),
  ...(look.type === 'caption' ? { textStyle: 'sm', color: 'fg.muted' } : {}),
  ...(look.type === 'codeBlock' ? { fontFamily: 'mono', fontSize: '0.85em' } : {}),
  ...(look.isQuote ? { borderInlineStartWidth: '3px', ps: '4' } : {}),
  ...(look.isCell ? { borderWidth: '1px', px: '2', py: '1' } : {}),
  ...(look.depth > 0 ? { ms: `${look.depth * 1.5}em` } : {}),
})

/**
 * A formatted comparison: added text is underlined, removed text is struck through, and both are labelled for
 * screen readers.
 */
export function DiffBlocks({ blocks }: { blocks: readonly DiffBlock[] }) {
  return blocks.map(({ kind, look, parts }, index) => (
    <Box
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a comparison have no id
      key={index}
      mt={index === 0 ? '0' : '0.6em'}
      minH="1lh"
      css={{ '& img': { maxWidth: '100%', height: 'auto' } }}
      {...styleOf(look)}
      {...(kind === 'same'
        ? {}
        : {
            'data-diff': kind,
            borderInlineEndWidth: '3px',
            borderColor: kind === 'added' ? 'success' : 'danger',
          })}
    >
      {look.type === 'horizontalRule' ? <hr /> : null}
      {look.marker ? <span>{look.marker} </span> : null}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a comparison have no id
        <Stretch key={at} {...part} />
      ))}
    </Box>
  ))
}
