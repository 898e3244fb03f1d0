import type { ComponentType } from 'react'
import { SpecimenGallery } from '@/demos/gallery/shared/specimen-gallery.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>('../specimens/*.tsx', { eager: true })
const sources = import.meta.glob<string>('../specimens/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** An extension of the design system (`/extensions/*`). */
export function Page() {
  return <SpecimenGallery area="extensions" modules={modules} sources={sources} />
}
