import type { ProjectDelivery } from '@contract/project-deliveries.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useDeliveryDecision } from '../../api/deliveries.ts'
import { deliveryNo } from '../../model/delivery-title.ts'
import { CorrectionDialog } from './correction-dialog.tsx'

type DeliveryButtonsProps = {
  project: Pick<ProjectDetail, 'id'>
  delivery: ProjectDelivery
  /** Adds the number and language to the labels, where several deliveries have these buttons or it has a language. */
  hasNumber: boolean
}

/** The decisions of the client about an open delivery: accept it, or ask for a correction. */
export function DeliveryButtons({ project, delivery, hasNumber }: DeliveryButtonsProps) {
  const intl = useIntl()
  const t = useT('projects.delivery')
  const confirm = useConfirm()
  const decide = useDeliveryDecision(project.id)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const no = deliveryNo(intl, delivery)
  const label = (id: 'accept' | 'correct') => (hasNumber ? t(`${id}-no`, { no }) : t(id))
  const accept = async () => {
    const isSure = await confirm({
      title: t('accept.question', { no }),
      body: t('accept.body'),
      confirmLabel: t('accept'),
    })
    if (!isSure) return
    try {
      await decide.mutateAsync({ deliveryId: delivery.id, kind: 'acceptance' })
      toast.success({ title: t('accepted', { no }) })
    } catch (error) {
      toast.error({ title: t('failed'), description: refusalText(intl, error) })
    }
  }
  return (
    <>
      <ActionButton size="sm" variant="outline" onClick={() => setIsCorrecting(true)}>
        {label('correct')}
      </ActionButton>
      <ActionButton size="sm" loading={decide.isPending} onClick={accept}>
        <Check size={16} aria-hidden />
        {label('accept')}
      </ActionButton>
      {isCorrecting ? (
        <CorrectionDialog project={project} delivery={delivery} onClose={() => setIsCorrecting(false)} />
      ) : null}
    </>
  )
}
