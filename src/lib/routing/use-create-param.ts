import { type MouseEvent, useState } from 'react'
import { useQueryValues } from './use-query-values.ts'

const parameter = 'new'

/**
 * The state of a create form in the URL (`?new=1`): open, the props of the link that opens it, and a function to
 * close it. Closing removes the `other` parameters.
 */
export function useCreateParam(...other: readonly string[]) {
  const [search, changeQuery] = useQueryValues()
  const [isOpening, setIsOpening] = useState(false)
  const isInUrl = search.has(parameter)
  if (isInUrl && isOpening) setIsOpening(false)
  const opened = new URLSearchParams(search)
  opened.set(parameter, '1')
  // The form opens with the click and the URL follows, so that the next key is for the form.
  const handleClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey) setIsOpening(true)
  }
  const close = () => {
    if (!isInUrl && !isOpening) return
    setIsOpening(false)
    // Also before the URL has followed: the change cancels that navigation, which would open the form again.
    changeQuery(Object.fromEntries([parameter, ...other].map((name) => [name, null])))
  }
  const link = { to: `?${opened}`, preventScrollReset: true, onClick: handleClick }
  return { isOpen: isInUrl || isOpening, link, close }
}
