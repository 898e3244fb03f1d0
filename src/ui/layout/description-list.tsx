import { DataList } from '@chakra-ui/react'
import { dataListSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

type DescriptionListProps = {
  items: readonly { name: string; value: ReactNode }[]
  /** Each value is below its name, as in a narrow column. */
  isStacked?: boolean
}

/** A list of names and values; an empty value becomes a dash. */
export function DescriptionList({ items, isStacked = false }: DescriptionListProps) {
  return (
    <DataList.Root
      // Passed here, because a recipe of the theme is part of every first visit.
      recipe={dataListSlotRecipe}
      gap={isStacked ? '3' : '2.5'}
    >
      {items.map(({ name, value }) => (
        <DataList.Item
          key={name}
          display="flex"
          alignItems="stretch"
          flexDirection={isStacked ? 'column' : { base: 'column', sm: 'row' }}
          gap={isStacked ? '0.5' : { base: '0.5', sm: '4' }}
        >
          <DataList.ItemLabel flex="2" alignItems="flex-start">
            {name}
          </DataList.ItemLabel>
          <DataList.ItemValue flex="3" display="block" m="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {value === '' || value === null ? '–' : <bdi>{value}</bdi>}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}
