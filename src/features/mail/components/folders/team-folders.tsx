import { chakra, Heading, Stack } from '@chakra-ui/react'
import type { MailCounts } from '@contract/mail.ts'
import { TEAM_FOLDERS } from '@contract/mail-names.ts'
import { Mails, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { mailboxHref } from '../../model/mailbox-location.ts'
import { FolderLink } from './folder-link.tsx'

const icons = {
  'team-unassigned': UserRoundX,
  'team-mine': UserRoundCheck,
  'team-all': Mails,
} as const

type TeamFoldersProps = { counts: MailCounts | undefined; onFollow?: (() => void) | undefined }

/** The lists of the shared inbox with their counts, for staff. */
export function TeamFolders({ counts, onFollow }: TeamFoldersProps) {
  const intl = useIntl()
  const id = useId()
  const { location, q } = useMailbox()
  const countOf = {
    'team-unassigned': counts?.teamUnassigned ?? 0,
    'team-mine': counts?.teamMine ?? 0,
    'team-all': 0,
  }
  return (
    <chakra.nav aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="xs" color="fg.muted" fontWeight="medium" ps="2" mb="1">
        {intl.formatMessage({ id: 'mail.team.heading' })}
      </Heading>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {TEAM_FOLDERS.map((folder) => (
          <FolderLink
            key={folder}
            to={mailboxHref({ basePath: location.basePath, folder })}
            icon={icons[folder]}
            name={intl.formatMessage({ id: `mail.team.folder.${folder}` })}
            count={countOf[folder]}
            isUnread={folder === 'team-mine'}
            isCurrent={location.label === undefined && location.folder === folder && q === ''}
            onFollow={onFollow}
          />
        ))}
      </Stack>
    </chakra.nav>
  )
}
