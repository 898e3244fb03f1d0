import { Badge, Box, Flex } from '@chakra-ui/react'
import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

type BillingEntryProps = {
  name: string
  isDefault: boolean
  mayEdit: boolean
  onEdit?: () => void
  onDefault: () => void
  onDelete: () => void
  children: ReactNode
}

/** An address or a card with its menu. */
export function BillingEntry({
  name,
  isDefault,
  mayEdit,
  onEdit,
  onDefault,
  onDelete,
  children,
}: BillingEntryProps) {
  const t = useT('ecommerce-sales.billing')
  const menu = useContextMenu()
  const items = [
    ...(onEdit ? [{ id: 'edit', label: t('edit'), icon: Pencil, action: onEdit }] : []),
    { id: 'default', label: t('make-default'), icon: Star, action: onDefault, disabled: isDefault },
    { id: 'delete', label: t('delete'), icon: Trash2, danger: true, action: onDelete },
  ]
  return (
    <Flex borderWidth="1px" borderRadius="card" p="4" gap="2" justify="space-between" minW="0">
      <Box minW="0">
        {children}
        {isDefault ? (
          <Badge mt="2" colorPalette="brand">
            {t('default')}
          </Badge>
        ) : null}
      </Box>
      {mayEdit ? (
        <IconButton
          label={t('more', { name })}
          size="sm"
          variant="ghost"
          onClick={(event) => menu.openFromButton(event.currentTarget, items, name)}
        >
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  )
}
