import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { DiffPart } from '../../model/diff-words.ts'

const Added = chakra('ins')
const Removed = chakra('del')

/** A comparison to read: what was added is underlined, what was removed is struck, and both are said aloud. */
export function DiffText({ parts }: { parts: readonly DiffPart[] }) {
  const intl = useIntl()
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one comparison have no identity but their order
    if (part.kind === 'same') return <span key={index}>{part.text}</span>
    const isAdded = part.kind === 'added'
    const Part = isAdded ? Added : Removed
    return (
      <Part
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        bg={isAdded ? 'success.muted' : 'danger.muted'}
        color="fg"
        borderRadius="2px"
        textDecoration={isAdded ? 'underline' : 'line-through'}
        textDecorationThickness="2px"
        textUnderlineOffset="3px"
      >
        <VisuallyHidden>{intl.formatMessage({ id: `editor.diff.${part.kind}` })} </VisuallyHidden>
        {part.text}
      </Part>
    )
  })
}
