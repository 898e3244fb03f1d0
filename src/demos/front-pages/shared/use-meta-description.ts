import { useEffect } from 'react'

/** Sets the description of the document while the component is mounted; the build writes it for the first visit. */
export function useMetaDescription(text: string): void {
  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!tag) return
    const before = tag.content
    tag.content = text
    return () => {
      tag.content = before
    }
  }, [text])
}
