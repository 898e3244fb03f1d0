import { List, Stack, Text } from '@chakra-ui/react'
import type { ProjectDelivery } from '@contract/project-deliveries.ts'
import type { ProjectDetail } from '@contract/projects.ts'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ActionButton } from '@/ui/inputs/action-button.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useDeliveryDecision } from '../../api/deliveries.ts'
import { deliveryTitle } from '../../model/delivery-title.ts'

type AcceptAllButtonProps = { project: Pick<ProjectDetail, 'id'>; open: readonly ProjectDelivery[] }

/** Accepts all open deliveries of a project at once, after a confirmation that names them. */
export function AcceptAllButton({ project, open }: AcceptAllButtonProps) {
  const intl = useIntl()
  const t = useT('projects.delivery')
  const confirm = useConfirm()
  const decide = useDeliveryDecision(project.id)
  const count = open.length
  // The list is newest first; the confirmation counts upwards.
  const named = [...open].reverse()
  const accept = async () => {
    const isSure = await confirm({
      title: t('accept-all.question', { count }),
      body: (
        <Stack gap="2">
          <List.Root ps="5">
            {named.map((delivery) => (
              <List.Item key={delivery.id}>
                <bdi>{deliveryTitle(intl, delivery)}</bdi>
              </List.Item>
            ))}
          </List.Root>
          <Text>{t('accept-all.body')}</Text>
        </Stack>
      ),
      confirmLabel: t('accept-all'),
    })
    if (!isSure) return
    try {
      await decide.mutateAsync({ kind: 'acceptances', deliveryIds: named.map(({ id }) => id) })
      toast.success({ title: t('accept-all.done', { count }) })
    } catch (error) {
      toast.error({ title: t('accept-all.failed'), description: refusalText(intl, error) })
    }
  }
  return (
    <ActionButton size="sm" loading={decide.isPending} onClick={accept}>
      <Check size={16} aria-hidden />
      {t('accept-all')}
    </ActionButton>
  )
}
