import { chakra, Text, VisuallyHidden } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import type { Correction } from '../model/corrections-types.ts'

const Added = chakra('ins')
const Removed = chakra('del')

/** A change in its text: removed words are struck through, added ones underlined, and both are named for screen readers. */
export function ChangedText({ context }: Pick<Correction, 'context'>) {
  const t = useT('corrections')
  const { before, removed, added, after } = context
  return (
    <Text
      dir="auto"
      fontFamily="prose"
      fontSize="md"
      lineHeight="1.6"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      css={textAlignMatchParent}
    >
      {before}
      {removed ? (
        <Removed bg="danger.muted" color="fg" borderRadius="2px" textDecorationThickness="2px">
          <VisuallyHidden>{t('removed')} </VisuallyHidden>
          {removed}
        </Removed>
      ) : null}
      {removed && added ? ' ' : null}
      {added ? (
        <Added
          bg="success.muted"
          color="fg"
          borderRadius="2px"
          textDecorationThickness="2px"
          textUnderlineOffset="3px"
        >
          <VisuallyHidden>{t('added')} </VisuallyHidden>
          {added}
        </Added>
      ) : null}
      {after}
    </Text>
  )
}
