import { SpecimenGallery } from '@/demos/gallery/shared/specimen-gallery.tsx'
import * as examples from '../specimens/chartjs.tsx'
import source from '../specimens/chartjs.tsx?raw'

const file = '../specimens/chartjs.tsx'

/** Charts drawn on a canvas (`/charts/chartjs`). */
export function Page() {
  return <SpecimenGallery area="charts" modules={{ [file]: examples }} sources={{ [file]: source }} />
}
