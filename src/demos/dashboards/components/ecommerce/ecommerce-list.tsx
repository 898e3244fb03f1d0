import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { CreditCard, Landmark, type LucideIcon, ReceiptText, WalletCards } from 'lucide-react'
import { orderMethodName } from '@/demos/shared/order-method.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { shareOf } from '../../model/figure-change.ts'
import { paidOrdersHref } from '../../model/order-links.ts'
import { useFigureFormats } from '../../shared/use-figure-formats.ts'
import { CardLink } from '../card-link.tsx'
import { ListCard } from '../list-card.tsx'

const methodIcons: Readonly<Record<EcommerceDashboard['methods'][number]['method'], LucideIcon>> = {
  Mastercard: CreditCard,
  Visa: CreditCard,
  PayPal: WalletCards,
  Invoice: ReceiptText,
  'Bank Transfer': Landmark,
}

type EcommerceListProps = { list: 'popular' | 'methods'; data: EcommerceDashboard }

/** The products sold most often, or the paid orders by method of payment. */
export function EcommerceList({ list, data: { popular, methods } }: EcommerceListProps) {
  const t = useT('dashboards')
  const { exactMoney, percent } = useFigureFormats()
  if (list === 'popular')
    return (
      <ListCard
        title={t('popular.title')}
        description={t('popular.lead')}
        aside={<CardLink to={href('ecommerce.products')}>{t('popular.all')}</CardLink>}
        empty={t('popular.empty')}
        rows={popular.map(({ id, name, brand, image, priceCents, qty }) => ({
          id: String(id),
          label: name,
          to: href('ecommerce.product', undefined, { id }),
          note: `${brand} · ${exactMoney(priceCents)}`,
          image,
          value: t('popular.sold', { count: qty }),
        }))}
      />
    )
  const total = methods.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <ListCard
      title={t('methods.title')}
      description={t('methods.lead')}
      empty={t('methods.empty')}
      rows={methods.map(({ method, orders, cents }) => {
        const label = orderMethodName(method, (key) => t(`methods.name.${key}`))
        const share = shareOf(cents, total)
        return {
          id: method,
          label,
          to: paidOrdersHref({ method }),
          note: t('methods.note', { count: orders, percent: percent(share) }),
          icon: methodIcons[method],
          value: exactMoney(cents),
          meter: { label, share },
        }
      })}
    />
  )
}
