import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const TOOLS = '[data-tool]:not(:disabled)'

/** Roving focus of the ARIA toolbar pattern; it queries the DOM, so that buttons need no registration. */
export function useRovingFocus<E extends HTMLElement>(isRtl: boolean) {
  const ref = useRef<E>(null)
  const tools = () => [...(ref.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])]

  useLayoutEffect(() => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const current = all.find((tool) => tool.tabIndex === 0 && !tool.matches(':disabled')) ?? tools()[0]
    for (const tool of all) tool.tabIndex = tool === current ? 0 : -1
  })

  const moveTo = (target: HTMLElement | undefined) => {
    if (!target) return
    for (const tool of tools()) tool.tabIndex = tool === target ? 0 : -1
    target.focus()
  }

  return {
    ref,
    focusFirst: () => moveTo(tools().find((tool) => tool.tabIndex === 0) ?? tools()[0]),
    onKeyDown(event: KeyboardEvent) {
      const all = tools()
      const at = all.indexOf(document.activeElement as HTMLElement)
      if (at === -1) return
      const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
      const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
      const next: Record<string, number> = {
        [forward]: (at + 1) % all.length,
        [back]: (at - 1 + all.length) % all.length,
        Home: 0,
        End: all.length - 1,
      }
      const index = next[event.key]
      if (index === undefined) return
      event.preventDefault()
      moveTo(all[index])
    },
    onFocus(event: { target: EventTarget }) {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches('[data-tool]')) return
      for (const tool of tools()) tool.tabIndex = tool === target ? 0 : -1
    },
  }
}
