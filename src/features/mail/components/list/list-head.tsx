import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { ThreadSummary } from '@contract/mail.ts'
import { ListFilter, PanelLeft, Rows4, SquarePen } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { SelectBox } from '@/ui/data-table/select-box.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { mailLayout, setMailLayout } from '../../model/mail-layout.ts'
import { useMail } from '../mail-context.ts'
import { ThreadBulkBar } from './bulk-bar.tsx'
import { FilterMenu } from './filter-menu.tsx'
import type { ThreadSelection } from './use-selection.ts'

type ListHeadProps = {
  title: string
  total: number | null
  selection: ThreadSelection
  selected: readonly ThreadSummary[]
  canSelect: boolean
  hasRows: boolean
  onOpenFolders: () => void
}

/** Memoized, because moving in the list changes none of it: the header with title, search and filters, or the bulk actions when threads are selected. */
export const ListHead = memo(function ListHead({
  title,
  total,
  selection,
  selected,
  canSelect,
  hasRows,
  onOpenFolders,
}: ListHeadProps) {
  const intl = useIntl()
  const { compose } = useMail()
  const mailbox = useMailbox()
  const { isCompact, isFoldersOpen } = mailLayout.use()
  const isSome = selected.length > 0
  return (
    <Box borderBottomWidth="1px" flexShrink="0">
      <Flex gap="2" px="3" pt="3" pb="1" align="center">
        <IconButton
          label={intl.formatMessage({ id: 'mail.folders.open' })}
          display={{ base: 'inline-flex', lg: 'none' }}
          onClick={onOpenFolders}
        >
          <PanelLeft data-mirror="" />
        </IconButton>
        <IconButton
          label={intl.formatMessage({ id: isFoldersOpen ? 'mail.folders.hide' : 'mail.folders.show' })}
          display={{ base: 'none', lg: 'inline-flex' }}
          aria-expanded={isFoldersOpen}
          onClick={() => setMailLayout({ isFoldersOpen: !isFoldersOpen })}
        >
          <PanelLeft data-mirror="" />
        </IconButton>
        <Box flex="1" minW="0" data-mail-search="">
          <SearchField
            label={intl.formatMessage({ id: 'mail.search' })}
            value={mailbox.q}
            width="full"
            onChange={(q) => mailbox.change({ q, message: null })}
          />
        </Box>
        <Button
          display={{ base: 'none', md: 'inline-flex', lg: isFoldersOpen ? 'none' : 'inline-flex' }}
          onClick={() => compose()}
        >
          <SquarePen size={16} aria-hidden />
          {intl.formatMessage({ id: 'mail.compose' })}
        </Button>
        <IconButton
          display={{ base: 'inline-flex', md: 'none' }}
          variant="solid"
          colorPalette="brand"
          label={intl.formatMessage({ id: 'mail.compose' })}
          onClick={() => compose()}
        >
          <SquarePen />
        </IconButton>
      </Flex>
      <Flex ps="3" pe="2" minH="12" align="center" gap="2">
        {canSelect ? (
          <Flex px="2" py="2" ms="-0.5" inert={!hasRows} opacity={hasRows ? undefined : 'disabled'}>
            <SelectBox
              label={intl.formatMessage({ id: 'mail.list.select-all' })}
              isChecked={isSome && selection.isAll}
              isPartly={isSome}
              onChange={selection.setAll}
            />
          </Flex>
        ) : null}
        {isSome ? <ThreadBulkBar threads={selected} onClear={() => selection.setAll(false)} /> : null}
        <Flex flex="1" minW="0" align="baseline" gap="2" srOnly={isSome}>
          <Heading as="h1" textStyle="md" overflowWrap="anywhere" tabIndex={-1}>
            {title}
          </Heading>
          {total === null ? null : (
            <Text textStyle="xs" color="fg.muted" flexShrink="0">
              {intl.formatNumber(total)}
            </Text>
          )}
        </Flex>
        {isSome ? null : (
          <>
            <IconButton
              label={intl.formatMessage({ id: 'mail.list.compact' })}
              aria-pressed={isCompact}
              variant={isCompact ? 'subtle' : 'ghost'}
              onClick={() => setMailLayout({ isCompact: !isCompact })}
            >
              <Rows4 />
            </IconButton>
            <FilterMenu icon={<ListFilter />} />
          </>
        )}
      </Flex>
    </Box>
  )
})
