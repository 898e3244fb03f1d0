import type { ComponentProps } from 'react'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { InteractiveChart } from '@/ui/charts/interactive-chart.tsx'

type ExampleOf<Key> = Key extends `${infer Id}.heading` ? Id : never
type ExampleId = ExampleOf<MessageKey<'charts'>>

/** The properties of an {@link InteractiveChart} of the gallery. */
export type DemoChartProps = Omit<ComponentProps<typeof InteractiveChart>, 'title' | 'name' | 'labels'> & {
  /** The specimen and the example, which name the messages and the exported files. */
  id: ExampleId
}

/** A chart of the gallery with the texts of its tools. */
export function DemoChart({ id, ...props }: DemoChartProps) {
  const t = useT('charts')
  const labels = {
    legend: t('tools.legend'),
    keys: t('tools.keys'),
    table: t('tools.table'),
    csv: t('tools.csv'),
    png: t('tools.png'),
    failed: t('tools.failed'),
  }
  return (
    <InteractiveChart title={t(`${id}.heading`)} name={id.replace('.', '-')} labels={labels} {...props} />
  )
}
