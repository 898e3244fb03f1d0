import { Download } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toast } from '../feedback/toaster.tsx'
import { IconButton } from '../inputs/icon-button.tsx'
import { rowsAsCsv, saveText } from './csv.ts'
import type { DataColumn } from './table-types.ts'

type ExportButtonProps<R> = {
  name: string
  columns: readonly DataColumn<R>[]
  exported: () => Promise<readonly R[]>
}

/** Exports the list as a CSV file. */
export function ExportButton<R>({ name, columns, exported }: ExportButtonProps<R>) {
  const intl = useIntl()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      saveText(`${name}.csv`, rowsAsCsv(columns, await exported()))
    } catch (error) {
      console.error('Export failed', error)
      toast.error({ title: intl.formatMessage({ id: 'ui.table.export-failed' }) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <IconButton
      label={intl.formatMessage({ id: 'ui.table.export' })}
      loading={isBusy}
      onClick={() => void save()}
    >
      <Download />
    </IconButton>
  )
}
