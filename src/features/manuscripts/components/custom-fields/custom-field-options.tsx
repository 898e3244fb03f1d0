import { Field, Textarea } from '@chakra-ui/react'
import { useId } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { InlineError } from '../inline-error.tsx'
import { useInlineEdit } from '../use-inline-edit.ts'

/** The options of a typed list, one per line, each once. */
export const readOptions = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim().slice(0, 200))
      .filter(Boolean),
  ),
]

type CustomFieldOptionsProps = {
  options: readonly string[]
  onSave: (options: string[]) => Promise<boolean>
}

/** The options of a list, edited as lines; leaving the field saves them, Escape does not. */
export function CustomFieldOptions({ options, onSave }: CustomFieldOptionsProps) {
  const t = useT('manuscripts.custom-fields')
  const errorId = useId()
  const shown = options.join('\n')
  const edit = useInlineEdit(shown, async (typed) => {
    const next = readOptions(typed)
    return next.join('\n') === shown || onSave(next)
  })
  return (
    <Field.Root flex="1" minW="0" invalid={edit.draft?.hasFailed === true}>
      <Field.Label>{t('options')}</Field.Label>
      <Textarea
        autoresize
        rows={3}
        dir="auto"
        maxLength={20_000}
        data-takes-escape=""
        value={edit.draft?.text ?? shown}
        onFocus={edit.start}
        onChange={(event) => edit.type(event.currentTarget.value)}
        onBlur={() => void edit.commit()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          edit.cancel()
          event.currentTarget.blur()
        }}
      />
      <Field.HelperText>{t('options-help')}</Field.HelperText>
      {edit.draft?.hasFailed ? <InlineError id={errorId} onRetry={() => void edit.commit()} /> : null}
    </Field.Root>
  )
}
