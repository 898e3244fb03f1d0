import { Stack } from '@chakra-ui/react'
import type { NavItemProps } from './nav-item.tsx'
import { NavSectionItems } from './nav-section-items.tsx'
import { type NavBlock, splitTemplate } from './nav-tree.ts'
import { TemplateNav } from './template-nav.tsx'

/** The navigation: the product under its headings, then the template areas in one group. */
export function NavList({ blocks, ...item }: NavItemProps & { blocks: readonly NavBlock[] }) {
  const { product, template } = splitTemplate(blocks)
  return (
    <Stack gap="4">
      {product.map((block) => (
        <NavSectionItems key={block.section} block={block} {...item} />
      ))}
      {template.length > 0 ? <TemplateNav blocks={template} {...item} /> : null}
    </Stack>
  )
}
