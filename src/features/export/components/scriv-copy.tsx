import { Button, Card, Flex, Heading, Text } from '@chakra-ui/react'
import type { ImportRecord } from '@contract/imports.ts'
import type { ManuscriptDetail } from '@contract/manuscripts.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sourceImportQuery } from '@/features/scrivener-import/api/imports.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { formatDate } from '@/ui/format/format-date.ts'
import { CancelExport, ExportProgress, ExportResult, isExporting } from './export-progress.tsx'
import { useScrivExport } from './use-scriv-export.ts'

/** The export as a Scrivener project, for the person who imported the manuscript from one; nothing for others. */
export function ScrivCopy({ manuscript }: { manuscript: ManuscriptDetail }) {
  const { data: record } = useQuery(sourceImportQuery(manuscript.id))
  return record ? <Copy manuscript={manuscript} record={record} /> : null
}

function Copy({ manuscript, record }: { manuscript: ManuscriptDetail; record: ImportRecord }) {
  const t = useT('export.scriv')
  const intl = useIntl()
  const { state, start, cancel } = useScrivExport(manuscript, record)
  return (
    <Card.Root>
      <Card.Body gap="3">
        <Heading as="h2" textStyle="md">
          <FormattedMessage id="export.scriv" />
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('help', { name: record.fileName, date: formatDate(intl, record.createdAt, 'day') })}
        </Text>
        <ExportProgress state={state} />
        <Flex gap="2" wrap="wrap">
          <Button
            variant="outline"
            flex="1 1 auto"
            disabled={isExporting(state)}
            onClick={() => void start()}
          >
            <Download size={18} aria-hidden />
            <FormattedMessage id="export.scriv.export" />
          </Button>
          <CancelExport state={state} onCancel={cancel} />
        </Flex>
        <ExportResult state={state} />
        {state.step === 'done' ? (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage id="export.scriv.unpack" />
          </Text>
        ) : null}
      </Card.Body>
    </Card.Root>
  )
}
