import { Flex, Text } from '@chakra-ui/react'
import type { PresetName } from '@contract/compile.ts'
import type { Output } from '@contract/outputs.ts'
import { Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { QuickSelect } from '@/ui/inputs/quick-select.tsx'
import { OutputDialog } from './output-dialog.tsx'
import type { OpenOutput } from './use-open-output.ts'
import type { OutputActions } from './use-output-actions.ts'

type OutputBarProps = {
  outputs: readonly Output[]
  opened: OpenOutput
  /** Null where the person may not change outputs. */
  actions: OutputActions | null
}

/** The choice of an output, with a menu to create, rename, duplicate and delete outputs. */
export function OutputBar({ outputs, opened: { output, isStored, open }, actions }: OutputBarProps) {
  const t = useT('export.output')
  const how = useT('export.how')
  const menu = useContextMenu()
  const [dialog, setDialog] = useState<'new' | 'rename' | null>(null)
  const free: PresetName = outputs.some(({ preset }) => preset === 'ebook') ? 'reading' : 'ebook'
  if (!isStored && !actions) return null
  const items = actions
    ? [
        { id: 'new', label: t('menu.new'), icon: Plus, action: () => setDialog('new') },
        {
          id: 'rename',
          label: t('menu.rename'),
          icon: Pencil,
          hidden: !isStored,
          action: () => setDialog('rename'),
        },
        {
          id: 'duplicate',
          label: t('menu.duplicate'),
          icon: Copy,
          hidden: !isStored,
          action: () => actions.duplicate(output),
        },
        { id: 'line', label: '', separator: true, hidden: !isStored },
        {
          id: 'delete',
          label: t('menu.delete'),
          icon: Trash2,
          danger: true,
          hidden: !isStored,
          action: () => actions.remove(output),
        },
      ]
    : []
  return (
    <Flex gap="2" align="end" maxW={{ lg: '420px' }}>
      <Flex direction="column" gap="1" flex="1" minW="0">
        <Text textStyle="sm" fontWeight="semibold" aria-hidden>
          {t('label')}
        </Text>
        <QuickSelect
          label={t('label')}
          value={output.id}
          options={(isStored ? outputs : [output]).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={open}
        />
      </Flex>
      {actions ? (
        <IconButton
          label={t('menu', { name: output.name })}
          onClick={(event) => menu.openFromButton(event.currentTarget, items, output.name)}
        >
          <Ellipsis />
        </IconButton>
      ) : null}
      {actions && dialog !== null ? (
        <OutputDialog
          kind={dialog}
          name={dialog === 'new' ? how(free) : output.name}
          preset={dialog === 'new' ? free : output.preset}
          onSave={({ name, preset }) =>
            dialog === 'new' ? actions.add(name, preset, output) : actions.rename(output, name)
          }
          onClose={() => setDialog(null)}
        />
      ) : null}
    </Flex>
  )
}
