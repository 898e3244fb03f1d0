import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { laterFrames } from '../../support/later-frames.ts'

export const textBox = (name: string) => screen.getByRole('textbox', { name })
export const comboBox = (name: string) => screen.getByRole('combobox', { name })
export const button = (name: string) => screen.getByRole('button', { name })
export const tableRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

/** Presses a button once it is shown. */
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Presses a button of the open confirmation and waits until it has closed. */
export async function confirmDialog(user: UserEvent, name: string): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'))
  // Until some frames after it opened, the library counts a press on it as one outside of the dialog below, and closes
  // that; nobody presses so soon.
  await laterFrames()
  await user.click(question.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

/** Replaces the text of a field. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
