import { Box, Button, Flex, Heading, Stack } from '@chakra-ui/react'
import type { Folder, MailCounts } from '@contract/mail.ts'
import { FOLDERS } from '@contract/mail-names.ts'
import { useQuery } from '@tanstack/react-query'
import {
  Archive,
  CalendarClock,
  FilePen,
  Inbox,
  type LucideIcon,
  Mails,
  OctagonAlert,
  Plus,
  Send,
  SquarePen,
  Star,
  Trash2,
} from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useLabels } from '../../api/labels.ts'
import { countsQuery } from '../../api/threads.ts'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { isClient, mailboxHref, newRequestPath } from '../../model/mailbox-location.ts'
import { useMail } from '../mail-context.ts'
import { FolderLink } from './folder-link.tsx'
import { LabelLink } from './label-link.tsx'
import { TeamFolders } from './team-folders.tsx'

const icons: Record<(typeof FOLDERS)[number], LucideIcon> = {
  inbox: Inbox,
  'due-today': CalendarClock,
  sent: Send,
  draft: FilePen,
  spam: OctagonAlert,
  starred: Star,
  all: Mails,
  archive: Archive,
  trash: Trash2,
}

const countOf = (folder: Folder, counts: MailCounts | undefined): number => {
  if (!counts) return 0
  if (folder === 'due-today') return counts.dueToday
  return folder === 'inbox' || folder === 'draft' || folder === 'spam' || folder === 'starred'
    ? counts[folder]
    : 0
}

/** The folders and labels with their counts; `onFollow` closes the drawer that may contain them. */
export const FolderPane = memo(function FolderPane({ onFollow }: { onFollow?: () => void }) {
  const intl = useIntl()
  const ability = useAbility()
  const { isStaff, compose, openLabelDialog } = useMail()
  const mailbox = useMailbox()
  const labels = useLabels()
  const { location } = mailbox
  const counts = useQuery(countsQuery(mailbox.filter.today)).data
  return (
    <Flex
      direction="column"
      position="relative"
      height="full"
      minH="0"
      gap="4"
      px="3"
      py="3"
      overflowY="auto"
    >
      <Stack gap="2">
        <Button
          width="full"
          onClick={() => {
            onFollow?.()
            compose()
          }}
        >
          <SquarePen size={16} aria-hidden />
          {intl.formatMessage({ id: 'mail.compose' })}
        </Button>
        {isClient(ability) ? (
          // Wraps with the text spacing of WCAG 1.4.12.
          <Button
            asChild
            variant="outline"
            width="full"
            h="auto"
            minH="9"
            py="1.5"
            whiteSpace="normal"
            textAlign="center"
          >
            <Link to={newRequestPath}>{intl.formatMessage({ id: 'mail.project.new' })}</Link>
          </Button>
        ) : null}
      </Stack>
      <nav aria-label={intl.formatMessage({ id: 'mail.folders.label' })}>
        <Stack as="ul" gap="0.5" listStyleType="none">
          {FOLDERS.map((folder) => (
            <FolderLink
              key={folder}
              to={mailboxHref({ basePath: location.basePath, folder })}
              icon={icons[folder]}
              name={intl.formatMessage({ id: `mail.folder.${folder}` })}
              count={countOf(folder, counts)}
              isUnread={folder === 'inbox' || folder === 'spam'}
              isCurrent={location.label === undefined && location.folder === folder && mailbox.q === ''}
              onFollow={onFollow}
            />
          ))}
        </Stack>
      </nav>
      {isStaff ? <TeamFolders counts={counts} onFollow={onFollow} /> : null}
      <Box as="section" aria-label={intl.formatMessage({ id: 'mail.labels.heading' })}>
        <Flex align="center" justify="space-between" ps="2" mb="1">
          <Heading as="h2" textStyle="xs" color="fg.muted" fontWeight="medium">
            {intl.formatMessage({ id: 'mail.labels.heading' })}
          </Heading>
          <IconButton
            size="xs"
            label={intl.formatMessage({ id: 'mail.label.new' })}
            onClick={() => {
              onFollow?.()
              openLabelDialog()
            }}
          >
            <Plus />
          </IconButton>
        </Flex>
        <Stack as="ul" gap="0.5" listStyleType="none">
          {labels.map((label) => (
            <LabelLink
              key={label.id}
              label={label}
              count={counts?.labels[label.id] ?? 0}
              isCurrent={location.label === label.id}
              onFollow={onFollow}
            />
          ))}
        </Stack>
      </Box>
    </Flex>
  )
})
