import { Button } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FileArchive } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { reportError } from '@/lib/browser/report-error.ts'
import { cleanZipName } from '@/lib/files/zip-names.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { toast } from '@/ui/feedback/toaster.tsx'
import { formatDate } from '@/ui/format/format-date.ts'
import { commentsQuery } from '../../api/comments.ts'
import { saveAllFiles } from '../../api/zip.ts'
import { commentsText, zipEntries } from '../../model/zip-entries.ts'

type DownloadAllProps = {
  project: Pick<ProjectDetail, 'id' | 'no' | 'title' | 'attachments' | 'deliveries' | 'commentCount'>
}

type Choice = 'deliverables' | 'sources' | 'all'

/**
 * Downloads a project as one zip file created in the browser: attachments, deliveries and comments; with
 * attachments and deliverables, it asks which of them.
 */
export function DownloadAll({ project }: DownloadAllProps) {
  const intl = useIntl()
  const t = useT('projects.zip')
  const menu = useContextMenu()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const queryClient = useQueryClient()
  const { attachments, commentCount } = project
  const hasDeliverables = attachments.some(({ kind }) => kind === 'deliverable')
  const hasSources = attachments.some(({ kind }) => kind !== 'deliverable')

  const pack = async (choice: Choice) => {
    const abort = new AbortController()
    running.current = abort
    setProgress({ done: 0, total: attachments.length })
    try {
      const comments =
        choice === 'all' && commentCount > 0 ? await queryClient.fetchQuery(commentsQuery(project.id)) : []
      const entries = zipEntries(project, comments, {
        source: t('folder-source'),
        chapter: t('folder-chapter'),
        deliveries: t('folder-deliverable'),
        delivery: (no) => t('folder-delivery', { no }),
        undelivered: t('folder-undelivered'),
        comments: t('comments'),
      }).filter(
        ({ file }) => choice === 'all' || (file.kind === 'deliverable') === (choice === 'deliverables'),
      )
      const show = (done: number) => setProgress({ done, total: entries.length })
      show(0)
      const text = commentsText(comments, {
        moment: (at) => formatDate(intl, at, 'dayTime'),
        former: intl.formatMessage({ id: 'projects.person.deleted' }),
      })
      await saveAllFiles({
        projectId: project.id,
        name: `${project.no} ${project.title}`,
        entries,
        texts: text === '' ? [] : [{ path: `${cleanZipName(t('comments'))}.txt`, text }],
        signal: abort.signal,
        onProgress: show,
      })
    } catch (error) {
      if (abort.signal.aborted) return
      reportError(error, { where: 'download all' })
      toast.error({ title: t('failed') })
    } finally {
      if (!abort.signal.aborted) setProgress(null)
    }
  }
  const choices = () => [
    { id: 'deliverables', label: t('deliverables'), action: () => void pack('deliverables') },
    { id: 'sources', label: t('sources'), action: () => void pack('sources') },
    { id: 'all', label: t('everything'), action: () => void pack('all') },
  ]
  const isMixed = hasDeliverables && hasSources
  if (attachments.length === 0 && commentCount === 0) return null
  if (progress !== null) {
    return (
      <Button
        size="xs"
        variant="outline"
        onClick={() => {
          running.current?.abort()
          setProgress(null)
        }}
      >
        <span role="status">{t('packing', progress)}</span>
        <span aria-hidden>·</span>
        {intl.formatMessage({ id: 'ui.cancel' })}
      </Button>
    )
  }
  return (
    <Button
      size="xs"
      variant="outline"
      aria-haspopup={isMixed ? 'menu' : undefined}
      onClick={(event) =>
        isMixed ? menu.openFromButton(event.currentTarget, choices(), t('all')) : void pack('all')
      }
    >
      <FileArchive size={16} aria-hidden />
      {t('all')}
    </Button>
  )
}
