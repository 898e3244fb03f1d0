import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { WizardCard } from '../shared/wizard-card.tsx'

type WizardPageProps = {
  /** The part of the message ids. */
  name: 'checkout' | 'deal' | 'property'
  children: ReactNode
  /** The rows that the person created before. */
  below?: ReactNode
}

/** The page of a wizard; a person who may not create sample data reads why instead of a form that would be refused. */
export function WizardPage({ name, children, below }: WizardPageProps) {
  const t = useT('wizards')
  const mayCreate = useAbility().can('create', 'demo')
  return (
    <PageFrame title={t(`${name}.title`)} description={t(`${name}.lead`)}>
      <Stack gap="5">
        <WizardCard>
          {mayCreate ? children : <EmptyState title={t('forbidden')} body={t('forbidden-body')} />}
        </WizardCard>
        {mayCreate ? below : null}
      </Stack>
    </PageFrame>
  )
}
