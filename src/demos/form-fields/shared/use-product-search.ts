import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { useDebouncedValue } from '@/lib/time/use-debounced-value.ts'
import { type CallOutcome, productSearchQuery } from '../api/product-search.ts'

const PAUSE_MS = 250

/**
 * Products of the shop as options, searched by the API while the user types. The response to an older text never replaces
 * that to a newer one, because each text has its own query.
 */
export function useProductSearch(outcome: CallOutcome = 'normal') {
  const t = useT('form-fields.suggest')
  const [text, setText] = useState('')
  const searched = useDebouncedValue(text, PAUSE_MS)
  const query = useQuery({
    ...productSearchQuery(searched, outcome),
    placeholderData: outcome === 'normal' ? keepPreviousData : undefined,
  })
  const products = query.data ?? []
  return {
    options: products.map((one) => ({ value: String(one.id), label: one.productName, note: one.category })),
    onSearch: setText,
    isLoading: query.isFetching || searched !== text,
    emptyText: query.isError ? t('failed') : undefined,
    /** For the field around the input. */
    failure: query.isError
      ? { error: t('failed'), onRetry: () => void query.refetch() }
      : { error: undefined, onRetry: undefined },
  }
}
