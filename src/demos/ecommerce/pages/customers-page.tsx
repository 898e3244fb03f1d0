import { Button } from '@chakra-ui/react'
import { CUSTOMER_STATUSES } from '@contract/demo/customer-records.ts'
import type { Customer } from '@contract/demo/ecommerce.ts'
import { SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import { UserPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { countryOptions } from '@/demos/shared/country-options.ts'
import { usePagedList } from '@/demos/shared/use-paged-list.ts'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { useCreateParam } from '@/lib/routing/use-create-param.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { pagedCustomers } from '../api/customers.ts'
import { useCustomerColumns } from '../components/customer-columns.tsx'
import { CustomerDrawer } from '../components/customer-drawer.tsx'

const link = ({ customerId }: { customerId: number }) =>
  href('ecommerce.customer', { id: String(customerId) })

/** The customers of the sample shop (`/apps/ecommerce/customer/list`); `new=1` opens the form for a new one. */
export function Page() {
  const intl = useIntl()
  const t = useT('ecommerce-sales')
  const navigate = useNavigate()
  const mayCreate = useAbility().can('create', 'demo')
  const list = usePagedList(pagedCustomers, { tables: ['customers'], filters: ['status', 'country'] })
  const columns = useCustomerColumns()
  const form = useCreateParam()
  const filters = [
    {
      name: 'status',
      label: t('field.customer-status'),
      all: t('customers.any-status'),
      options: CUSTOMER_STATUSES.map((value) => ({ value, label: t(`customer-status.${value}`) })),
    },
    {
      name: 'country',
      label: t('field.country'),
      all: t('customers.any-country'),
      options: countryOptions(intl, SHOP_COUNTRY_CODES),
    },
  ] as const
  return (
    <ListPage<Customer, 'status' | 'country'>
      name="customers"
      title={t('customers.title')}
      description={t('customers.description')}
      action={
        mayCreate ? (
          <Button asChild>
            <Link {...form.link}>
              <UserPlus size={18} aria-hidden />
              {t('customer.add')}
            </Link>
          </Button>
        ) : null
      }
      {...list}
      columns={columns}
      rowId={(customer) => String(customer.id)}
      rowLabel={(customer) => customer.customer}
      rowHref={link}
      searchLabel={t('customers.search')}
      filters={filters}
      empty={{ drawing: 'paper-boat', title: t('customers.empty'), body: t('customers.empty-body') }}
    >
      {mayCreate && form.isOpen ? (
        <CustomerDrawer
          customer={null}
          onClose={form.close}
          onCreated={(customer) => void navigate(link(customer), { replace: true })}
        />
      ) : null}
    </ListPage>
  )
}
