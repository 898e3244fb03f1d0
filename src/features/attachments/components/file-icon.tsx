import { File, FileArchive, FileAudio, FileImage, FileSpreadsheet, FileText, FileVideo } from 'lucide-react'

const icons = [
  [/^image\//, FileImage],
  [/^audio\//, FileAudio],
  [/^video\//, FileVideo],
  [/zip|tar|compressed/, FileArchive],
  [/sheet|excel|csv/, FileSpreadsheet],
  [/^text\/|pdf|word|document|rtf/, FileText],
] as const

/** An icon for a media type. */
export function FileIcon({ mime }: { mime: string }) {
  const Icon = icons.find(([type]) => type.test(mime))?.[1] ?? File
  return <Icon size={18} aria-hidden />
}
