import { Box, Card, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ManuscriptExport } from '@contract/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { signRawFile } from '@/features/manuscripts/api/raw-files.ts'
import { refusalText } from '@/lib/api/refusal.ts'
import { formatFileSize } from '@/lib/files/file-size.ts'
import { cleanZipName } from '@/lib/files/zip-names.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { ErrorState } from '@/ui/feedback/states.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { exportsQuery, useExportMutations } from '../api/exports.ts'
import { weekOf } from '../model/weekly.ts'

type KeptExportsProps = {
  manuscriptId: string
  /** Whether the person may delete files. */
  mayDelete: boolean
  /** When the last weekly file of the open output was written. */
  weeklyAt: string | null
}

/** The exported files that are kept, with download and deletion; nothing where none is kept. */
export function KeptExports({ manuscriptId, mayDelete, weeklyAt }: KeptExportsProps) {
  const t = useT('export.kept')
  const intl = useIntl()
  const confirm = useConfirm()
  const { data: exports = [], isError, isFetching, refetch } = useQuery(exportsQuery(manuscriptId, weeklyAt))
  const { remove } = useExportMutations(manuscriptId)
  if (isError) return <ErrorState level="h2" onRetry={() => void refetch()} isRetrying={isFetching} />
  if (exports.length === 0) return null
  const handleDownload = async ({ name, objectPath }: ManuscriptExport) => {
    try {
      const link = document.createElement('a')
      link.href = await signRawFile(objectPath, cleanZipName(name))
      link.click()
    } catch {
      toast.error({ title: t('failed.download', { name }) })
    }
  }
  const handleDelete = async ({ id, name }: ManuscriptExport) => {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      body: t('delete.body'),
      confirmLabel: t('delete.confirm'),
      isDanger: true,
    })
    if (!isSure) return
    remove.mutate(id, {
      onError: (error) =>
        toast.error({ title: t('failed.delete', { name }), description: refusalText(intl, error) }),
    })
  }
  return (
    <Card.Root>
      <Card.Body gap="3">
        <Heading as="h2" textStyle="md">
          <FormattedMessage id="export.kept" />
        </Heading>
        <Stack as="ul" gap="2" listStyleType="none" maxH="260px" overflowY="auto">
          {exports.map((one) => (
            <Flex as="li" key={one.id} gap="1" align="center">
              <Box flex="1" minW="0">
                <Text dir="auto" truncate css={textAlignMatchParent}>
                  {one.name}
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  {t(one.isWeekly ? 'week' : 'row', {
                    date: formatDate(intl, one.createdAt, 'dayTime'),
                    week: formatDate(intl, weekOf(one.createdAt), 'day'),
                    size: formatFileSize(intl, one.size),
                  })}
                </Text>
              </Box>
              <IconButton label={t('download', { name: one.name })} onClick={() => void handleDownload(one)}>
                <Download />
              </IconButton>
              {mayDelete ? (
                <IconButton label={t('delete', { name: one.name })} onClick={() => void handleDelete(one)}>
                  <Trash2 />
                </IconButton>
              ) : null}
            </Flex>
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  )
}
