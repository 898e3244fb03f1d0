import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { shareOf } from '../model/figure-change.ts'
import { useFigureFormats } from '../shared/use-figure-formats.ts'
import { ListCard } from './list-card.tsx'

const STAGES = ['new', 'preparing', 'shipping'] as const
type Stage = (typeof STAGES)[number]

type CountryStagesProps = {
  title: string
  countries: readonly (Readonly<Record<Stage, number>> & { code: string })[]
  /** The list that a row counts. */
  listOf?: (stage: Stage, code: string) => string
}

/** Open orders or shipments by country, in tabs by stage. */
export function CountryStages({ title, countries, listOf }: CountryStagesProps) {
  const t = useT('dashboards.stages')
  const { count, country } = useFigureFormats()
  const [stage, setStage] = useState<Stage>('new')
  const total = countries.reduce((sum, one) => sum + one[stage], 0)
  const rows = countries.filter((one) => one[stage] > 0).toSorted((a, b) => b[stage] - a[stage])
  return (
    <ListCard
      title={title}
      description={t('total', { count: total })}
      aside={
        <SegmentChoice
          label={t('label')}
          value={stage}
          choices={STAGES.map((value) => ({ value, label: t(value) }))}
          onChange={setStage}
        />
      }
      empty={t('empty')}
      rows={rows.slice(0, 6).map((one) => ({
        id: one.code,
        label: country(one.code),
        ...(listOf ? { to: listOf(stage, one.code) } : {}),
        image: `/build/demo/flags/${one.code}.svg`,
        shape: 'flag',
        value: count(one[stage]),
        meter: { label: country(one.code), share: shareOf(one[stage], total) },
      }))}
    />
  )
}
