import type {
  AddCardBody,
  CreateCustomerBody,
  CustomerAddressBody,
  CustomerNotificationBody,
  customerRecordResponse,
  UpdateCustomerBody,
} from '@contract/demo/customer-records.ts'
import type { customerList } from '@contract/demo/ecommerce.ts'
import type { ListQueryInput } from '@contract/list.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api-client.ts'

export type CustomerListInput = ListQueryInput & { status?: string; country?: string }

export const customerKeys = {
  all: ['demo', 'customers'] as const,
  list: (query: CustomerListInput) => [...customerKeys.all, 'list', query] as const,
  record: (customerId: number) => [...customerKeys.all, 'record', customerId] as const,
}

const path = (customerId: number) => `/apps/ecommerce/customers/${customerId}`

/** Reads a page of customers. */
export const fetchCustomers = (query: CustomerListInput, signal?: AbortSignal) =>
  api.get<typeof customerList>('/apps/ecommerce/customers', { query, ...(signal ? { signal } : {}) })

/** A page of customers; the previous page stays visible while the next one loads. */
export const customersQuery = (query: CustomerListInput) =>
  queryOptions({
    queryKey: customerKeys.list(query),
    queryFn: ({ signal }) => fetchCustomers(query, signal),
    placeholderData: keepPreviousData,
  })

/** A customer by customerId. */
export const customerRecordQuery = (customerId: number) =>
  queryOptions({
    queryKey: customerKeys.record(customerId),
    queryFn: async ({ signal }) =>
      (await api.get<typeof customerRecordResponse>(`${path(customerId)}/record`, { signal })).customer,
  })

/** Adds a customer. */
export function useCreateCustomer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CreateCustomerBody) =>
      (await api.post<typeof customerRecordResponse>('/apps/ecommerce/customers', { body })).customer,
    onSuccess: () => client.invalidateQueries({ queryKey: customerKeys.all }),
  })
}

/** The changes of one customer; each one answers the customer, which replaces the loaded one. */
export function useCustomerChanges(customerId: number) {
  const client = useQueryClient()
  const base = path(customerId)
  const put = (below: string, body?: unknown) =>
    api.put<typeof customerRecordResponse>(`${base}${below}`, body === undefined ? {} : { body })
  const post = (below: string, body?: unknown) =>
    api.post<typeof customerRecordResponse>(`${base}${below}`, body === undefined ? {} : { body })
  const run = async (response: ReturnType<typeof put>) => {
    const { customer } = await response
    client.setQueryData(customerRecordQuery(customerId).queryKey, customer)
    void client.invalidateQueries({ queryKey: [...customerKeys.all, 'list'] })
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
