import { useEffect, useState } from 'react'

/** Returns a value after it has not changed for `debounceMs`; an empty value is returned at once. */
export function useDebouncedValue(typed: string, debounceMs = 150): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), typed === '' ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [typed, debounceMs])
  return debounced
}
