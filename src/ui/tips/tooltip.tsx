import { cloneElement, type ReactElement } from 'react'

type TooltipProps = {
  label: string
  /** A single element that passes unknown attributes on to the DOM. */
  children: ReactElement<Record<string, unknown>>
  placement?: 'bottom' | 'top'
}

/** Shows a label on hover and focus; only marks its child, because `Tips` renders one tooltip for the whole app. */
export function Tooltip({ label, children, placement = 'bottom' }: TooltipProps) {
  return cloneElement(children, { 'data-tip': label, 'data-tip-placement': placement })
}
