import { useState } from 'react'

/** Opens and closes an example dialog; closing resets its form. */
export function useExampleDialog(form: { reset: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false)
      form.reset()
    },
  }
}
