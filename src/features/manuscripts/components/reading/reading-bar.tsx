import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Download, PenLine, Printer } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'

/** Below the bar of the frame, or in a container that scrolls itself at its edge, over its padding. */
export const STICKY_TOP = 'var(--scroller-top, var(--bar-height, 0px))'

type ReadingBarProps = {
  manuscriptId: string
  mayEdit: boolean
  /** True while a text has the caret; its tools take the place of the help. */
  isWriting: boolean
  /** True in focus mode, which hides what is not of the text. */
  isFocused: boolean
  setTools: (tools: HTMLElement | null) => void
  onWrite: () => void
  onPrint: () => void
  isPrintLoading: boolean
}

/** The bar above the texts, which stays in view for those who write: the tools of the open text, export and print. */
export function ReadingBar(props: ReadingBarProps) {
  const { manuscriptId, mayEdit, isWriting, isFocused, setTools, onWrite, onPrint, isPrintLoading } = props
  const t = useT('manuscripts')
  const exportHref = href('export.manuscript', { id: manuscriptId })
  return (
    <Flex
      width="full"
      align={isWriting ? 'start' : 'center'}
      gap="2"
      py="1.5"
      borderBottomWidth="1px"
      borderColor={isWriting && !isFocused ? 'border' : 'transparent'}
      {...(mayEdit ? { position: 'sticky', top: STICKY_TOP, zIndex: 'docked', bg: 'bg' } : {})}
    >
      <Box ref={setTools} flex="1 1 0" minW="0">
        {mayEdit && !isWriting ? (
          <Text color="fg.muted" textStyle="sm" hideBelow="sm">
            <FormattedMessage id="manuscripts.read.write-help" />
          </Text>
        ) : null}
      </Box>
      {mayEdit && !isWriting ? (
        <Button size="sm" variant="outline" onClick={onWrite}>
          <PenLine size={16} aria-hidden />
          {t('read.write')}
        </Button>
      ) : null}
      <Flex flexShrink="0" display={isFocused ? 'none' : isWriting ? { base: 'none', sm: 'flex' } : 'flex'}>
        <IconButton asChild label={t('export')}>
          <Link to={exportHref}>
            <Download aria-hidden />
          </Link>
        </IconButton>
        <IconButton label={t('read.print')} loading={isPrintLoading} onClick={onPrint}>
          <Printer />
        </IconButton>
      </Flex>
    </Flex>
  )
}
