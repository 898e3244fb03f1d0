import type {
  AddPaymentBody,
  CreateInvoiceBody,
  InvoiceDocument,
  invoiceDocumentResponse,
  SendInvoiceBody,
} from '@contract/demo/invoice-documents.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '@/demos/shared/api/use-api-mutation.ts'
import { api } from '@/lib/api/api-client.ts'
import { invoiceDocumentQuery, invoiceKeys } from './invoices.ts'

type Response = typeof invoiceDocumentResponse
const pathOf = (id: number, action = '') => `/apps/invoice/${id}${action}`

/** A call that returns the changed invoice, which replaces an older cached one; lists and figures are refetched. */
function useDocumentMutation<Input>(call: (input: Input) => Promise<{ document: InvoiceDocument }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => (await call(input)).document,
    onSuccess: async (document) => {
      const { queryKey } = invoiceDocumentQuery(document.id)
      client.setQueryData(queryKey, document)
      // Payments do not change the revision, and a refetch during the call may have read later ones.
      void client.invalidateQueries({ queryKey })
      await Promise.all([
        client.invalidateQueries({ queryKey: [...invoiceKeys.all, 'list'] }),
        client.invalidateQueries({ queryKey: invoiceKeys.summary() }),
        client.invalidateQueries({ queryKey: invoiceKeys.clients }),
      ])
    },
  })
}

/** Creates an invoice, or replaces the content of the invoice that `base` names. */
export const useSaveInvoice = () =>
  useDocumentMutation(
    ({ base, body }: { base: Pick<InvoiceDocument, 'id' | 'revision'> | null; body: CreateInvoiceBody }) =>
      base
        ? api.put<Response>(pathOf(base.id), { body: { ...body, revision: base.revision } })
        : api.post<Response>('/apps/invoice', { body }),
  )

export const useDuplicateInvoice = () =>
  useDocumentMutation((id: number) => api.post<Response>(pathOf(id, '/duplicate')))

/** The state that the PDF of an invoice shows. */
const stateOf = ({ revision, balanceCents }: InvoiceDocument) => ({ revision, balanceCents })

export const useMarkDownloaded = () =>
  useDocumentMutation((document: InvoiceDocument) =>
    api.post<Response>(pathOf(document.id, '/download'), { body: stateOf(document) }),
  )

export const useSendInvoice = () =>
  useDocumentMutation(
    ({
      document,
      ...mail
    }: Omit<SendInvoiceBody, 'revision' | 'balanceCents'> & { document: InvoiceDocument }) =>
      api.post<Response>(pathOf(document.id, '/send'), { body: { ...mail, ...stateOf(document) } }),
  )

export const useAddPayment = (id: number) =>
  useDocumentMutation((body: AddPaymentBody) => api.post<Response>(pathOf(id, '/payments'), { body }))

export const useRemovePayment = (id: number) =>
  useDocumentMutation((payment: string) => api.delete<Response>(pathOf(id, `/payments/${payment}`)))

export const useDeleteInvoice = () =>
  useApiMutation([invoiceKeys.all], (id: number) => api.delete(pathOf(id)))
