import type { ComponentType } from 'react'
import { SpecimenGallery } from '@/demos/gallery/shared/specimen-gallery.tsx'
import wizardSource from '../components/request-wizard.tsx?raw'

/** The examples of the wizards are made by one component, whose source is shown with each of them. */
const sourceOf = (file: string, text: string) =>
  file.includes('/form-wizard-') ? `${text}\n${wizardSource}` : text

const modules = import.meta.glob<Record<string, ComponentType>>('../specimens/*.tsx', { eager: true })
const sources = import.meta.glob<string>('../specimens/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const shown = Object.fromEntries(Object.entries(sources).map(([file, text]) => [file, sourceOf(file, text)]))

/** An example of a composed form (`/forms/*`). */
export function Page() {
  return <SpecimenGallery area="forms" modules={modules} sources={shown} />
}
