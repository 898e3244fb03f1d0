import { Box } from '@chakra-ui/react'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { placeTip } from './place-tip.ts'
import { useTipTarget } from './use-tip-target.ts'

/** Renders the only tooltip of the app; rendered once. */
export function Tips() {
  const target = useTipTarget()
  return target ? createPortal(<Tip key={target.dataset.tip} anchor={target} />, document.body) : null
}

function Tip({ anchor }: { anchor: HTMLElement }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const label = anchor.dataset.tip ?? ''
  useLayoutEffect(() => {
    if (!box.current) return
    const wanted = anchor.dataset.tipPlacement === 'top' ? 'top' : 'bottom'
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const { x, y } = placeTip(
      anchor.getBoundingClientRect(),
      box.current.getBoundingClientRect(),
      room,
      wanted,
    )
    box.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    // A tip that repeats the accessible name is not announced twice.
    if (anchor.getAttribute('aria-label') === label || anchor.hasAttribute('aria-describedby')) return
    anchor.setAttribute('aria-describedby', id)
    return () => anchor.removeAttribute('aria-describedby')
  }, [anchor, id, label])
  return (
    <Box
      ref={box}
      id={id}
      role="tooltip"
      aria-hidden
      position="fixed"
      zIndex="tooltip"
      maxW="min(320px, calc(100vw - 16px))"
      px="2.5"
      py="1"
      borderRadius="control"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="xs"
      fontWeight="medium"
      boxShadow="floating"
      pointerEvents="none"
      animationName="fade-in"
      animationDuration="fast"
      style={{ top: 0, left: 0 }}
    >
      {label}
    </Box>
  )
}
