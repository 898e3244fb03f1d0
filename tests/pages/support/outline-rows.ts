import { screen, within } from '@testing-library/react'

/** The outline of a manuscript. */
export const outlineGrid = () => screen.findByRole('treegrid', { name: 'Outline' })

/** The row of an item in the outline. */
export const outlineRow = async (title: string) =>
  within(await outlineGrid()).findByRole('row', { name: new RegExp(`^${title}, `) })

/** The titles of the rows of the outline. */
export const outlineTitles = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .flatMap((one) => one.getAttribute('aria-label')?.split(',')[0] ?? [])
