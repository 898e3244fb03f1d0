import { Button, Flex } from '@chakra-ui/react'
import type { KanbanCard } from '@contract/demo/kanban-cards.ts'
import { X } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { type CardFilters, labelsOf } from '../model/card-moves.ts'

type KanbanFiltersProps = {
  cards: readonly KanbanCard[]
  filters: CardFilters
  onChange: (change: Partial<CardFilters>) => void
}

const asOption = (value: string) => ({ value, label: value })

/** The filters of the board: a member and a label of the cards. */
export function KanbanFilters({ cards, filters, onChange }: KanbanFiltersProps) {
  const t = useT('kanban.filter')
  const members = [...new Set(cards.flatMap((card) => card.members.map(({ name }) => name)))]
  const { member, label } = filters
  return (
    <Flex gap="2" wrap="wrap">
      <FilterSelect
        label={t('member')}
        all={t('member.all')}
        value={member}
        options={members.sort((a, b) => a.localeCompare(b)).map(asOption)}
        onChange={(value) => onChange({ member: value })}
      />
      <FilterSelect
        label={t('label')}
        all={t('label.all')}
        value={label}
        options={labelsOf(cards).map(asOption)}
        onChange={(value) => onChange({ label: value })}
      />
      {member || label ? (
        <Button variant="ghost" colorPalette="gray" onClick={() => onChange({ member: '', label: '' })}>
          <X size={18} aria-hidden />
          {t('clear')}
        </Button>
      ) : null}
    </Flex>
  )
}
