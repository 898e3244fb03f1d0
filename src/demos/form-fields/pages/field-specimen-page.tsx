import type { ComponentType } from 'react'
import { SpecimenGallery } from '@/demos/gallery/shared/specimen-gallery.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>('../specimens/*.tsx', { eager: true })
const sources = import.meta.glob<string>('../specimens/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A form field of the design system (`/forms/*`). */
export function Page() {
  return <SpecimenGallery area="form-fields" modules={modules} sources={sources} />
}
