import { Text } from '@chakra-ui/react'
import type { InboundLook } from '@contract/inbound-mails.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { looksQuery, useEndLook } from '../api/looks.ts'
import { useLookColumns } from '../components/look-columns.tsx'

/** The received mails that were not accepted (`/apps/mail-delivery/needs-a-look`, R-689). */
export function Page() {
  const intl = useIntl()
  const t = useT('mail-delivery')
  const params = useListParams({ sortBy: 'receivedAt', orderBy: 'desc' }, [])
  const list = useQuery(looksQuery({ ...params.state, q: params.q }))
  const columns = useLookColumns()
  const end = useEndLook()
  const [opened, setOpened] = useState<InboundLook | null>(null)
  const finish = async ({ id }: InboundLook) => {
    try {
      await end.mutateAsync(id)
    } catch (error) {
      console.warn('A mail could not be taken off the list', error)
      toast.error({ title: t('look.failed'), description: intl.formatMessage({ id: 'ui.form.failed' }) })
      return
    }
    toast.success({ title: t('look.done') })
  }
  const rowActions = (mail: InboundLook) => [
    { id: 'done', label: t('look.end'), icon: Check, action: () => void finish(mail) },
  ]
  return (
    <ListPage<InboundLook>
      name="mail-looks"
      title={t('looks.title')}
      description={t('looks.description')}
      query={list}
      params={params}
      rows={list.data?.mails}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={(mail) => mail.id}
      rowLabel={(mail) => mail.sender || t('look.no-sender')}
      onOpen={setOpened}
      rowActions={rowActions}
      searchLabel={t('looks.search')}
      empty={{ drawing: 'paper-boat', title: t('looks.empty'), body: t('looks.empty-body') }}
    >
      {opened ? (
        <DialogFrame
          title={opened.sender || t('look.no-sender')}
          description={t(`look.reason.${opened.reason}`)}
          onClose={() => setOpened(null)}
          isReading
        >
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
            {opened.text ?? t('look.private')}
          </Text>
        </DialogFrame>
      ) : null}
    </ListPage>
  )
}
