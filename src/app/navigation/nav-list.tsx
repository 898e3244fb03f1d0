import { Stack } from '@chakra-ui/react'
import { templateSections } from '@/lib/route.ts'
import type { NavItemProps } from './nav-item.tsx'
import { NavSectionItems } from './nav-section-items.tsx'
import type { NavBlock } from './nav-tree.ts'
import { TemplateNav } from './template-nav.tsx'

/** The navigation: the product under its headings, then the template areas in one group. */
export function NavList({ blocks, ...item }: NavItemProps & { blocks: readonly NavBlock[] }) {
  const template = blocks.filter(({ section }) => templateSections.includes(section))
  return (
    <Stack gap="4">
      {blocks
        .filter((block) => !template.includes(block))
        .map((block) => (
          <NavSectionItems key={block.section} block={block} {...item} />
        ))}
      {template.length > 0 ? <TemplateNav blocks={template} {...item} /> : null}
    </Stack>
  )
}
