import { Box } from '@chakra-ui/react'
import type { Doc } from '@contract/document.ts'
import { memo } from 'react'
import { proseCss } from './prose-css.ts'
import { ProseNodes } from './prose-nodes.tsx'

type ProseProps = {
  doc: Doc | null
  /** Language of the text, for screen readers and hyphenation. */
  language?: string
  /** The numbers of footnotes by id, shown after their texts. */
  notes?: ReadonlyMap<string, number>
}

/** A read-only body: the document schema as plain elements in the serif font at a readable line length. */
export const Prose = memo(function Prose({ doc, language, notes }: ProseProps) {
  return (
    <Box lang={language} dir="auto" css={proseCss}>
      <ProseNodes nodes={doc?.content ?? []} notes={notes} />
    </Box>
  )
})
