import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { ItemLabelDot } from '../shared/item-label-dot.tsx'
import { useCards } from './card-context.ts'
import { CardGroupFolder } from './card-group-folder.tsx'
import { keepFocus } from './keep-focus.ts'
import { useCardGroupDrop } from './use-card-group-drop.ts'

type CardGroupSectionProps = {
  /** Null without a label and for the top level. */
  id: string | null
  title: string
  count: number
  level: 'h2' | 'h3'
  /** The folder whose cards are shown; missing for a label and for the folder around all groups. */
  folder?: ItemSummary | undefined
  isTemplates?: boolean
  /** The colour of the label; missing for a folder. */
  colour?: string | null | undefined
  /** The list of the cards. */
  children: ReactNode
}

/** A titled group of cards on which cards are dropped: those of a label or of a folder. */
export function CardGroupSection(props: CardGroupSectionProps) {
  const { id, title, count, level, folder, isTemplates = false, colour, children } = props
  const { mayEdit } = useCards()
  const section = useRef<HTMLElement>(null)
  const isTarget = useCardGroupDrop(section, id)
  const size = (
    <Text color="fg.muted" textStyle="xs" flex="1" whiteSpace="nowrap">
      <FormattedMessage id="manuscripts.items" values={{ count }} />
    </Text>
  )
  return (
    <Box
      as="section"
      ref={section}
      aria-label={title}
      data-group={id ?? ''}
      data-target={isTarget ? '' : undefined}
    >
      <Flex
        data-group-head=""
        gap="2"
        align="center"
        minH="10"
        mb="2"
        borderBottomWidth="1px"
        onMouseDown={folder ? keepFocus : undefined}
      >
        {colour === undefined ? null : <ItemLabelDot colour={colour} />}
        {folder ? (
          <CardGroupFolder folder={folder} title={title} level={level} isTemplates={isTemplates}>
            {size}
          </CardGroupFolder>
        ) : (
          <>
            <Heading as={level} textStyle="md" minW="0" dir="auto" css={textAlignMatchParent}>
              {title}
            </Heading>
            {size}
          </>
        )}
      </Flex>
      {folder?.synopsis ? (
        <Text
          dir="auto"
          css={textAlignMatchParent}
          lineClamp="2"
          mb="3"
          color="fg.muted"
          fontFamily="prose"
          lineHeight="1.5"
        >
          {folder.synopsis}
        </Text>
      ) : null}
      {count === 0 && mayEdit ? (
        <Box aria-hidden minH="12" borderWidth="1px" borderStyle="dashed" borderRadius="card" />
      ) : (
        children
      )}
    </Box>
  )
}
