import * as z from 'zod'

const error = (name: string) => `dialog-examples.error.${name}`
const line = (max: number) => z.string().trim().max(max, error('long'))

/** A postal address in fields; the account stores it as lines. */
export const addressFieldsForm = z.object({
  recipient: line(90).min(1, error('recipient')),
  street: line(120).min(1, error('street')),
  postcode: line(16).regex(/\d/, error('postcode')),
  city: line(80).min(1, error('city')),
  country: line(60),
})
export type InvoiceAddressForm = z.infer<typeof addressFieldsForm>

/** Writes an address as the lines of an envelope. */
export const addressLines = ({ recipient, street, postcode, city, country }: InvoiceAddressForm): string =>
  [recipient, street, `${postcode} ${city}`, country].filter((one) => one !== '').join('\n')

/** Reads the lines of an envelope; a text of another shape is the street, where it can be corrected. */
export function readAddressLines(text: string): InvoiceAddressForm {
  const [recipient = '', street = '', town = '', country = '', ...rest] = text.trim().split('\n')
  const [, postcode, city] = /^((?:\S*\d\S*\s+)*\S*\d\S*)\s+(\D+)$/.exec(town) ?? []
  if (postcode === undefined || city === undefined || rest.length > 0)
    return {
      recipient: '',
      street: text.trim().replaceAll(/\s*\n\s*/g, ', '),
      postcode: '',
      city: '',
      country: '',
    }
  return { recipient, street, postcode, city, country }
}
