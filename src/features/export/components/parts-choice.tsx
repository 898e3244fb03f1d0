import { Badge, Checkbox, Stack, Text } from '@chakra-ui/react'
import type { CompileItem } from '@compile/compile-source.ts'
import type { CompileParts } from '@contract/compile.ts'
import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { FormattedMessage } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { RadioRows } from '@/ui/inputs/radio-rows.tsx'

type PartsChoiceProps = {
  parts: CompileParts
  manuscript: ManuscriptDetail
  collections: readonly Collection[]
  /** The items that may be chosen as branches, in binder order. */
  branches: readonly CompileItem[]
  /** The branches that changed since the last export. */
  changed: ReadonlySet<string>
  onChange: (parts: CompileParts) => void
}

/** The first question: what is exported. */
export function PartsChoice(props: PartsChoiceProps) {
  const { parts, manuscript, collections, branches, changed, onChange } = props
  const t = useT('export')
  const { labels, statuses } = manuscript
  const lists = { label: labels, status: statuses, collection: collections } as const
  const options = (['all', 'branches', 'label', 'status', 'collection'] as const).filter((by) =>
    by === 'all' ? true : by === 'branches' ? branches.length > 0 : lists[by].length > 0,
  )
  const choose = (by: string) => {
    if (by === 'branches') onChange({ by, itemIds: branches.slice(0, 1).map(({ id }) => id) })
    else if (by === 'label' || by === 'status' || by === 'collection') {
      const [first] = lists[by]
      if (first) onChange({ by, id: first.id })
    } else onChange({ by: 'all' })
  }
  return (
    <Stack gap="3">
      <RadioRows
        label={t('what')}
        value={parts.by}
        options={options.map((value) => ({ value, label: t(`what.${value}`) }))}
        onChange={choose}
      />
      {parts.by === 'branches' ? (
        <Stack gap="2" maxH="260px" overflowY="auto" borderWidth="1px" borderRadius="control" p="3">
          {branches.map(({ id, title }) => (
            <Checkbox.Root
              key={id}
              checked={parts.itemIds.includes(id)}
              onCheckedChange={({ checked }) =>
                onChange({
                  by: 'branches',
                  itemIds: branches
                    .map((one) => one.id)
                    .filter((one) => (one === id ? checked === true : parts.itemIds.includes(one))),
                })
              }
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label dir="auto">
                {title || <FormattedMessage id="manuscripts.untitled" />}
                {changed.has(id) ? (
                  <>
                    {' '}
                    <Badge colorPalette="brand">
                      <FormattedMessage id="export.changes.mark" />
                    </Badge>
                  </>
                ) : null}
              </Checkbox.Label>
            </Checkbox.Root>
          ))}
          {parts.itemIds.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              <FormattedMessage id="export.what.none" />
            </Text>
          ) : null}
        </Stack>
      ) : null}
      {parts.by === 'label' || parts.by === 'status' || parts.by === 'collection' ? (
        <QuickSelect
          label={t(`what.${parts.by}`)}
          value={parts.id}
          options={lists[parts.by].map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange({ by: parts.by, id })}
        />
      ) : null}
    </Stack>
  )
}
