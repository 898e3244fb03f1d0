import { useRouteHandle } from '../use-route-handle.ts'
import { setLayout, useLayoutSettings } from './layout-settings.ts'

/**
 * The collapsed state of the vertical navigation on this screen and its setter. Screens that collapse it keep
 * a separate setting.
 */
export function useNavCollapsed(): [isCollapsed: boolean, setCollapsed: (isCollapsed: boolean) => void] {
  const collapsesNav = useRouteHandle()?.collapsesNav === true
  const { isVerticalNavCollapsed, isVerticalNavOpenInEditor } = useLayoutSettings()
  return collapsesNav
    ? [!isVerticalNavOpenInEditor, (isCollapsed) => setLayout({ isVerticalNavOpenInEditor: !isCollapsed })]
    : [isVerticalNavCollapsed, (isCollapsed) => setLayout({ isVerticalNavCollapsed: isCollapsed })]
}
