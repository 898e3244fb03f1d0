import { PaymentsActionCard } from '../components/payments-action-card.tsx'

export function CardActionsCollapse() {
  return <PaymentsActionCard actions={['collapse']} />
}

export function CardActionsRefresh() {
  return <PaymentsActionCard actions={['refresh']} />
}

export function CardActionsClose() {
  return <PaymentsActionCard actions={['close']} />
}

export function CardActionsCode() {
  return <PaymentsActionCard actions={['code']} />
}

export function CardActionsExpand() {
  return <PaymentsActionCard actions={['expand']} />
}

export function CardActionsAll() {
  return <PaymentsActionCard actions={['collapse', 'refresh', 'code', 'expand', 'close']} />
}
