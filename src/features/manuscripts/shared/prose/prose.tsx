import { Box } from '@chakra-ui/react'
import type { Doc } from '@contract/document.ts'
import { proseCss } from './prose-css.ts'
import { ProseNodes } from './prose-nodes.tsx'

type ProseProps = {
  doc: Doc | null
  /** Spoken and hyphenated in this language. */
  language?: string
}

/** A body as it is read: the document schema drawn as plain elements, in the serif at a readable measure. */
export function Prose({ doc, language }: ProseProps) {
  return (
    <Box lang={language} dir="auto" css={proseCss}>
      <ProseNodes nodes={doc?.content ?? []} />
    </Box>
  )
}
