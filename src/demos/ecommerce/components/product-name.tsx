import { chakra, Flex, Text } from '@chakra-ui/react'
import type { Product } from '@contract/demo/ecommerce.ts'
import { pictureSrc } from '@/demos/shared/picture-src.ts'

const Picture = chakra('img')

/** The picture, name and brand of a product in a table cell. */
export function ProductName({
  product,
}: {
  product: Pick<Product, 'image' | 'productName' | 'productBrand'>
}) {
  return (
    <Flex align="center" gap="3" minW="0">
      <Picture
        src={pictureSrc(product.image)}
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
          {product.productName}
        </Text>
        <Text as="bdi" textStyle="xs" color="fg.muted" truncate>
          {product.productBrand}
        </Text>
      </Flex>
    </Flex>
  )
}
