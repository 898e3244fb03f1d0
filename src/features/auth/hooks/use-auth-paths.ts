import { useLocation } from 'react-router-dom'
import { type AuthPaths, authPathsAt } from '../model/auth-paths.ts'

/** The paths of the authentication pages in the frame of the current page. */
export const useAuthPaths = (): AuthPaths => authPathsAt(useLocation().pathname)
