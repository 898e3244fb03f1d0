import { Flex } from '@chakra-ui/react'
import { FileSpreadsheet, ImageDown, Table2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../feedback/toaster.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import type { ChartData, ChartSeries } from './chart-data.ts'
import { saveChartFigures, saveChartPicture } from './chart-export.ts'

/** The texts of a chart's tools. */
export type ChartToolLabels = { table: string; csv: string; png: string; failed: string }

type ChartToolsProps = {
  labels: ChartToolLabels
  name: string
  title: string
  data: ChartData
  series: readonly ChartSeries[]
  drawing: () => HTMLElement | null
  isTableShown: boolean
  onTableShown: (isShown: boolean) => void
}

/** The buttons of a chart: its figures as a table or a CSV file, and its drawing as a PNG file. */
export function ChartTools({ labels, name, title, data, series, drawing, ...view }: ChartToolsProps) {
  const [isBusy, setIsBusy] = useState(false)
  const run = async (kind: 'csv' | 'png') => {
    setIsBusy(true)
    try {
      const root = drawing()
      if (kind === 'csv') saveChartFigures(name, data)
      else if (root) await saveChartPicture({ name, title, series, root })
    } catch (error) {
      console.error('The chart could not be exported', error)
      toast.error({ title: labels.failed })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Flex ms="auto" flexShrink="0">
      <IconButton
        label={labels.table}
        aria-pressed={view.isTableShown}
        bg={view.isTableShown ? 'brand.subtle' : undefined}
        onClick={() => view.onTableShown(!view.isTableShown)}
      >
        <Table2 aria-hidden />
      </IconButton>
      <IconButton label={labels.csv} disabled={isBusy} onClick={() => void run('csv')}>
        <FileSpreadsheet aria-hidden />
      </IconButton>
      <IconButton label={labels.png} disabled={isBusy} onClick={() => void run('png')}>
        <ImageDown aria-hidden />
      </IconButton>
    </Flex>
  )
}
