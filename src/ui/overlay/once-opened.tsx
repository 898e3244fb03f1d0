import { type ReactNode, useState } from 'react'

type OnceOpenedProps = { isOpen: boolean; children: ReactNode }

/** Mounts a dialog when it first opens and keeps it mounted, so that closing can animate. */
export function OnceOpened({ isOpen, children }: OnceOpenedProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? children : null
}
