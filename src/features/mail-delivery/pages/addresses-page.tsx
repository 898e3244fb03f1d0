import { ADDRESS_STATES, type MailAddress } from '@contract/mail-addresses.ts'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { mailAddressesQuery } from '../api/mail-addresses.ts'
import { useAddressColumns } from '../components/address-columns.tsx'
import { useLiftBlock } from '../components/use-lift-block.ts'

/** The addresses that mails do not reach (`/apps/mail-delivery/addresses`, R-686). */
export function Page() {
  const t = useT('mail-delivery')
  const params = useListParams({ sortBy: 'since', orderBy: 'desc' }, ['state'])
  const list = useQuery(mailAddressesQuery({ ...params.state, ...params.filters, q: params.q }))
  const columns = useAddressColumns()
  const lift = useLiftBlock()
  const stateFilter = {
    name: 'state',
    label: t('field.state'),
    all: t('any-state'),
    options: ADDRESS_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
  } as const
  const rowActions = ({ no, fullName, email, state }: MailAddress) => [
    {
      id: 'lift',
      label: t('lift.action'),
      icon: MailCheck,
      action: () => void lift({ no, name: fullName || email, email }),
      disabledReason: state === 'unconfirmed' ? t('lift.unconfirmed') : undefined,
    },
  ]
  return (
    <ListPage<MailAddress, 'state'>
      name="mail-addresses"
      title={t('addresses.title')}
      description={t('addresses.description')}
      query={list}
      params={params}
      rows={list.data?.addresses}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={(address) => address.uid}
      rowLabel={(address) => address.fullName || address.email}
      rowActions={rowActions}
      searchLabel={t('addresses.search')}
      filters={[stateFilter]}
      empty={{ drawing: 'paper-boat', title: t('addresses.empty'), body: t('addresses.empty-body') }}
    />
  )
}
