import type { ComponentProps, ComponentType } from 'react'
import { exampleNames } from './example-source.ts'
import { GalleryPage } from './gallery-page.tsx'
import { useSpecimen } from './use-specimen.ts'

type SpecimenGalleryProps = {
  /** The message area, for example `components`. */
  area: string
  /** The specimen files by path; each exports only its examples, which are components without properties. */
  modules: Readonly<Record<string, Readonly<Record<string, ComponentType>>>>
  /** The texts of the same files, imported with `?raw`. */
  sources: Readonly<Record<string, string>>
  /** The specimen file of each page that shares its file with others. */
  sharedFiles?: Readonly<Record<string, string>>
} & Pick<ComponentProps<typeof GalleryPage>, 'ground'>

/** The gallery page of the specimen that the last part of the path names: `/components/button` shows `button.tsx`. */
export function SpecimenGallery({ area, modules, sources, sharedFiles, ...look }: SpecimenGalleryProps) {
  const page = useSpecimen()
  const specimen = sharedFiles?.[page] ?? page
  const file = `../specimens/${specimen}.tsx`
  const source = sources[file]
  const components = modules[file]
  if (source === undefined || !components) throw new Error(`There is no specimen file ${file}.`)
  const examples = Object.fromEntries(
    exampleNames(source).flatMap((name) => {
      const Example = components[name]
      return Example ? [[name, Example]] : []
    }),
  )
  return (
    <GalleryPage
      key={page}
      area={area}
      page={page}
      specimen={specimen}
      examples={examples}
      source={source}
      {...look}
    />
  )
}
