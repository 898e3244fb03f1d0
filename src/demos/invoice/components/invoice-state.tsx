import type { ComponentProps } from 'react'
import { RecordState } from '@/demos/shared/record-state.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'

type InvoiceStateProps = Pick<ComponentProps<typeof RecordState>, 'query' | 'title'>

/** The page of an invoice while it loads, after it failed to load, and when it does not exist. */
export function InvoiceState(props: InvoiceStateProps) {
  const t = useT('invoice')
  return (
    <RecordState
      {...props}
      missing={t('missing.heading')}
      body={t('missing.body')}
      back={href('invoice.list')}
      backLabel={t('list.title')}
    />
  )
}
