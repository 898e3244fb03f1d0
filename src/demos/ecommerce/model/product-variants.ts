/** A variant of a product as its inputs hold it: one value of each option, with its own SKU, price and stock. */
export type VariantValues = { values: string[]; sku: string; price: string; qty: string }

/** Every combination of the values of the options; empty without a value. */
export const combinationsOf = (options: readonly { values: readonly string[] }[]): string[][] =>
  options
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>(
      (before, { values }, at) =>
        at === 0
          ? values.map((value) => [value])
          : before.flatMap((row) => values.map((value) => [...row, value])),
      [],
    )

const keyOf = (values: readonly string[]) => JSON.stringify(values)

/**
 * The variants of the combinations: each one keeps its figures, also when a value is renamed. The first variants of a
 * product begin with its whole stock.
 */
export function matchVariants(
  combinations: readonly string[][],
  before: readonly VariantValues[],
  qty: string,
): VariantValues[] {
  const known = new Map(before.map((variant) => [keyOf(variant.values), variant]))
  return combinations.map((values, at) => {
    const renamed = before.length === combinations.length ? before[at] : undefined
    const stock = before.length === 0 && at === 0 ? qty : '0'
    const { sku, price, qty: own } = known.get(keyOf(values)) ?? renamed ?? { sku: '', price: '', qty: stock }
    return { values, sku, price, qty: own }
  })
}

/** The stock of all variants together. */
export const stockOf = (variants: readonly { qty: string | number }[]): number =>
  variants.reduce((sum, { qty }) => sum + (Number(qty) || 0), 0)
