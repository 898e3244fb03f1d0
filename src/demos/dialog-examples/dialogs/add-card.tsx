import { Box, SimpleGrid } from '@chakra-ui/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { CreditCard } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { ExampleDialog } from '../components/example-dialog.tsx'
import { MaskedField } from '../components/masked-field.tsx'
import { useExampleDialog } from '../components/use-example-dialog.ts'
import { cardBrand, cardCheckForm } from '../model/card-check.ts'

export function DialogAddCard() {
  const t = useT('dialog-examples.add-card')
  const form = useForm<z.infer<typeof cardCheckForm>>({
    resolver: zodResolver(cardCheckForm),
    defaultValues: { number: '', holder: '', expiry: '', code: '' },
  })
  const dialog = useExampleDialog(form)
  const { brand, pattern, code } = cardBrand(form.watch('number'))
  return (
    <ExampleDialog
      name="add-card"
      icon={CreditCard}
      dialog={dialog}
      form={form}
      submit={t('check')}
      onSubmit={({ number }) => {
        toast.success({
          title: t('valid', { brand: brand ?? t('card'), last: number.slice(-4) }),
          description: t('nothing-sent'),
        })
      }}
    >
      <Box p="3" borderRadius="control" bg="info.subtle">
        {t('notice')}
      </Box>
      <MaskedField
        name="number"
        label={t('number')}
        help={t('number-help')}
        pattern={pattern}
        note={brand}
        autoComplete="off"
        isRequired
      />
      <TextField name="holder" label={t('holder')} autoComplete="off" isRequired />
      <SimpleGrid columns={2} gap="4">
        <MaskedField name="expiry" label={t('expiry')} pattern="##/##" autoComplete="off" isRequired />
        <MaskedField name="code" label={t('code')} pattern={'#'.repeat(code)} autoComplete="off" isRequired />
      </SimpleGrid>
    </ExampleDialog>
  )
}
