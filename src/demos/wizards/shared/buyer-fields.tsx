import { SimpleGrid } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { TextField } from '@/ui/form/text-field.tsx'

/** Name, e-mail address and telephone of a person; `name` is the field of the name. */
export function BuyerFields({ name = 'name' }: { name?: string }) {
  const t = useT('wizards.person')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <TextField name={name} label={t('name')} autoComplete="name" isRequired />
      <TextField name="email" type="email" label={t('email')} autoComplete="email" isRequired />
      <TextField name="phone" type="tel" label={t('phone')} autoComplete="tel" />
    </SimpleGrid>
  )
}
