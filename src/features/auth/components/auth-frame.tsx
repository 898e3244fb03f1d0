import { useLocation } from 'react-router-dom'
import { isCardPath } from '../model/auth-paths.ts'
import type { AuthFrameProps } from './auth-frame-props.ts'
import { CardFrame } from './card-frame.tsx'
import { CoverFrame } from './cover-frame.tsx'

/** The layout of an authentication page: a card or a form beside a picture, by its path. */
export function AuthFrame(props: AuthFrameProps) {
  const Frame = isCardPath(useLocation().pathname) ? CardFrame : CoverFrame
  return <Frame {...props} />
}
