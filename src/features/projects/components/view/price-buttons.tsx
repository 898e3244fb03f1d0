import type { ProjectPrice } from '@contract/project-prices.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatAmount } from '@/ui/format/format-money.ts'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { usePriceChange } from '../../api/prices.ts'
import { DeclineDialog } from './decline-dialog.tsx'

type PriceButtonsProps = { project: Pick<ProjectDetail, 'id' | 'title'>; price: ProjectPrice }

/** The decisions of the client about an open price: accept it, or decline it with a reason. */
export function PriceButtons({ project, price }: PriceButtonsProps) {
  const intl = useIntl()
  const t = useT('projects.price')
  const confirm = useConfirm()
  const { mutateAsync, isPending } = usePriceChange(project.id)
  const [isDeclining, setIsDeclining] = useState(false)
  const { id, kind, amount, currency } = price
  const accept = async () => {
    const isSure = await confirm({
      title: t(`accept.question-${kind}`, { amount: formatAmount(intl, amount, currency) }),
      body: t('accept.body'),
      confirmLabel: t('accept'),
    })
    if (!isSure) return
    try {
      await mutateAsync({ step: 'decide', priceId: id, body: { isAccepted: true } })
      toast.success({ title: t('accepted') })
    } catch (error) {
      toast.error({ title: t('accept.failed'), description: refusalText(intl, error) })
    }
  }
  return (
    <>
      <ActionButton size="sm" loading={isPending} onClick={accept}>
        <Check size={16} aria-hidden />
        {t('accept')}
      </ActionButton>
      <ActionButton size="sm" variant="outline" onClick={() => setIsDeclining(true)}>
        {t('decline')}
      </ActionButton>
      {isDeclining ? (
        <DeclineDialog
          title={t('decline.title')}
          project={project}
          onDecline={(reason) =>
            mutateAsync({ step: 'decide', priceId: id, body: { isAccepted: false, reason } })
          }
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </>
  )
}
