import type { ComponentProps } from 'react'

/**
 * The steps as an ordered list of buttons: Chakra's roles of tabs need a panel for each step and list items without
 * ARIA attributes.
 */
export function StepList({
  role: _role,
  'aria-owns': _owns,
  'aria-orientation': _orientation,
  ...props
}: ComponentProps<'ol'>) {
  return <ol {...props} />
}

/** The button of a step without the role of a tab; its list item carries `aria-current`. */
export function StepButton({
  role: _role,
  'aria-selected': _selected,
  'aria-controls': _controls,
  ...props
}: ComponentProps<'button'>) {
  return <button type="button" {...props} />
}
