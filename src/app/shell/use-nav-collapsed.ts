import { useRouteHandle } from '../use-route-handle.ts'
import { setLayout, useLayoutSettings } from './layout-settings.ts'

/**
 * Whether the vertical navigation is collapsed on this screen, and how to change it. Screens that need the width collapse
 * it without touching the setting of the others, and remember separately that it was opened there.
 */
export function useNavCollapsed(): [isCollapsed: boolean, setCollapsed: (isCollapsed: boolean) => void] {
  const collapsesNav = useRouteHandle()?.collapsesNav === true
  const { isVerticalNavCollapsed, isVerticalNavOpenInEditor } = useLayoutSettings()
  return collapsesNav
    ? [!isVerticalNavOpenInEditor, (isCollapsed) => setLayout({ isVerticalNavOpenInEditor: !isCollapsed })]
    : [isVerticalNavCollapsed, (isCollapsed) => setLayout({ isVerticalNavCollapsed: isCollapsed })]
}
