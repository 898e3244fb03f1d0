import { chakra, Flex, Text } from '@chakra-ui/react'
import type { MailLabel } from '@contract/mail.ts'
import { EllipsisVertical, Pencil, Trash2, Users } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useDeleteLabel } from '../../api/labels.ts'
import { useMailbox } from '../../hooks/use-mailbox.ts'
import { labelColours } from '../../model/label-colours.ts'
import { mailboxHref } from '../../model/mailbox-location.ts'
import { MailLabelDot } from '../chips.tsx'
import { useMail } from '../mail-context.ts'
import { Count, linkStyle } from './folder-link.tsx'

const Anchor = chakra(Link)

type LabelLinkProps = {
  label: MailLabel
  count: number
  isCurrent: boolean
  onFollow?: (() => void) | undefined
}

/** The link to the threads of a label, with edit and delete for users who may change it; memoized like FolderLink. */
export const LabelLink = memo(function LabelLink({ label, count, isCurrent, onFollow }: LabelLinkProps) {
  const intl = useIntl()
  const confirm = useConfirm()
  const menu = useContextMenu()
  const { openLabelDialog } = useMail()
  const mailbox = useMailbox()
  const { mutateAsync: erase } = useDeleteLabel()
  const handleDelete = async () => {
    onFollow?.()
    const yes = await confirm({
      title: intl.formatMessage({ id: 'mail.label.delete.title' }),
      body: intl.formatMessage({ id: 'mail.label.delete.body' }, { name: label.name }),
      confirmLabel: intl.formatMessage({ id: 'mail.label.delete' }),
      isDanger: true,
    })
    if (!yes) return
    try {
      await erase(label.id)
    } catch (error) {
      const isNetwork = error instanceof ApiError && error.isNetwork
      toast.error({
        title: intl.formatMessage({ id: isNetwork ? 'mail.action.offline' : 'mail.action.failed' }),
      })
    }
  }
  const items = [
    {
      id: 'edit',
      label: intl.formatMessage({ id: 'mail.label.edit' }),
      icon: Pencil,
      action: () => {
        onFollow?.()
        openLabelDialog(label)
      },
    },
    {
      id: 'delete',
      label: intl.formatMessage({ id: 'mail.label.delete' }),
      icon: Trash2,
      danger: true,
      action: () => void handleDelete(),
    },
  ]
  const menuLabel = intl.formatMessage({ id: 'mail.label.menu' }, { name: label.name })
  return (
    <Flex
      as="li"
      className="mail-label"
      align="center"
      position="relative"
      onContextMenu={
        label.canEdit ? (event: MouseEvent) => menu.openFromEvent(event, items, menuLabel) : undefined
      }
    >
      <Anchor
        to={mailboxHref({ basePath: mailbox.location.basePath, folder: 'all', label: label.id })}
        onClick={onFollow}
        aria-current={isCurrent ? 'page' : undefined}
        {...linkStyle(isCurrent)}
      >
        <Flex boxSize="18px" align="center" justify="center" flexShrink="0">
          <MailLabelDot colour={labelColours[label.colour].dot} />
        </Flex>
        <Text as="span" flex="1" minW="0" py="1" lineHeight="short" overflowWrap="anywhere">
          {label.name}
        </Text>
        {label.isShared ? (
          <Users
            size={14}
            aria-label={intl.formatMessage({ id: 'mail.label.shared' })}
            style={{ flexShrink: 0, opacity: 0.6 }}
          />
        ) : null}
        <Count count={count} isUnread />
      </Anchor>
      {label.canEdit ? (
        <IconButton
          size="xs"
          label={menuLabel}
          aria-haspopup="menu"
          css={{
            '@media (hover: hover)': {
              opacity: 0,
              width: 0,
              minWidth: 0,
              '.mail-label:hover &, &:focus-visible': { opacity: 1, width: '8', minWidth: '8' },
            },
          }}
          onClick={(event) => menu.openFromButton(event.currentTarget, items, menuLabel)}
        >
          <EllipsisVertical />
        </IconButton>
      ) : null}
    </Flex>
  )
})
