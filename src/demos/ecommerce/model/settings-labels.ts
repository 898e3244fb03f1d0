/** The labels of the fields of all tabs that are not named like their field, for conflict notes. */
export const settingsLabels: Readonly<Record<string, string>> = {
  legalName: 'legal-name',
  postCode: 'post-code',
  orderPrefix: 'prefix',
  orderSuffix: 'suffix',
  freeFrom: 'free-from',
  standardCents: 'standard',
  expressCents: 'express',
  freeFromCents: 'free-from',
}
