import type { ReactNode } from 'react'
import { DialogFrame } from '@/ui/dialog-frame.tsx'
import { useEditorDialogFrame } from './use-editor-dialog-frame.ts'

type DeskDialogFrameProps = {
  title: string
  description?: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
  footer?: ReactNode
  children: ReactNode
}

/** A dialog of the editor: the desk says which one is open, and closing gives the focus back to the text. */
export function EditorDialogFrame({ size = 'sm', ...frame }: DeskDialogFrameProps) {
  return <DialogFrame {...frame} {...useEditorDialogFrame()} size={size} />
}
