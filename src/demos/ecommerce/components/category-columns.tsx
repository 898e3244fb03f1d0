import { Link as ChakraLink, chakra, Flex, Text } from '@chakra-ui/react'
import type { ProductCategory } from '@contract/demo/product-categories.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { pictureSrc } from '@/demos/shared/picture-src.ts'
import { href } from '@/lib/href.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatMoney } from '@/ui/format-money.ts'

const CategoryPicture = chakra('img')

/** The columns of the category list; the number of products leads to the product list filtered by the category. */
export function useCategoryColumns(): DataColumn<ProductCategory>[] {
  const intl = useIntl()
  return useMemo(() => {
    const t = (id: string) => intl.formatMessage({ id: `ecommerce.categories.${id}` })
    return [
      {
        id: 'name',
        header: t('name'),
        cell: (category) => (
          <Flex align="center" gap="3" minW="0">
            <CategoryPicture
              src={pictureSrc(category.image)}
              alt=""
              w="9"
              h="9"
              flex="none"
              borderRadius="control"
              bg="bg.subtle"
              objectFit="cover"
            />
            <Flex direction="column" minW="0">
              <Text as="bdi" fontWeight="medium" truncate>
                {category.name}
              </Text>
              <Text as="bdi" textStyle="xs" fontWeight="normal" color="fg.muted" truncate>
                {category.description}
              </Text>
            </Flex>
          </Flex>
        ),
        isSortable: true,
        isFixed: true,
        exportValue: (category) => category.name,
      },
      {
        id: 'parent',
        header: t('parent'),
        cell: (category) => <bdi>{category.parent ?? '–'}</bdi>,
        exportValue: (category) => category.parent,
      },
      {
        id: 'products',
        header: t('products'),
        cell: (category) => (
          <ChakraLink asChild>
            <Link to={href('ecommerce.products', undefined, { category: category.name })}>
              {intl.formatNumber(category.products)}
            </Link>
          </ChakraLink>
        ),
        isSortable: true,
        align: 'end',
        exportValue: (category) => category.products,
      },
      {
        id: 'stock',
        header: t('stock'),
        cell: (category) => <bdi>{formatMoney(intl, category.stockCents)}</bdi>,
        isSortable: true,
        align: 'end',
        exportValue: (category) => category.stockCents / 100,
      },
    ]
  }, [intl])
}
