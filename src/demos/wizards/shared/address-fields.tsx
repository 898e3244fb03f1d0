import { SimpleGrid } from '@chakra-ui/react'
import { CountryField } from '@/demos/shared/country-field.tsx'
import { useT } from '@/lib/i18n/use-t.ts'
import { TextField } from '@/ui/form/text-field.tsx'

type AddressFieldsProps = {
  /** The path of the address in the form, with its dot. */
  prefix?: string
  /** Whether the second line is asked for. */
  hasExtra?: boolean
  /** The section of the browser's autocomplete values. */
  section?: 'shipping' | 'billing'
}

/** The fields of an address without its recipient. */
export function AddressFields({ prefix = '', hasExtra = true, section = 'shipping' }: AddressFieldsProps) {
  const t = useT('wizards.address')
  return (
    <>
      <TextField
        name={`${prefix}street`}
        label={t('street')}
        autoComplete={`${section} address-line1`}
        isRequired
      />
      {hasExtra ? (
        <TextField name={`${prefix}extra`} label={t('extra')} autoComplete={`${section} address-line2`} />
      ) : null}
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <TextField
          name={`${prefix}postcode`}
          label={t('postcode')}
          autoComplete={`${section} postal-code`}
          isRequired
        />
        <TextField
          name={`${prefix}city`}
          label={t('city')}
          autoComplete={`${section} address-level2`}
          isRequired
        />
        <CountryField name={`${prefix}countryCode`} label={t('country')} />
      </SimpleGrid>
    </>
  )
}
