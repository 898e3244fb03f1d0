import { useQuery } from '@tanstack/react-query'
import { pagedCourses } from '@/demos/academy/api/courses.ts'
import { pagedProducts } from '@/demos/ecommerce/api/products.ts'
import { pictureSrc } from '@/demos/shared/picture-src.ts'

/** The content of a slide. */
export type Slide = { id: number; src: string; title: string; note: string }

/** The first products of the sample shop as slides. */
export const useProductSlides = () =>
  useQuery({
    ...pagedProducts.page({ page: 1, itemsPerPage: 8 }),
    select: ({ rows }): readonly Slide[] =>
      rows.map(({ id, image, productName, productBrand }) => ({
        id,
        src: pictureSrc(image),
        title: productName,
        note: productBrand,
      })),
  })

/** The first courses of the academy as slides. */
export const useCourseSlides = () =>
  useQuery({
    ...pagedCourses.page({ page: 1, itemsPerPage: 6 }),
    select: ({ rows }): readonly Slide[] =>
      rows.map(({ id, image, courseTitle, user }) => ({
        id,
        src: pictureSrc(image),
        title: courseTitle,
        note: user,
      })),
  })
