import { Box, Stack } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { formatFileSize, formatLimit } from '@/lib/files/file-size.ts'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import type { UploadEntry, Uploads } from '../api/use-uploads.ts'
import { FileIcon } from '../components/file-icon.tsx'
import { FileRow } from '../components/file-row.tsx'
import { PlainName } from './plain-name.tsx'

type UploadListProps = {
  uploads: Uploads
  label: string
  /** The uploaded files were refused, so that no row shows them as done. */
  isRefused?: boolean
}

/** The uploads of a form with progress and actions. Needs the messages of `attachments`. */
export function UploadList({ uploads, label, isRefused = false }: UploadListProps) {
  const list = useRef<HTMLDivElement>(null)
  useFailureToast(uploads.entries, list)
  if (uploads.entries.length === 0) return null
  return (
    <Stack
      ref={list}
      as="ul"
      aria-label={label}
      listStyleType="none"
      gap="0"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.surface"
      overflow="hidden"
      css={{ '& > li + li': { borderTopWidth: '1px' } }}
    >
      {uploads.entries.map((entry) => (
        <UploadRow key={entry.id} entry={entry} uploads={uploads} isRefused={isRefused} />
      ))}
    </Stack>
  )
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/**
 * Shows one toast for failed uploads unless their row is in view; the next toast needs a list without
 * failures first.
 */
function useFailureToast(entries: readonly UploadEntry[], list: RefObject<HTMLElement | null>) {
  const intl = useIntl()
  const failed = entries.find(({ problem }) => problem === 'failed' || problem === 'unreadable')
  const wasShown = useRef(false)
  useEffect(() => {
    const row = failed ? list.current?.querySelector('[role=alert]') : null
    if (failed?.problem && !wasShown.current && !(row && isInView(row))) {
      const reason = intl.formatMessage({ id: `attachments.upload.${failed.problem}` })
      toast.error({
        title: intl.formatMessage({ id: 'attachments.upload.error' }),
        description: intl.formatMessage(
          { id: 'attachments.upload.error.reason' },
          { name: failed.name, reason },
        ),
      })
    }
    wasShown.current = failed !== undefined
  }, [failed, intl, list])
}

type UploadRowProps = { entry: UploadEntry; uploads: Uploads; isRefused: boolean }

function UploadRow({ entry, uploads, isRefused }: UploadRowProps) {
  const intl = useIntl()
  const { id, name, size, mime, status, problem, sent } = entry
  const t = (key: MessageKey<'attachments.upload'>) =>
    intl.formatMessage(
      { id: `attachments.upload.${key}` },
      { name, most: formatLimit(intl, uploads.maxBytes), left: formatFileSize(intl, entry.left ?? 0) },
    )
  const isRunning = status === 'sending' || status === 'waiting'
  const percent = status === 'done' ? 100 : size === 0 ? 0 : Math.floor((sent / size) * 100)
  return (
    <FileRow
      picture={<FileIcon mime={mime} />}
      name={<PlainName name={name} />}
      note={
        <UploadNote
          entry={entry}
          words={problem ? t(problem) : status === 'done' && !isRefused ? t('done') : null}
          size={formatFileSize(intl, size)}
          percent={intl.formatNumber(percent / 100, { style: 'percent' })}
        />
      }
      below={
        isRunning ? (
          <Box mt="1.5" mb="0.5" me="2">
            <ProgressBar label={t('progress')} share={percent / 100} />
          </Box>
        ) : null
      }
      actions={
        <>
          {problem === 'failed' ? (
            <IconButton size="xs" type="button" label={t('retry')} onClick={() => uploads.retry(id)}>
              <RotateCw />
            </IconButton>
          ) : null}
          <IconButton
            size="xs"
            type="button"
            label={t(isRunning ? 'cancel' : 'remove')}
            onClick={() => uploads.remove(id)}
          >
            <X />
          </IconButton>
        </>
      }
    />
  )
}

type UploadNoteProps = { entry: UploadEntry; words: string | null; size: string; percent: string }

function UploadNote({ entry, words, size, percent }: UploadNoteProps) {
  if (entry.problem)
    return (
      <Box role="alert" color="danger.fg" display="flex" gap="1" alignItems="center">
        <CircleAlert size={13} strokeWidth={2} aria-hidden />
        {words}
      </Box>
    )
  if (entry.status === 'done')
    return (
      <Box display="flex" gap="1" alignItems="center">
        {words ? (
          <Box color="success.fg">
            <CircleCheck size={13} strokeWidth={2} aria-hidden />
          </Box>
        ) : null}
        <bdi>{size}</bdi>
        {words ? <> · {words}</> : null}
      </Box>
    )
  return (
    <bdi>
      {percent} · {size}
    </bdi>
  )
}
