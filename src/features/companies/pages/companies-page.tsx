import { Button } from '@chakra-ui/react'
import { COMPANY_STATUSES, type Company } from '@contract/companies.ts'
import { useQuery } from '@tanstack/react-query'
import { Building2, FolderOpen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router-dom'
import { useAbility } from '@/lib/auth/ability.ts'
import { actionState } from '@/lib/auth/action-state.ts'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { useCreateParam } from '@/lib/routing/use-create-param.ts'
import { selectable } from '@/ui/data-table/selectable.ts'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { companiesQuery } from '../api/companies.ts'
import { useCompanyColumns } from '../components/company-columns.tsx'
import { CompanyDrawer } from '../components/company-drawer.tsx'
import { useDeleteCompanies } from '../components/use-delete-companies.ts'

/** The client companies (`/apps/companies/list`); `new=1` in the address opens the form for a new one. */
export function Page() {
  const intl = useIntl()
  const navigate = useNavigate()
  const ability = useAbility()
  const mayCreate = ability.can('create', 'companies')
  const mayDelete = ability.can('delete', 'companies')
  const params = useListParams({ sortBy: 'name', orderBy: 'asc' }, ['status'])
  const list = useQuery(companiesQuery({ ...params.state, ...params.filters, q: params.q }))
  const columns = useCompanyColumns()
  const remove = useDeleteCompanies()
  const [edited, setEdited] = useState<Company | null>(null)
  const form = useCreateParam()
  const isNew = mayCreate && form.isOpen
  const close = () => {
    setEdited(null)
    form.close()
  }
  const newButton = mayCreate ? (
    <Button asChild>
      <Link {...form.link}>
        <Building2 size={18} aria-hidden />
        <FormattedMessage id="companies.list.new" />
      </Link>
    </Button>
  ) : null
  const inUse = () => intl.formatMessage({ id: 'companies.delete.in-use' })
  const rowActions = (company: Company) => [
    {
      id: 'open',
      label: intl.formatMessage({ id: 'companies.action.open' }),
      icon: Building2,
      action: () => void navigate(href('companies.view', { id: company.id })),
    },
    {
      id: 'edit',
      label: intl.formatMessage({ id: 'companies.action.edit' }),
      icon: Pencil,
      action: () => setEdited(company),
      ...actionState(company.can.edit, inUse),
    },
    {
      id: 'projects',
      label: intl.formatMessage({ id: 'companies.action.projects' }),
      icon: FolderOpen,
      action: () => void navigate(href('projects.list', undefined, { company: company.id })),
    },
    { id: 'line', label: '', separator: true, hidden: company.can.delete === 'forbidden' },
    {
      id: 'delete',
      label: intl.formatMessage({ id: 'companies.delete.action' }),
      icon: Trash2,
      danger: true,
      action: () => void remove([company]),
      ...actionState(company.can.delete, inUse),
    },
  ]
  const bulk = selectable<Company>(
    mayDelete
      ? [
          {
            id: 'delete',
            label: intl.formatMessage({ id: 'companies.delete.action' }),
            icon: <Trash2 strokeWidth={2} size={16} aria-hidden />,
            isDanger: true,
            onRun: (rows, clear) => void remove(rows).then((isDone) => isDone && clear()),
          },
        ]
      : [],
  )
  const statusFilter = {
    name: 'status',
    label: intl.formatMessage({ id: 'users.field.status' }),
    all: intl.formatMessage({ id: 'users.filter.any-status' }),
    options: COMPANY_STATUSES.map((value) => ({
      value,
      label: intl.formatMessage({ id: `users.status.${value}` }),
    })),
  } as const
  return (
    <ListPage<Company, 'status'>
      name="companies"
      title={intl.formatMessage({ id: 'companies.list.title' })}
      description={<FormattedMessage id="companies.list.description" />}
      action={newButton}
      query={list}
      params={params}
      rows={list.data?.companies}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={(company) => company.id}
      rowLabel={(company) => company.name}
      onOpen={({ id }) => void navigate(href('companies.view', { id }))}
      rowActions={rowActions}
      bulk={bulk}
      searchLabel={intl.formatMessage({ id: 'companies.list.search' })}
      filters={[statusFilter]}
      empty={{
        drawing: 'paper-boat',
        title: <FormattedMessage id="companies.list.empty" />,
        body: <FormattedMessage id="companies.list.empty-body" />,
      }}
    >
      {isNew || edited ? <CompanyDrawer key={edited?.id ?? 'new'} company={edited} onClose={close} /> : null}
    </ListPage>
  )
}
