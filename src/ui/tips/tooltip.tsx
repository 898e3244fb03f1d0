import { cloneElement, type ReactElement } from 'react'

type TooltipProps = {
  label: string
  /** One element that passes unknown attributes on to the page. */
  children: ReactElement<Record<string, unknown>>
  placement?: 'bottom' | 'top'
}

/**
 * Says a name on hover and focus. It only marks its child: the one tip of the app is drawn by `Tips`, so that a page of
 * buttons carries no machinery of its own.
 */
export function Tooltip({ label, children, placement = 'bottom' }: TooltipProps) {
  return cloneElement(children, { 'data-tip': label, 'data-tip-placement': placement })
}
