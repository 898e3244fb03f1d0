import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { PanelLeft, PenLine } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { ManuscriptTools } from '../shared/manuscript-tools/manuscript-tools.tsx'
import { WordProgress } from './word-progress.tsx'

type ManuscriptHeaderProps = {
  manuscript: ManuscriptDetail
  itemCount: number
  isBinderOpen: boolean
  onToggleBinder: () => void
  /** Path of the item to continue writing; null when there is none. */
  continueAt: string | null
}

/** The header of a manuscript: title, progress and actions. */
export function ManuscriptHeader(props: ManuscriptHeaderProps) {
  const { manuscript, itemCount, isBinderOpen, onToggleBinder, continueAt } = props
  const intl = useIntl()
  const t = useT('manuscripts')
  return (
    <Flex
      as="header"
      gap="3"
      ps="2"
      pe={{ base: '3', md: '4' }}
      py="2.5"
      align="center"
      borderBottomWidth="1px"
      bg="bg.surface"
      flexShrink="0"
    >
      <IconButton
        label={t(isBinderOpen ? 'binder.hide' : 'binder.show')}
        aria-expanded={isBinderOpen}
        onClick={onToggleBinder}
      >
        <PanelLeft data-mirror="" />
      </IconButton>
      <Flex flex="1" minW="0" align="baseline" gap="3">
        <Heading as="h1" tabIndex={-1} textStyle="md" truncate dir="auto" css={textAlignMatchParent}>
          {manuscript.title}
        </Heading>
        <Text textStyle="xs" color="fg.muted" truncate hideBelow="md" flexShrink="2">
          {[manuscript.author, intl.formatMessage({ id: 'manuscripts.items' }, { count: itemCount })]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Flex>
      <Flex hideBelow="md" textStyle="sm" color="fg.muted">
        <WordProgress
          words={manuscript.wordCount}
          target={manuscript.target}
          label={intl.formatMessage({ id: 'manuscripts.progress-of' }, { title: manuscript.title })}
        />
      </Flex>
      <Flex gap="1" align="center" flexShrink="0">
        <ManuscriptTools manuscript={manuscript} />
        {continueAt ? (
          <Button asChild ms="1" px={{ base: '2.5', md: '4' }}>
            <Link to={continueAt}>
              <PenLine size={18} aria-hidden />
              <Text as="span" srOnly={{ base: true, md: false }}>
                <FormattedMessage id="manuscripts.continue" />
              </Text>
            </Link>
          </Button>
        ) : null}
      </Flex>
    </Flex>
  )
}
