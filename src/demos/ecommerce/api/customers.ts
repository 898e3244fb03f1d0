import type {
  AddCardBody,
  CreateCustomerBody,
  CustomerAddressBody,
  CustomerNotificationBody,
  customerRecordResponse,
  UpdateCustomerBody,
} from '@contract/demo/customer-records.ts'
import type { Customer, customerList } from '@contract/demo/ecommerce.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { pagedList } from '@/demos/shared/api/paged-list.ts'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import { api } from '@/lib/api/api-client.ts'

const path = '/apps/ecommerce/customers'

export const customerKeys = { all: ['demo', 'customers'] as const }

export const pagedCustomers = pagedList<typeof customerList, Customer>({
  key: customerKeys.all,
  path,
  read: ({ customers, total }) => ({ rows: customers, total }),
})

/** A customer by customerId. */
export const customerRecordQuery = (customerId: number) =>
  queryOptions({
    queryKey: [...customerKeys.all, 'record', customerId] as const,
    queryFn: async ({ signal }) =>
      (await api.get<typeof customerRecordResponse>(`${path}/${customerId}/record`, { signal })).customer,
  })

/** Adds a customer. */
export const useCreateCustomer = () =>
  useApiMutation(
    [customerKeys.all],
    async (body: CreateCustomerBody) =>
      (await api.post<typeof customerRecordResponse>(path, { body })).customer,
  )

/** The changes of one customer; each one returns the customer, which replaces the loaded one. */
export function useCustomerChanges(customerId: number) {
  const client = useQueryClient()
  const base = `${path}/${customerId}`
  const put = (below: string, body?: unknown) =>
    api.put<typeof customerRecordResponse>(`${base}${below}`, { body })
  const post = (below: string, body?: unknown) =>
    api.post<typeof customerRecordResponse>(`${base}${below}`, { body })
  const run = async (response: ReturnType<typeof put>) => {
    const { customer } = await response
    client.setQueryData(customerRecordQuery(customerId).queryKey, customer)
    // Also the customer, because a refetch during the call may have read a later change.
    void client.invalidateQueries({ queryKey: customerKeys.all })
    return customer
  }
  return {
    save: (body: UpdateCustomerBody) => run(put('', body)),
    addAddress: (body: Omit<CustomerAddressBody, 'revision'>) => run(post('/addresses', body)),
    saveAddress: (id: number, body: CustomerAddressBody) => run(put(`/addresses/${id}`, body)),
    addCard: (body: AddCardBody) => run(post('/cards', body)),
    setDefault: (kind: 'addresses' | 'cards', id: number) => run(put(`/${kind}/${id}/default`)),
    remove: (kind: 'addresses' | 'cards' | 'devices', id: number) =>
      run(api.delete<typeof customerRecordResponse>(`${base}/${kind}/${id}`)),
    sendPasswordMail: () => run(post('/password-mail')),
    setNotification: (body: CustomerNotificationBody) => run(put('/notifications', body)),
  }
}
