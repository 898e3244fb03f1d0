import { chakra } from '@chakra-ui/react'

const Drawing = chakra('svg')

type FramePictureProps = {
  /** The kind of navigation. */
  nav?: 'wide' | 'narrow' | 'top'
  /** The width of the content. */
  content?: 'boxed' | 'fluid'
  /** The visibility and position of the app bar. */
  bar?: 'sticky' | 'static' | 'hidden'
}

/** A miniature of the layout that a setting produces. */
export function FramePicture({ nav = 'wide', content = 'fluid', bar = 'sticky' }: FramePictureProps) {
  const side = nav === 'wide' ? 18 : nav === 'narrow' ? 8 : 0
  const inset = content === 'boxed' ? 8 : 3
  const top = bar === 'hidden' ? 4 : 13
  return (
    <Drawing viewBox="0 0 64 40" width="64px" height="40px" color="fg.faint" aria-hidden data-mirror="">
      <rect x="0.5" y="0.5" width="63" height="39" rx="4" fill="none" stroke="currentColor" opacity="0.6" />
      {side > 0 ? (
        <rect x="3" y="3" width={side} height="34" rx="2" fill="currentColor" opacity="0.45" />
      ) : null}
      {bar === 'hidden' ? null : (
        <rect
          x={side + 6}
          y="4"
          width={55 - side}
          height={nav === 'top' ? 7 : 5}
          rx="1.5"
          fill={bar === 'sticky' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeDasharray={bar === 'static' ? '2 2' : undefined}
          opacity="0.6"
        />
      )}
      <rect
        x={side + 3 + inset}
        y={top}
        width={61 - side - 2 * inset}
        height={36 - top}
        rx="2"
        fill="currentColor"
        opacity="0.18"
      />
    </Drawing>
  )
}
