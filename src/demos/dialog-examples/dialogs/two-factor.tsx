import { List } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { ShieldCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod'
import { useAbility } from '@/lib/auth/ability.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { href } from '@/lib/routing/href.ts'
import { CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { ExampleDialog } from '../components/example-dialog.tsx'
import { useExampleDialog } from '../components/use-example-dialog.ts'

export function DialogTwoFactor() {
  const t = useT('dialog-examples.two-factor')
  const navigate = useNavigate()
  const maySet = useAbility().can('read', 'client')
  const schema = z.object({ isReady: z.literal(true, 'dialog-examples.error.ready') })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { isReady: false as true } })
  const dialog = useExampleDialog(form)
  return (
    <ExampleDialog
      name="two-factor"
      icon={ShieldCheck}
      dialog={dialog}
      canOpen={maySet}
      form={form}
      submit={t('continue')}
      onSubmit={() => {
        dialog.close()
        void navigate(href('account.security'))
      }}
    >
      <List.Root as="ol" ps="5" gap="2" listStyleType="decimal">
        {(['app', 'scan', 'codes'] as const).map((step) => (
          <List.Item key={step}>{t(`step.${step}`)}</List.Item>
        ))}
      </List.Root>
      <CheckboxField name="isReady" label={t('ready')} isRequired />
    </ExampleDialog>
  )
}
