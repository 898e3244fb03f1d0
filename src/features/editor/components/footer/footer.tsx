import { Box, Flex, Text } from '@chakra-ui/react'
import { ALargeSmall, Keyboard } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { keyText } from '@/lib/shortcuts/shortcuts.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { MenuButton } from '@/ui/menu/menu-button.tsx'
import { useSessionWordCount } from '../../hooks/use-session-word-count.ts'
import { keysFor } from '../../model/shortcuts.ts'
import { FocusButton } from '../canvas/focus-button.tsx'
import { useEditorContext, useShown } from '../session/editor-context.ts'
import { useWordCount } from '../session/use-word-count.ts'
import { DayGoal } from './day-goal.tsx'
import { PageLookPanel } from './page-look-panel.tsx'
import { SaveStateLabel } from './save-state.tsx'
import { SessionGoal } from './session-goal.tsx'
import { TypewriterButton } from './typewriter-button.tsx'
import { useWritingGoals } from './use-writing-goals.ts'

function Target({ words, target }: { words: number; target: number }) {
  const intl = useIntl()
  const share = Math.min(1, words / target)
  const label = intl.formatMessage({ id: 'editor.footer.target' }, { words, target })
  return (
    <Flex align="center" gap="2">
      <Box
        role="progressbar"
        aria-label={intl.formatMessage({ id: 'editor.target' })}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={label}
        width="20"
        height="1.5"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box height="full" bg={share >= 1 ? 'success' : 'brand'} style={{ width: `${share * 100}%` }} />
      </Box>
      <span>{intl.formatNumber(words / target, { style: 'percent', maximumFractionDigits: 0 })}</span>
    </Flex>
  )
}

/** The footer: word count, target, words of this session and save state. */
export const EditorFooter = memo(function EditorFooter() {
  const { manuscript, editor, session, itemId, canWrite, setDialog, isFocused } = useEditorContext()
  const target = useShown(session, 'target')
  const { words, selected } = useWordCount(editor, itemId)
  const written = useSessionWordCount()
  const goals = useWritingGoals(manuscript.id, session)
  const t = useT('editor')
  return (
    <Flex
      as="footer"
      align="center"
      gap={{ base: '3', md: '4' }}
      px="3"
      minH="9"
      borderTopWidth={isFocused ? '0' : '1px'}
      bg={isFocused ? 'bg.surface' : 'bg'}
      color="fg.muted"
      textStyle="xs"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
      overflow="hidden"
    >
      {/* On a phone the saving state needs some of its space. */}
      <Text as="span" flexShrink={{ base: '1', md: '0' }} minW="0" truncate data-word-count={words}>
        {selected > 0 ? t('footer.selected', { selected, words }) : t('footer.words', { words })}
      </Text>
      {/* Items that do not fit wrap into a hidden second row. */}
      <Flex flex="1" minW="0" h="5" align="center" wrap="wrap" gap="inherit" overflow="hidden">
        {goals && !isFocused ? <DayGoal goals={goals} manuscriptId={manuscript.id} /> : null}
        {goals?.sessionTarget && !isFocused ? <SessionGoal goals={goals} /> : null}
        {target && !isFocused ? (
          <Flex h="5" align="center">
            <Target words={words} target={target} />
          </Flex>
        ) : null}
        {written !== 0 && !goals?.sessionTarget ? (
          <Text as="span" lineHeight="5">
            {t('footer.session', { written })}
          </Text>
        ) : null}
      </Flex>
      {canWrite ? <SaveStateLabel /> : null}
      {isFocused ? (
        <FocusButton size="xs" />
      ) : (
        <Flex flexShrink="0">
          <MenuButton label={t('page.look')} size="xs" aria-haspopup="dialog" panel={PageLookPanel}>
            <ALargeSmall />
          </MenuButton>
          <TypewriterButton />
          <IconButton
            label={`${t('shortcuts')} (${keyText(keysFor('shortcuts') ?? '?')})`}
            display={{ base: 'none', md: 'inline-flex' }}
            size="xs"
            onClick={() => setDialog('shortcuts')}
          >
            <Keyboard />
          </IconButton>
        </Flex>
      )}
    </Flex>
  )
})
