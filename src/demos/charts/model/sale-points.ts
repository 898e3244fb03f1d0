import type { SalesDetail } from '@contract/demo/dashboards.ts'
import { chartColor } from '@/ui/charts/chart-theme.ts'

/** The sold products of each category, with rating and price in cents; the categories are in alphabetical order. */
export function salesByCategory(sales: readonly SalesDetail[]) {
  const names = [...new Set(sales.map(({ product }) => product.category))].sort()
  return names.map((name, index) => ({
    id: name,
    label: name,
    color: chartColor(index),
    points: sales
      .filter(({ product }) => product.category === name)
      .map(({ product }) => ({ name: product.name, x: product.rating, y: Math.round(product.price * 100) })),
  }))
}
