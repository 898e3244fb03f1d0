import type { ReactNode } from 'react'

/** The content of an authentication page. */
export type AuthFrameProps = {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
  foot?: ReactNode
  /** The content needs the width of a form in steps. */
  isWide?: boolean
}
