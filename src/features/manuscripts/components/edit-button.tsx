import { PenLine } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Tooltip } from '@/ui/tips/tooltip.tsx'

type EditButtonProps = {
  field: 'title' | 'synopsis'
  title: string
  /** -1 where keys have another way to start. */
  tabIndex?: number
  onStart: () => void
}

/** Starts to edit a field in place; it shows while the pointer or the focus is on its card or row. */
export function EditButton({ field, title, tabIndex, onStart }: EditButtonProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: `manuscripts.inline.edit-${field}` }, { title })
  return (
    <Tooltip label={label}>
      <button
        type="button"
        data-edit={field}
        tabIndex={tabIndex}
        aria-label={label}
        onClick={(event) => {
          event.stopPropagation()
          onStart()
        }}
      >
        <PenLine size={14} aria-hidden />
      </button>
    </Tooltip>
  )
}
