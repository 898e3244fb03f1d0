import { useLocation } from 'react-router-dom'

/** The specimen that the last part of the path names: `button` for `/components/button`. */
export const useSpecimen = (): string => useLocation().pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
