import { Button, Stack, VisuallyHidden } from '@chakra-ui/react'
import { MAX_LINES } from '@contract/demo/invoice-documents.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { emptyLine, type InvoiceValues } from '../model/invoice-form.ts'
import { LineFields } from './line-fields.tsx'

/** The lines of the invoice form: add, remove, and reorder by handle or buttons; a move is announced. */
export function LinesEditor() {
  const t = useT('invoice.line')
  const { control } = useFormContext<InvoiceValues>()
  const { fields, append, move, remove } = useFieldArray({ control, name: 'lines' })
  const [news, setNews] = useState('')
  const handleMove = (from: number, to: number) => {
    move(from, to)
    setNews(t('moved', { n: String(from + 1), to: String(to + 1) }))
  }
  return (
    <Stack gap="3">
      {fields.map(({ id }, at) => (
        <LineFields
          key={id}
          at={at}
          count={fields.length}
          onMove={handleMove}
          onRemove={() => {
            remove(at)
            setNews(t('removed', { n: String(at + 1) }))
          }}
        />
      ))}
      <Button
        variant="outline"
        alignSelf="flex-start"
        disabled={fields.length >= MAX_LINES}
        onClick={() => append(emptyLine, { focusName: `lines.${fields.length}.cost` })}
      >
        <Plus size={18} aria-hidden />
        {t('add')}
      </Button>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Stack>
  )
}
