import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { HelpArticle } from '@contract/demo/pages.ts'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

type ArticleBodyProps = { sections: HelpArticle['sections'] }

/** The anchor of a section with a heading. */
export const sectionId = (index: number) => `section-${index}`

/** The text of an article; paragraphs are text nodes, so that markup in them has no effect. */
export function ArticleBody({ sections }: ArticleBodyProps) {
  return (
    <Stack gap="8">
      {sections.map(({ heading, paragraphs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of an article are fixed
        <Box as="section" key={index} id={sectionId(index)} scrollMarginTop="var(--bar-height)">
          {heading ? (
            <Heading as="h2" textStyle="md" mb="2">
              {heading}
            </Heading>
          ) : null}
          <Stack gap="4" textStyle="md" lineHeight="1.65">
            {paragraphs.map((paragraph, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have the same text
              <Text key={n} dir="auto" css={textAlignMatchParent}>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  )
}
