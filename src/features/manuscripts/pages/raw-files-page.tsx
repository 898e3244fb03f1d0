import type { RawFile } from '@contract/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { Download, Eye } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { PlainName } from '@/features/attachments/shared/plain-name.tsx'
import { href } from '@/lib/routing/href.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { NoMatch } from '@/ui/feedback/no-match.tsx'
import { EmptyState } from '@/ui/feedback/states.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { manuscriptQuery } from '../api/manuscripts.ts'
import { rawFilesQuery } from '../api/raw-files.ts'
import { FilePreview, useDownload } from '../components/item-file-preview.tsx'
import { useFileColumns } from '../components/use-file-columns.tsx'

/**
 * The original files of a manuscript's archive with preview and download
 * (`/admin/manuscripts/:id/raw-files`).
 */
export function Page() {
  const { id = '' } = useParams()
  const intl = useIntl()
  const { state, q, set } = useListParams({ sortBy: 'path', orderBy: 'asc' })
  const manuscript = useQuery(manuscriptQuery(id))
  const files = useQuery(rawFilesQuery(id, { ...state, q }))
  const [shown, setShown] = useState<RawFile | null>(null)
  const download = useDownload()
  const columns = useFileColumns()
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="manuscripts.raw-files.title" />}
      description={<FormattedMessage id="manuscripts.raw-files.description" />}
      above={
        manuscript.data ? (
          <Link to={href('editor.manuscript', { id })} style={{ textDecoration: 'underline' }}>
            {manuscript.data.title}
          </Link>
        ) : null
      }
    >
      <DataTable
        label={intl.formatMessage({ id: 'manuscripts.raw-files.title' })}
        storageKey="raw-files"
        exportName="raw-files"
        rows={files.data?.rawFiles}
        total={files.data?.total ?? 0}
        columns={columns}
        rowId={(file) => file.id}
        rowLabel={({ name }) => name}
        state={state}
        onStateChange={set}
        onOpen={setShown}
        rowActions={(file) => [
          {
            id: 'preview',
            label: intl.formatMessage({ id: 'manuscripts.file.preview-of' }, { name: file.name }),
            icon: Eye,
            action: () => setShown(file),
          },
          {
            id: 'download',
            label: intl.formatMessage({ id: 'manuscripts.file.download-of' }, { name: file.name }),
            icon: Download,
            action: () => download(file),
          },
        ]}
        isBusy={files.isPlaceholderData}
        error={files.error}
        onRetry={() => void files.refetch()}
        toolbar={
          <SearchField
            value={q}
            onChange={(next) => set({ q: next })}
            label={intl.formatMessage({ id: 'manuscripts.raw-files.search' })}
          />
        }
        empty={
          q ? (
            <NoMatch onClear={() => set({ q: '' })} />
          ) : (
            <EmptyState
              drawing="paper-boat"
              title={<FormattedMessage id="manuscripts.raw-files.none" />}
              body={<FormattedMessage id="manuscripts.raw-files.none-body" />}
            />
          )
        }
      />
      {shown ? (
        <DialogFrame size="xl" title={<PlainName name={shown.name} />} onClose={() => setShown(null)}>
          <FilePreview file={shown} />
        </DialogFrame>
      ) : null}
    </PageFrame>
  )
}
