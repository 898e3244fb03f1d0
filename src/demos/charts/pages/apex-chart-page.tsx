import { SpecimenGallery } from '@/demos/gallery/shared/specimen-gallery.tsx'
import * as trends from '../specimens/apex-chart.tsx'
import trendsSource from '../specimens/apex-chart.tsx?raw'
import * as parts from '../specimens/parts/apex-chart-parts.tsx'
import partsSource from '../specimens/parts/apex-chart-parts.tsx?raw'

const file = '../specimens/apex-chart.tsx'

/** Charts drawn as SVG (`/charts/apex-chart`). */
export function Page() {
  return (
    <SpecimenGallery
      area="charts"
      modules={{ [file]: { ...trends, ...parts } }}
      sources={{ [file]: `${trendsSource}\n${partsSource}` }}
    />
  )
}
