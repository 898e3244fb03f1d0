import { Switch } from '@chakra-ui/react'
import { switchSlotRecipe } from '@chakra-ui/react/theme'
import type { Product } from '@contract/demo/ecommerce.ts'
import { useIntl } from 'react-intl'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useSetStock } from '../api/products.ts'

/** Switches whether a product is in stock; it shows the last choice at once and returns when the server refuses. */
export function StockSwitch({ product, canEdit }: { product: Product; canEdit: boolean }) {
  const intl = useIntl()
  const save = useSetStock(product.id)
  const isOn = save.isPending ? save.variables : product.stock
  const label = intl.formatMessage({ id: 'ecommerce.products.in-stock' }, { name: product.productName })
  return (
    <Switch.Root
      recipe={switchSlotRecipe}
      size="sm"
      checked={isOn}
      disabled={!canEdit}
      onCheckedChange={({ checked }) =>
        save
          .mutateAsync(checked)
          .catch(() => toast.error({ title: intl.formatMessage({ id: 'ecommerce.products.not-saved' }) }))
      }
    >
      <Switch.HiddenInput aria-label={label} />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  )
}
