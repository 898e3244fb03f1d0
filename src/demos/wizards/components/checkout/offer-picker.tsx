import { Box, Button, chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { pictureSrc } from '@/demos/shared/picture-src.ts'
import { QueryContent } from '@/demos/shared/query-content.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { RowsSkeleton } from '@/ui/feedback/states.tsx'
import { formatMoney } from '@/ui/format/format-money.ts'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { shopOffersQuery } from '../../api/checkout.ts'

const Picture = chakra('img')

type OfferPickerProps = {
  /** The products that are in the cart already. */
  chosen: readonly number[]
  isFull: boolean
  onAdd: (productId: number) => void
}

/** Products of the shop that can be ordered, found by name. */
export function OfferPicker({ chosen, isFull, onAdd }: OfferPickerProps) {
  const intl = useIntl()
  const t = useT('wizards.offers')
  const [q, setQ] = useState('')
  const offers = useQuery(shopOffersQuery(q))
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Heading as="h3" textStyle="md">
          {t('title')}
        </Heading>
        <SearchField value={q} onChange={setQ} label={t('search')} />
      </Flex>
      <QueryContent query={offers} level="h3" loading={<RowsSkeleton rows={4} height="64px" />}>
        {(list) =>
          list.length === 0 ? (
            <Text color="fg.muted">{t('none')}</Text>
          ) : (
            <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
              {list.map(({ productId, productName, image, priceCents, available }) => (
                <Flex
                  as="li"
                  key={productId}
                  gap="3"
                  p="2.5"
                  align="center"
                  borderWidth="1px"
                  borderRadius="control"
                >
                  <Picture
                    src={pictureSrc(image)}
                    alt=""
                    boxSize="11"
                    borderRadius="control"
                    bg="bg.subtle"
                    objectFit="cover"
                    flex="none"
                  />
                  <Box flex="1" minW="0">
                    <Text lineClamp="2">
                      <bdi>{productName}</bdi>
                    </Text>
                    <Text textStyle="sm" color="fg.muted">
                      {t('stock', { price: formatMoney(intl, priceCents), count: available })}
                    </Text>
                  </Box>
                  <Button
                    size="sm"
                    variant="outline"
                    flex="none"
                    aria-label={t('add-name', { name: productName })}
                    // Not disabled, because the pressed button would lose the focus.
                    aria-disabled={isFull || chosen.includes(productId) || undefined}
                    onClick={() => {
                      if (!isFull && !chosen.includes(productId)) onAdd(productId)
                    }}
                  >
                    {chosen.includes(productId) ? (
                      <Check size={16} aria-hidden />
                    ) : (
                      <Plus size={16} aria-hidden />
                    )}
                    <Box as="span" hideBelow="sm">
                      {chosen.includes(productId) ? t('added') : t('add')}
                    </Box>
                  </Button>
                </Flex>
              ))}
            </SimpleGrid>
          )
        }
      </QueryContent>
    </Box>
  )
}
