import { Button } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { ApiError } from '@/lib/api/api-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { ErrorState, RowsSkeleton } from '@/ui/feedback/states.tsx'
import { actByLink, mailLinkQuery } from '../api/answer-link.ts'
import { AnswerForm } from '../components/answer-form.tsx'
import { AuthFrame } from '../components/auth-frame.tsx'
import { DeliveryDecision } from '../components/delivery-decision.tsx'
import { PriceDecision } from '../components/price-decision.tsx'

/** The target of the link in a mail to a client: takes one answer or one decision without a sign-in. */
export function Page() {
  const t = useT('auth.answer')
  const token = useSearchParams()[0].get('token') ?? ''
  const link = useQuery({ ...mailLinkQuery(token), enabled: token !== '' })
  const act = useMutation({ mutationFn: actByLink })
  const isGone = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status)
  const isUsed = link.data?.isUsed || (act.error instanceof ApiError && act.error.status === 409)
  const thing = link.data
    ? ({ answer: '', accept: '-delivery', price: '-price' } as const)[link.data.action]
    : ''
  const title = t(`title${thing}`)
  if (act.isSuccess) {
    const { kind } = act.variables
    const count = link.data?.deliveries.length ?? 1
    return <Notice title={t(`done-${kind}`, { count })} lead={t(`done-${kind}-body`)} />
  }
  if (token === '' || isGone(link.error) || isGone(act.error))
    return <Notice title={title} lead={t('invalid')} />
  if (isUsed) return <Notice title={title} lead={t(`used${thing}`)} />
  if (!link.data)
    return (
      <AuthFrame title={title}>
        {link.isPending ? (
          <RowsSkeleton rows={4} />
        ) : (
          <ErrorState onRetry={() => void link.refetch()} isRetrying={link.isFetching} />
        )}
      </AuthFrame>
    )
  const state = { isPending: act.isPending, isFailed: act.isError }
  const isAccepting = act.isPending && ['acceptance', 'price-acceptance'].includes(act.variables.kind)
  const { deliveries, price } = link.data
  const [first] = deliveries
  if (first)
    return (
      <DeliveryDecision
        link={link.data}
        first={first}
        {...state}
        isAccepting={isAccepting}
        onAccept={() => act.mutate({ token, kind: 'acceptance' })}
        onRefuse={(comment, deliveryId) => act.mutate({ token, kind: 'correction', comment, deliveryId })}
      />
    )
  if (price)
    return (
      <PriceDecision
        link={link.data}
        price={price}
        {...state}
        isAccepting={isAccepting}
        onAccept={() => act.mutate({ token, kind: 'price-acceptance' })}
        onRefuse={(reason) => act.mutate({ token, kind: 'price-refusal', reason })}
      />
    )
  return (
    <AnswerForm link={link.data} {...state} onSend={(text) => act.mutate({ token, kind: 'answer', text })} />
  )
}

function Notice({ title, lead }: { title: string; lead: string }) {
  return (
    <AuthFrame title={title} lead={lead}>
      <Button asChild variant="outline" alignSelf="flex-start">
        <Link to={href('auth.login')}>
          <FormattedMessage id="auth.answer.sign-in" />
        </Link>
      </Button>
    </AuthFrame>
  )
}
