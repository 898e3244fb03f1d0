import { useEffect, useState } from 'react'

const tickMs = 1000

/** The server's time, which advances every second; `ahead` is how far it is ahead of this device's clock. */
export function useServerClock(ahead: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now + ahead
}
