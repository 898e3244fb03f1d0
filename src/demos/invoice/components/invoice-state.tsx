import { Button, Skeleton } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ApiError } from '@/lib/api-error.ts'
import { href } from '@/lib/href.ts'
import { PageFrame } from '@/ui/page.tsx'
import { Delayed, EmptyState, ErrorState } from '@/ui/states.tsx'

type InvoiceStateProps = {
  title: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** The page of an invoice while it loads, when it does not exist, and when it could not be loaded. */
export function InvoiceState({ title, query }: InvoiceStateProps) {
  const intl = useIntl()
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  return (
    <PageFrame width="wide" title={title}>
      {isMissing ? (
        <EmptyState
          title={intl.formatMessage({ id: 'invoice.missing.heading' })}
          body={intl.formatMessage({ id: 'invoice.missing.body' })}
          action={
            <Button asChild>
              <Link to={href('invoice.list')}>
                <FormattedMessage id="invoice.list.title" />
              </Link>
            </Button>
          }
        />
      ) : query.error ? (
        <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Delayed>
          <Skeleton height="480px" borderRadius="card" />
        </Delayed>
      )}
    </PageFrame>
  )
}
