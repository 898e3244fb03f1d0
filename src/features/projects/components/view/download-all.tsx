import { Button } from '@chakra-ui/react'
import type { ProjectDetail } from '@contract/projects.ts'
import { FileArchive } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { importWithRetry } from '@/lib/import-with-retry.ts'
import { reportError } from '@/lib/report-error.ts'
import { useT } from '@/lib/use-t.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { toast } from '@/ui/toaster.tsx'

type DownloadAllProps = { project: Pick<ProjectDetail, 'id' | 'no' | 'title' | 'attachments'> }

type Files = ProjectDetail['attachments']

/**
 * Downloads files of a project as one zip file created in the browser; with attachments and deliverables, it asks which
 * of them.
 */
export function DownloadAll({ project }: DownloadAllProps) {
  const intl = useIntl()
  const t = useT('projects.zip')
  const menu = useContextMenu()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { attachments } = project
  const deliverables = attachments.filter(({ kind }) => kind === 'deliverable')
  const sources = attachments.filter(({ kind }) => kind !== 'deliverable')

  const pack = async (files: Files) => {
    const abort = new AbortController()
    running.current = abort
    const show = (done: number) => setProgress({ done, total: files.length })
    show(0)
    try {
      const { saveAllFiles } = await importWithRetry(() => import('../../api/zip.ts'))
      await saveAllFiles({
        projectId: project.id,
        name: `${project.no} ${project.title}`,
        files,
        folders: {
          source: t('folder-source'),
          chapter: t('folder-chapter'),
          deliverable: t('folder-deliverable'),
        },
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
    { id: 'deliverables', label: t('deliverables'), action: () => void pack(deliverables) },
    { id: 'sources', label: t('sources'), action: () => void pack(sources) },
    { id: 'both', label: t('both'), action: () => void pack(attachments) },
  ]
  const isMixed = deliverables.length > 0 && sources.length > 0
  if (attachments.length === 0) return null
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
        isMixed ? menu.openFromButton(event.currentTarget, choices(), t('all')) : void pack(attachments)
      }
    >
      <FileArchive size={16} aria-hidden />
      {t('all')}
    </Button>
  )
}
