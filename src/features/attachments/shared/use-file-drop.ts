import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { carriesFiles, droppedFiles, pastedFiles } from './dropped-files.ts'
import { useNoStrayDrop } from './use-no-stray-drop.ts'

/** Makes an element take files that are dropped on it or pasted into it; returns whether files are dragged over it. */
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
      onPasteCapture(event: ClipboardEvent) {
        const files = pastedFiles(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        onFiles(files)
      },
    },
  }
}
