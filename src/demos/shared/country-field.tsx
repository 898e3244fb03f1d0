import { SHOP_COUNTRY_CODES } from '@contract/demo/postal-address.ts'
import { useIntl } from 'react-intl'
import { SelectField } from '@/ui/form/select-field.tsx'
import { countryOptions } from './country-options.ts'

/** The choice of a country the shop delivers to. */
export function CountryField({ name, label }: { name: string; label: string }) {
  const intl = useIntl()
  return (
    <SelectField name={name} label={label} options={countryOptions(intl, SHOP_COUNTRY_CODES)} isRequired />
  )
}
