import { useCallback, useEffect, useRef } from 'react'
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom'
import { isPageOpening } from './pending-navigation.ts'

/**
 * Like `useNavigate`, for the end of a request: does nothing once the component was removed or another page opens,
 * because the user has left in the meantime.
 */
export function useNavigateWhileOpen(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useCallback(
    async (to, options) => {
      if (isOpen.current && !isPageOpening()) await navigate(to, options)
    },
    [navigate],
  )
}
