import { Flex, Text } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { EllipsisVertical, Tag, X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useMail } from '../mail-context.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { ReadButton } from '../read-button.tsx'

type BulkBarProps = { threads: readonly ThreadSummary[]; onClear: () => void }

/** The actions on selected threads, shown instead of the list header. */
export function ThreadBulkBar({ threads, onClear }: BulkBarProps) {
  const intl = useIntl()
  const { openMenu } = useMail()
  const t = useT('mail.action')
  const clear = (isDone: boolean) => {
    if (isDone) onClear()
  }
  return (
    <Flex
      align="center"
      flex="1"
      minW="0"
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'mail.bulk.label' })}
    >
      <IconButton size="sm" label={intl.formatMessage({ id: 'mail.bulk.clear' })} onClick={onClear}>
        <X />
      </IconButton>
      <Text flex="1" minW="0" truncate fontWeight="medium" aria-live="polite">
        {intl.formatMessage({ id: 'mail.bulk.count' }, { count: threads.length })}
      </Text>
      <MoveButtons size="sm" threads={threads} onDone={clear} />
      <ReadButton size="sm" threads={threads} />
      {threads.some(({ folder }) => folder === 'team') ? null : (
        <IconButton
          size="sm"
          label={t('label')}
          onClick={(event) => openMenu(event.currentTarget, threads, 'label')}
        >
          <Tag />
        </IconButton>
      )}
      <IconButton
        size="sm"
        label={t('more')}
        onClick={(event) => openMenu(event.currentTarget, threads, 'all', onClear)}
      >
        <EllipsisVertical />
      </IconButton>
    </Flex>
  )
}
