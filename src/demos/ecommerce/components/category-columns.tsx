import { Link as ChakraLink } from '@chakra-ui/react'
import type { ProductCategory } from '@contract/demo/product-categories.ts'
import { Link } from 'react-router-dom'
import { PictureCell } from '@/demos/shared/picture-cell.tsx'
import { href } from '@/lib/routing/href.ts'
import { type ListColumns, useListColumns } from '@/ui/data-table/use-list-columns.tsx'

const columns: ListColumns<ProductCategory, 'ecommerce.categories'> = ({ intl, text, count, money }) => [
  text('name', (category) => category.name, {
    cell: ({ image, name, description }) => <PictureCell picture={image} title={name} note={description} />,
    isSortable: true,
    isFixed: true,
  }),
  text('parent', (category) => category.parent, { cell: (category) => <bdi>{category.parent ?? '–'}</bdi> }),
  count('products', (category) => category.products, {
    cell: ({ name, products }) => (
      <ChakraLink asChild>
        <Link to={href('ecommerce.products', undefined, { category: name })}>
          {intl.formatNumber(products)}
        </Link>
      </ChakraLink>
    ),
    isSortable: true,
  }),
  money('stock', (category) => category.stockCents, { isSortable: true }),
]

/** The columns of the category list; the number of products leads to the product list filtered by the category. */
export const useCategoryColumns = () => useListColumns('ecommerce.categories', columns)
