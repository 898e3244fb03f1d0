import type { Editor } from '@tiptap/core'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '@/lib/i18n/message-ids.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { storePicture, UnreadablePicture } from '../../api/pictures.ts'
import { chainInText } from '../../model/focus-text.ts'
import { checkPicture, MAX_PICTURE_BYTES } from '../../shared/picture-file.ts'

/** Checks, uploads and inserts image files; rejected files are reported with the reason. */
export function usePictures(manuscriptId: string) {
  const intl = useIntl()
  return useCallback(
    (editor: Editor, files: readonly File[], position: number | null): boolean => {
      if (files.length === 0 || !editor.isEditable) return false
      const refuse = (name: string, reason: MessageKey<'editor.picture.problem'>) =>
        toast.error({
          title: intl.formatMessage({ id: 'editor.picture.refused' }, { name }),
          description: intl.formatMessage(
            { id: `editor.picture.problem.${reason}` },
            { size: MAX_PICTURE_BYTES / 1024 / 1024 },
          ),
        })
      const place = async (file: File) => {
        const problem = checkPicture(file)
        if (problem) return refuse(file.name, problem)
        try {
          const stored = await storePicture(manuscriptId, file)
          if (editor.isDestroyed) return
          const chain = chainInText(editor)
          const at = position === null ? null : Math.min(position, editor.state.doc.content.size)
          if (at !== null) chain.setTextSelection(at)
          chain.insertPicture({ ...stored, alt: '' }).run()
        } catch (error) {
          refuse(file.name, error instanceof UnreadablePicture ? 'unreadable' : 'failed')
        }
      }
      void (async () => {
        for (const file of files) await place(file)
      })()
      return true
    },
    [intl, manuscriptId],
  )
}
