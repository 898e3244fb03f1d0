import { type DragEvent, useState } from 'react'
import { carriesFiles, droppedFiles } from '@/features/attachments/shared/dropped-files.ts'
import { useNoStrayDrop } from '@/features/attachments/shared/use-no-stray-drop.ts'

/** Makes an element a drop zone for files; returns whether files are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useNoStrayDrop()
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave(event: DragEvent<Element>) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      },
      // Handled in the capture phase, because the editor would insert the file as text.
      onDropCapture(event: DragEvent) {
        if (!carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        event.stopPropagation()
        setIsOver(false)
        const { files } = droppedFiles(event.dataTransfer)
        if (files.length > 0) onFiles(files)
      },
    },
  }
}
