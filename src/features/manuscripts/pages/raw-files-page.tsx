import { Box, Dialog, Flex, Table, Text } from '@chakra-ui/react'
import type { RawFile } from '@contract/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { Download, Eye } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import { href } from '@/lib/href.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import { PageFrame } from '@/ui/page.tsx'
import { PaginationFooter } from '@/ui/pagination.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { EmptyState, ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { manuscriptQuery } from '../api/manuscripts.ts'
import { rawFilesQuery } from '../api/raw-files.ts'
import { DialogFrame } from '../components/dialog-frame.tsx'
import { FilePreview, useDownload } from '../components/file-preview.tsx'
import { SortHeader } from '../components/sort-header.tsx'
import { tableEdges } from '../components/table-edges.ts'
import { useListParams } from '../components/use-list-params.ts'
import { formatSize } from '../model/file-size.ts'

/** Every file kept of a manuscript's archive, to look at and to keep (`/admin/manuscripts/:id/raw-files`). */
export function Page() {
  const { id = '' } = useParams()
  const intl = useIntl()
  const { params, setParams } = useListParams({ sortBy: 'path', orderBy: 'asc' })
  const manuscript = useQuery(manuscriptQuery(id))
  const files = useQuery(rawFilesQuery(id, params))
  const [shown, setShown] = useState<RawFile | null>(null)
  return (
    <PageFrame
      width="wide"
      title={<FormattedMessage id="manuscripts.raw-files.title" />}
      description={<FormattedMessage id="manuscripts.raw-files.description" />}
      above={
        manuscript.data ? (
          <Link to={href('manuscripts.view', { id })} style={{ textDecoration: 'underline' }}>
            {manuscript.data.title}
          </Link>
        ) : null
      }
    >
      <SearchField
        value={params.q}
        onChange={(q) => setParams({ q })}
        label={intl.formatMessage({ id: 'manuscripts.raw-files.search' })}
      />
      {files.isPending ? (
        <RowsSkeleton />
      ) : files.isError ? (
        <ErrorState onRetry={() => void files.refetch()} isRetrying={files.isFetching} />
      ) : files.data.total === 0 ? (
        <EmptyState
          drawing="paper-boat"
          title={<FormattedMessage id={params.q ? 'manuscripts.no-match' : 'manuscripts.raw-files.none'} />}
          body={params.q ? undefined : <FormattedMessage id="manuscripts.raw-files.none-body" />}
        />
      ) : (
        <div aria-busy={files.isPlaceholderData}>
          <Box borderWidth="1px" borderRadius="card" overflow="hidden" bg="bg.surface">
            <Table.Root
              css={tableEdges}
              aria-label={intl.formatMessage({ id: 'manuscripts.raw-files.title' })}
            >
              <Table.Header>
                <Table.Row>
                  <SortHeader by="path" params={params} onSort={setParams}>
                    <FormattedMessage id="manuscripts.raw-files.path" />
                  </SortHeader>
                  <Table.ColumnHeader hideBelow="md">
                    <FormattedMessage id="manuscripts.raw-files.kind" />
                  </Table.ColumnHeader>
                  <SortHeader by="size" isNumeric params={params} onSort={setParams}>
                    <FormattedMessage id="manuscripts.raw-files.size" />
                  </SortHeader>
                  <SortHeader by="createdAt" hideBelow="lg" params={params} onSort={setParams}>
                    <FormattedMessage id="manuscripts.raw-files.added" />
                  </SortHeader>
                  <Table.ColumnHeader width="24">
                    <Box srOnly>
                      <FormattedMessage id="manuscripts.actions" />
                    </Box>
                  </Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {files.data.rawFiles.map((file) => (
                  <FileLine key={file.id} file={file} onShow={() => setShown(file)} />
                ))}
              </Table.Body>
            </Table.Root>
          </Box>
          <PaginationFooter
            page={params.page}
            pageSize={params.itemsPerPage}
            total={files.data.total}
            onPageChange={(page) => setParams({ page })}
            onPageSizeChange={(itemsPerPage) => setParams({ itemsPerPage })}
          />
        </div>
      )}
      {shown ? (
        <DialogFrame size="xl" title={shown.name} onClose={() => setShown(null)}>
          <Dialog.Body pb="6">
            <FilePreview file={shown} />
          </Dialog.Body>
        </DialogFrame>
      ) : null}
    </PageFrame>
  )
}

function FileLine({ file, onShow }: { file: RawFile; onShow: () => void }) {
  const intl = useIntl()
  const download = useDownload()
  return (
    <Table.Row _hover={{ bg: 'bg.subtle' }}>
      <Table.Cell maxW="0" width="60%">
        <Text truncate fontWeight="medium">
          {file.name}
        </Text>
        <Text truncate textStyle="xs" color="fg.muted" dir="ltr" textAlign="start">
          {file.path}
        </Text>
      </Table.Cell>
      <Table.Cell hideBelow="md" color="fg.muted">
        <FormattedMessage id={`manuscripts.raw-files.role-${file.role}`} />
        <Text textStyle="xs">{file.mime}</Text>
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {formatSize(intl, file.size)}
      </Table.Cell>
      <Table.Cell hideBelow="lg" color="fg.muted" whiteSpace="nowrap">
        <bdi>{intl.formatDate(file.createdAt, { dateStyle: 'medium' })}</bdi>
      </Table.Cell>
      <Table.Cell py="0">
        <Flex justify="flex-end">
          <IconButton
            size="xs"
            label={intl.formatMessage({ id: 'manuscripts.file.preview-of' }, { name: file.name })}
            onClick={onShow}
          >
            <Eye strokeWidth={1.75} />
          </IconButton>
          <IconButton
            size="xs"
            label={intl.formatMessage({ id: 'manuscripts.file.download-of' }, { name: file.name })}
            onClick={() => void download(file)}
          >
            <Download strokeWidth={1.75} />
          </IconButton>
        </Flex>
      </Table.Cell>
    </Table.Row>
  )
}
