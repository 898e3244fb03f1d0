import { Box, Flex, Link, LinkOverlay, Stack, Text } from '@chakra-ui/react'
import type { Manuscript } from '@contract/manuscripts.ts'
import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { useManuscriptMenu } from './manuscript-menu.ts'
import { WordProgress } from './word-progress.tsx'

/** Manuscripts as cards, where a table would not fit. */
export function ManuscriptCards({ manuscripts }: { manuscripts: readonly Manuscript[] }) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const menuFor = useManuscriptMenu()
  return (
    <Stack as="ul" gap="3" hideFrom="sm" listStyleType="none">
      {manuscripts.map((manuscript) => {
        const { id, title } = manuscript
        return (
          <Box
            as="li"
            key={id}
            position="relative"
            bg="bg.surface"
            borderWidth="1px"
            borderRadius="card"
            p="4"
          >
            <Flex gap="2" align="flex-start" justify="space-between">
              <Box minW="0">
                {manuscript.deletedAt === null ? (
                  <LinkOverlay asChild>
                    <Link asChild fontWeight="medium" color="fg">
                      <RouterLink to={href('manuscripts.view', { id })}>{title}</RouterLink>
                    </Link>
                  </LinkOverlay>
                ) : (
                  <Text fontWeight="medium">{title}</Text>
                )}
                <Text textStyle="xs" color="fg.muted" mt="0.5">
                  {[manuscript.author, intl.formatDate(manuscript.updatedAt, { dateStyle: 'medium' })]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Box>
              <Box position="relative" zIndex="1" mt="-1" me="-2">
                <IconButton
                  label={intl.formatMessage({ id: 'manuscripts.binder.actions-of' }, { title })}
                  onClick={(event) =>
                    contextMenu.openFromButton(event.currentTarget, menuFor(manuscript), title)
                  }
                >
                  <Ellipsis strokeWidth={1.75} />
                </IconButton>
              </Box>
            </Flex>
            <Box mt="3">
              <WordProgress
                width="full"
                words={manuscript.wordCount}
                target={manuscript.target}
                label={intl.formatMessage({ id: 'manuscripts.progress-of' }, { title })}
              />
            </Box>
          </Box>
        )
      })}
    </Stack>
  )
}
