import { Box, Field, Input, SimpleGrid, Textarea } from '@chakra-ui/react'
import type { Item } from '@contract/items.ts'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ItemActions } from '../model/item-actions.ts'
import { DETAIL_FIELDS, isCatalogue, isLongField } from '../model/item-types.ts'

type DetailsFormProps = { item: Item; canWrite: boolean; actions: ItemActions }

/**
 * The type-specific fields of a character, location or research item; each saves on blur and keeps its text
 * after an error.
 */
export function ItemDetailsForm({ item, canWrite, actions }: DetailsFormProps) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const latest = useRef({ item, typed })
  useEffect(() => {
    latest.current = { item, typed }
  })
  if (!isCatalogue(item.type)) return null

  const save = async (field: string) => {
    const { item: now, typed: current } = latest.current
    const value = current[field]
    if (value === undefined || value === (now.details[field] ?? '')) return
    const saved = await actions.setDetails(now, { ...now.details, [field]: value }, now.details)
    if (!saved) return
    setTyped(({ [field]: kept, ...rest }) =>
      kept === value || kept === undefined ? rest : { ...rest, [field]: kept },
    )
  }

  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {DETAIL_FIELDS[item.type].map((field) => {
        const parts = {
          value: typed[field] ?? item.details[field] ?? '',
          readOnly: !canWrite,
          maxLength: 5000,
          dir: 'auto' as const,
          onBlur: () => void save(field),
          onChange: (event: { currentTarget: { value: string } }) => {
            const { value } = event.currentTarget
            setTyped((before) => ({ ...before, [field]: value }))
          },
        }
        const isLong = isLongField(field)
        return (
          <Box key={field} gridColumn={isLong ? '1 / -1' : undefined}>
            <Field.Root>
              <Field.Label>
                <FormattedMessage id={`manuscripts.detail.${field}`} />
              </Field.Label>
              {isLong ? <Textarea autoresize rows={2} {...parts} /> : <Input {...parts} />}
            </Field.Root>
          </Box>
        )
      })}
    </SimpleGrid>
  )
}
