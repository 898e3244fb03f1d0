import { Box } from '@chakra-ui/react'

type FootnotesProps = {
  /** The name of the list for screen readers. */
  label: string
  language?: string
  /** The numbers of footnotes by id, as the text shows them. */
  notes: ReadonlyMap<string, number>
  footnotes: readonly { id: string; body: string }[]
}

/** The footnotes of a read-only text in the order of their numbers, below it; nothing without a footnote. */
export function Footnotes({ label, language, notes, footnotes }: FootnotesProps) {
  if (notes.size === 0) return null
  const bodies = new Map(footnotes.map(({ id, body }) => [id, body]))
  return (
    <Box
      as="ol"
      aria-label={label}
      lang={language}
      dir="auto"
      mt="8"
      pt="3"
      ps="6"
      borderTopWidth="1px"
      listStyleType="decimal"
      textStyle="sm"
    >
      {[...notes.keys()].map((id) => (
        <Box as="li" key={id} whiteSpace="pre-wrap" mb="1">
          {bodies.get(id)}
        </Box>
      ))}
    </Box>
  )
}
