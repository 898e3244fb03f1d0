import { Box, Stack, Text } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useMemo, useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { type BinderTree, flattenTree } from '../../model/tree.ts'
import { CustomFieldRow } from './custom-field-row.tsx'
import { NewCustomField } from './new-custom-field.tsx'
import { useCustomFieldChanges } from './use-custom-field-changes.ts'

type CustomFieldsPanelProps = {
  manuscript: Pick<ManuscriptDetail, 'id' | 'customFields'>
  tree: BinderTree
  canWrite: boolean
}

/** The custom fields of a manuscript: added, renamed, ordered, given a type and deleted. */
export function CustomFieldsPanel({ manuscript, tree, canWrite }: CustomFieldsPanelProps) {
  const t = useT('manuscripts.custom-fields')
  const { id, customFields } = manuscript
  const input = useRef<HTMLInputElement>(null)
  const changes = useCustomFieldChanges(id, customFields)
  const counts = useMemo(() => {
    const found = new Map<string, number>()
    for (const item of flattenTree(tree))
      for (const title of Object.keys(item.custom)) found.set(title, (found.get(title) ?? 0) + 1)
    return found
  }, [tree])
  return (
    <Stack gap="3">
      {customFields.length === 0 ? <Text color="fg.muted">{t('none')}</Text> : null}
      <Box as="ul" listStyleType="none" _empty={{ display: 'none' }}>
        {customFields.map((field, at) => (
          <CustomFieldRow
            key={field.id}
            field={field}
            count={counts.get(field.title) ?? 0}
            isFirst={at === 0}
            isLast={at === customFields.length - 1}
            canWrite={canWrite}
            changes={changes}
            onRemoved={() => input.current?.focus()}
          />
        ))}
      </Box>
      {canWrite ? <NewCustomField input={input} onAdd={changes.add} /> : null}
    </Stack>
  )
}
