import { Box, Text } from '@chakra-ui/react'
import { anchorsIn } from '../../extensions/anchors-plugin.ts'
import { orderNotes } from '../../model/note-order.ts'
import { useEditorContext } from '../session/editor-context.ts'

/** The footnotes of the text, which on the screen are in the margin or the inspector, as a list for print. */
export function PrintedFootnotes() {
  const { comments, editor } = useEditorContext()
  const footnotes = orderNotes(comments, anchorsIn(editor.state)).filter(({ number }) => number !== null)
  if (footnotes.length === 0) return null
  return (
    <Box as="ol" mt="8" pt="3" ps="6" borderTopWidth="1px" listStyleType="decimal" fontSize="sm">
      {footnotes.map(({ id, body }) => (
        <Text as="li" key={id} dir="auto" whiteSpace="pre-wrap" mb="1">
          {body}
        </Text>
      ))}
    </Box>
  )
}
