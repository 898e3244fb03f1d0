import { Link as ChakraLink } from '@chakra-ui/react'
import type { InboundLook } from '@contract/inbound-mails.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import type { DataColumn } from '@/ui/data-table/table-types.ts'
import { formatDate } from '@/ui/format/format-date.ts'

/** The columns of the list of received mails that were not accepted. */
export function useLookColumns(): DataColumn<InboundLook>[] {
  const intl = useIntl()
  const t = useT('mail-delivery.look')
  return useMemo(
    () => [
      {
        id: 'sender',
        header: t('sender'),
        cell: (mail) => <bdi>{mail.sender || t('no-sender')}</bdi>,
        isSortable: true,
        isFixed: true,
        exportValue: (mail) => mail.sender,
      },
      {
        id: 'reason',
        header: t('reason'),
        cell: (mail) => t(`reason.${mail.reason}`),
        exportValue: (mail) => t(`reason.${mail.reason}`),
      },
      {
        id: 'person',
        header: t('person'),
        cell: (mail) => <bdi>{mail.fullName ?? ''}</bdi>,
        exportValue: (mail) => mail.fullName,
      },
      {
        id: 'about',
        header: t('about'),
        cell: (mail) =>
          mail.projectId === null ? (
            t('about.conversation')
          ) : (
            <ChakraLink asChild color="brand.fg">
              <Link to={href('projects.view', { id: mail.projectId })}>{mail.title}</Link>
            </ChakraLink>
          ),
        exportValue: (mail) => mail.title,
      },
      {
        id: 'receivedAt',
        header: t('received'),
        cell: (mail) => <bdi>{formatDate(intl, mail.receivedAt, 'dayTime')}</bdi>,
        isSortable: true,
        exportValue: (mail) => mail.receivedAt,
      },
    ],
    [intl, t],
  )
}
