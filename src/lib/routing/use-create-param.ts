import { type MouseEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const parameter = 'new'

/**
 * The state of a create form in the URL (`?new=1`): open, the props of the link that opens it, and a function to
 * close it. Closing removes the `other` parameters.
 */
export function useCreateParam(...other: readonly string[]) {
  const [search, setSearch] = useSearchParams()
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
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of [parameter, ...other]) next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const link = { to: `?${opened}`, preventScrollReset: true, onClick: handleClick }
  return { isOpen: isInUrl || isOpening, link, close }
}
