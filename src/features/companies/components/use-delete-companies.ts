import type { Company } from '@contract/companies.ts'
import { useIntl } from 'react-intl'
import { reasonText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useDeleteCompany } from '../api/companies.ts'

/** Deletes companies after confirmation; a company that is in use is kept and reported. */
export function useDeleteCompanies() {
  const intl = useIntl()
  const confirm = useConfirm()
  const remove = useDeleteCompany()
  const t = useT('companies.delete')
  return async (companies: readonly Company[]): Promise<boolean> => {
    const name = companies[0]?.name ?? ''
    const isSure = await confirm({
      title: t('title', { name, count: companies.length }),
      body: t('body'),
      confirmLabel: t('action'),
      isDanger: true,
    })
    if (!isSure) return false
    let done = 0
    for (const company of companies) {
      try {
        await remove.mutateAsync(company.id)
        done += 1
      } catch (error) {
        toast.error({
          title: t('failed', { name: company.name }),
          description: reasonText(intl, error) ?? intl.formatMessage({ id: 'ui.form.failed' }),
        })
      }
    }
    if (done > 0) toast.success({ title: t('done', { name, count: done }) })
    return done > 0
  }
}
