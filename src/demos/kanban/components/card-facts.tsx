import { Badge, Box, chakra, Flex } from '@chakra-ui/react'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { useIntl } from 'react-intl'
import { SampleAvatar } from '@/demos/shared/sample-avatar.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { CardCover } from './card-cover.tsx'

/** The fields of a card, for people who may only read. */
export function CardFacts({ card, board }: { card: KanbanCard; board: string }) {
  const intl = useIntl()
  const t = useT('kanban.card')
  const none = t('none')
  return (
    <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="6" rowGap="3">
      <chakra.dt color="fg.muted">{t('field.board')}</chakra.dt>
      <dd>{board}</dd>
      <chakra.dt color="fg.muted">{t('field.due')}</chakra.dt>
      <dd>{card.dueDate ? formatDate(intl, card.dueDate, 'fullDay') : none}</dd>
      <chakra.dt color="fg.muted">{t('field.labels')}</chakra.dt>
      <chakra.dd display="flex" gap="1" flexWrap="wrap">
        {card.labels.length === 0 ? none : card.labels.map((label) => <Badge key={label}>{label}</Badge>)}
      </chakra.dd>
      <chakra.dt color="fg.muted">{t('field.members')}</chakra.dt>
      <dd>
        {card.members.length === 0
          ? none
          : card.members.map(({ name, img }) => (
              <Flex key={name} gap="2" align="center" mb="1">
                <SampleAvatar img={img} /> {name}
              </Flex>
            ))}
      </dd>
      {card.description ? (
        <>
          <chakra.dt color="fg.muted">{t('field.description')}</chakra.dt>
          <chakra.dd dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {card.description}
          </chakra.dd>
        </>
      ) : null}
      {card.image ? (
        <Box gridColumn="1 / -1">
          <CardCover image={card.image} height="48" />
        </Box>
      ) : null}
    </chakra.dl>
  )
}
