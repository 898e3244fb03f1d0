import { Box, Input } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { InlineError } from '../inline-error.tsx'
import { InlineSynopsis } from '../inline-synopsis.tsx'
import { type InlineEdit, useInlineEdit } from '../use-inline-edit.ts'
import { useInlineField } from '../use-inline-field.ts'

type CellTextProps = {
  /** The name of the column. */
  field: string
  title: string
  value: string
  /** The displayed text, if it differs from the edited one. */
  shown?: string
  /** Rendered in place of the displayed text. */
  content?: ReactNode
  kind: 'line' | 'number' | 'synopsis'
  placeholder?: string
  save: (text: string) => Promise<boolean>
  onEditing: (isEditing: boolean) => void
  /** Called after a key has ended the edit. */
  onKeyEnd: () => void
}

/** A text that is edited in its cell: a click or Enter starts, as on a card. */
export function CellText(props: CellTextProps) {
  const { field, title, value, shown = value, content = shown, kind, placeholder, save } = props
  const { onEditing, onKeyEnd } = props
  const intl = useIntl()
  const none = intl.formatMessage({ id: 'manuscripts.none' })
  const edit = useInlineEdit(value, save)
  const isEditing = edit.draft !== null
  useEffect(() => {
    if (!isEditing) return
    onEditing(true)
    return () => onEditing(false)
  }, [isEditing, onEditing])
  if (!isEditing) {
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={intl.formatMessage(
          { id: 'manuscripts.outline.cell' },
          { field, title, value: shown || none },
        )}
        onClick={edit.start}
      >
        <span data-text="" dir="auto">
          {content}
        </span>
      </button>
    )
  }
  return (
    <div data-field="" data-wide={kind === 'number' ? undefined : ''}>
      {kind === 'synopsis' ? (
        <InlineSynopsis edit={edit} onKeyEnd={onKeyEnd} />
      ) : (
        <CellInput
          edit={edit}
          label={field}
          isNumber={kind === 'number'}
          placeholder={placeholder}
          onKeyEnd={onKeyEnd}
        />
      )}
    </div>
  )
}

type CellInputProps = {
  edit: InlineEdit
  label: string
  isNumber: boolean
  placeholder: string | undefined
  onKeyEnd: () => void
}

function CellInput({ edit, label, isNumber, placeholder, onKeyEnd }: CellInputProps) {
  const { props, hasFailed, errorId } = useInlineField<HTMLInputElement>(edit, { isOneLine: true, onKeyEnd })
  return (
    <Box position="relative">
      <Input
        {...props}
        size="sm"
        dir="auto"
        maxLength={5000}
        aria-label={label}
        placeholder={placeholder}
        inputMode={isNumber ? 'numeric' : undefined}
      />
      {hasFailed ? <InlineError id={errorId} onRetry={() => void edit.commit()} /> : null}
    </Box>
  )
}
