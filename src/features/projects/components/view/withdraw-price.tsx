import type { ProjectPrice } from '@contract/project-prices.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useCan } from '@/lib/auth/use-can.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { usePriceChange } from '../../api/prices.ts'

type WithdrawPriceProps = { project: ProjectDetail; price: ProjectPrice; onChange: () => void }

/** The buttons of staff beside an open price: change it, or withdraw it. */
export function WithdrawPrice({ project, price, onChange }: WithdrawPriceProps) {
  const intl = useIntl()
  const t = useT('projects.price')
  const shown = useCan('projects.disabled')
  const { mutateAsync } = usePriceChange(project.id)
  const withdraw = async () => {
    try {
      await mutateAsync({ step: 'withdraw', priceId: price.id })
      toast.success({ title: t('withdrawn') })
    } catch (error) {
      toast.error({ title: t('withdraw.failed'), description: refusalText(intl, error) })
    }
  }
  return (
    <>
      <ActionButton
        size="sm"
        variant="outline"
        disabledReason={
          shown(project.can.setPrice).disabledReason ?? (project.hasClient ? undefined : t('no-client'))
        }
        onClick={onChange}
      >
        {t('change')}
      </ActionButton>
      <ActionButton size="sm" variant="outline" onClick={withdraw}>
        {t('withdraw')}
      </ActionButton>
    </>
  )
}
