import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { ItemIcon } from '../shared/item-icon.tsx'
import { ItemLabelDot } from '../shared/item-label-dot.tsx'
import { useCards } from './card-context.ts'
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
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const { mayEdit, open, folderMenu } = useCards()
  const section = useRef<HTMLElement>(null)
  const isTarget = useCardGroupDrop(section, id)
  const headingId = useId()
  return (
    <Box
      as="section"
      ref={section}
      aria-labelledby={headingId}
      data-group={id ?? ''}
      data-target={isTarget ? '' : undefined}
    >
      <Flex gap="2" align="center" minH="10" mb="2" borderBottomWidth="1px">
        {folder ? <ItemIcon item={folder} isTemplates={isTemplates} /> : null}
        {colour === undefined ? null : <ItemLabelDot colour={colour} />}
        <Heading as={level} id={headingId} textStyle="md" minW="0" dir="auto" css={textAlignMatchParent}>
          {folder ? (
            <button type="button" data-open="" onClick={() => open(folder)}>
              {title}
            </button>
          ) : (
            title
          )}
        </Heading>
        <Text color="fg.muted" textStyle="xs" flex="1" whiteSpace="nowrap">
          <FormattedMessage id="manuscripts.items" values={{ count }} />
        </Text>
        {folder ? (
          <IconButton
            size="xs"
            label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
            onClick={(event) => contextMenu.openFromButton(event.currentTarget, folderMenu(folder), title)}
          >
            <Ellipsis />
          </IconButton>
        ) : null}
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
