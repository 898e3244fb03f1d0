import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SidePane } from '@/ui/layout/side-pane.tsx'
import { useBinderPane } from './use-binder-pane.ts'

type BinderPaneProps = {
  /** The title of the manuscript. */
  title: string
  isOpen: boolean
  /** True when the binder fits beside the page, false when it opens as a drawer. */
  isInline: boolean
  onClose: () => void
  children: ReactNode
}

/** The binder beside a page, with the same width on every screen, or in a drawer over it. */
export function BinderPane({ title, isOpen, isInline, onClose, children }: BinderPaneProps) {
  const intl = useIntl()
  const pane = useBinderPane()
  return (
    <SidePane
      id="binder-pane"
      label={intl.formatMessage({ id: 'manuscripts.binder.pane' })}
      title={title}
      resizeLabel={intl.formatMessage({ id: 'manuscripts.binder.resize' })}
      side="start"
      isOpen={isOpen}
      isInline={isInline}
      width={pane.width}
      onResize={pane.setWidth}
      onClose={onClose}
    >
      {children}
    </SidePane>
  )
}
