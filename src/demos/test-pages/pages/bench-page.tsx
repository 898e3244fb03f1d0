import type { ComponentType } from 'react'
import { SpecimenGallery } from '@/demos/gallery/shared/specimen-gallery.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>('../specimens/*.tsx', { eager: true })
const sources = import.meta.glob<string>('../specimens/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const sharedFiles = { autocomplete: 'choice', combobox: 'choice', select: 'choice' }

/** Edge cases of one kind of field, which the browser tests drive (`/pages/test/*`). */
export function Page() {
  return <SpecimenGallery area="test-pages" modules={modules} sources={sources} sharedFiles={sharedFiles} />
}
