import { BookOpenText, LayoutGrid, List } from 'lucide-react'
import { useIntl } from 'react-intl'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import type { FolderView } from './use-view-params.ts'

const choices = [
  { value: 'cards', Icon: LayoutGrid },
  { value: 'outline', Icon: List },
  { value: 'read', Icon: BookOpenText },
] as const

/** Switches between cards, outline and continuous text. */
export function ViewSwitch({ value, onChange }: { value: FolderView; onChange: (view: FolderView) => void }) {
  const intl = useIntl()
  return (
    <SegmentChoice<FolderView>
      label={intl.formatMessage({ id: 'manuscripts.view.switch' })}
      value={value}
      choices={choices.map(({ value: choice, Icon }) => ({
        value: choice,
        label: intl.formatMessage({ id: `manuscripts.view.${choice}` }),
        icon: <Icon size={16} aria-hidden />,
      }))}
      onChange={onChange}
    />
  )
}
