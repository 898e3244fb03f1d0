import { Link as ChakraLink } from '@chakra-ui/react'
import type { EcommerceDashboard } from '@contract/demo/dashboards/ecommerce.ts'
import { Link } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { useT } from '@/lib/use-t.ts'
import { DashboardCard } from '../dashboard-card.tsx'
import { FigureRows } from '../figure-rows.tsx'
import { RowPicture } from '../row-picture.tsx'
import { useFigureFormats } from '../use-figure-formats.ts'

/** The products that were sold most often. */
export function PopularProducts({ products }: { products: EcommerceDashboard['popular'] }) {
  const t = useT('dashboards.popular')
  const { exactMoney } = useFigureFormats()
  return (
    <DashboardCard
      title={t('title')}
      description={t('lead')}
      aside={
        <ChakraLink asChild color="brand.fg">
          <Link to={href('ecommerce.products')}>{t('all')}</Link>
        </ChakraLink>
      }
    >
      <FigureRows
        empty={t('empty')}
        rows={products.map(({ id, name, brand, image, priceCents, qty }) => ({
          id: String(id),
          label: name,
          note: `${brand} · ${exactMoney(priceCents)}`,
          picture: <RowPicture src={image} />,
          value: t('sold', { count: qty }),
        }))}
      />
    </DashboardCard>
  )
}
