import { Flex } from '@chakra-ui/react'
import { BookOpenText, LayoutGrid, List } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { CARD_ARRANGEMENTS, type CardArrangement } from '../model/card-groups.ts'
import { cardArrangement } from './card-arrangement.ts'
import type { FolderView } from './use-view-params.ts'

const choices = [
  { value: 'cards', Icon: LayoutGrid },
  { value: 'outline', Icon: List },
  { value: 'read', Icon: BookOpenText },
] as const

/** Switches between cards, outline and continuous text, and between the arrangements of the cards. */
export function ViewSwitch({ value, onChange }: { value: FolderView; onChange: (view: FolderView) => void }) {
  const t = useT('manuscripts.view')
  const arrangement = cardArrangement.use()
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {value === 'cards' ? (
        <QuickSelect
          label={t('arrange')}
          value={arrangement}
          options={CARD_ARRANGEMENTS.map((one) => ({ value: one, label: t(`arrange.${one}`) }))}
          width="auto"
          onChange={(one) => cardArrangement.set(one as CardArrangement)}
        />
      ) : null}
      <SegmentChoice<FolderView>
        label={t('switch')}
        value={value}
        choices={choices.map(({ value: choice, Icon }) => ({
          value: choice,
          label: t(choice),
          icon: <Icon size={16} aria-hidden />,
        }))}
        onChange={onChange}
      />
    </Flex>
  )
}
