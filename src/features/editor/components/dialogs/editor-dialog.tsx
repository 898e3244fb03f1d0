import type { ReactNode } from 'react'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { useEditorDialogFrame } from './use-editor-dialog-frame.ts'

type EditorDialogFrameProps = {
  title: string
  description?: string
  size?: 'sm' | 'md' | 'lg' | 'xl'
  footer?: ReactNode
  children: ReactNode
}

/**
 * The frame of an editor dialog; the editor context holds which one is open, and closing returns focus to the
 * text.
 */
export function EditorDialogFrame({ size = 'sm', ...frame }: EditorDialogFrameProps) {
  return <DialogFrame {...frame} {...useEditorDialogFrame()} size={size} />
}
