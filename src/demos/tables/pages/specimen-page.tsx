import type { ComponentType } from 'react'
import { SpecimenGallery } from '@/demos/gallery/shared/specimen-gallery.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>('../specimens/*.tsx', { eager: true })
const sources = import.meta.glob<string>('../specimens/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A kind of table (`/tables/*`). */
export function Page() {
  return <SpecimenGallery area="tables" modules={modules} sources={sources} />
}
