import { chakra } from '@chakra-ui/react'

const Svg = chakra('svg')

/** The line drawings of empty, failed and forbidden screens: ink lines with one accent stroke. */
const drawings = {
  'blank-page': (
    <>
      <path d="M44 22h52l22 22v62a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z" />
      <path d="M96 22v22h22" />
      <path d="M54 58h30M54 72h46M54 86h38" opacity=".35" />
      <path data-warm="" d="M54 100h18" />
    </>
  ),
  'spilled-ink': (
    <>
      <path d="M62 34h36v14a26 26 0 0 1 10 20v34a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V68a26 26 0 0 1 10-20z" />
      <path d="M58 26h44v8H58z" />
      <path d="M52 82c14-8 24 8 56-2" opacity=".5" />
      <path data-warm="" d="M24 114c8-6 14 4 24 0M116 112c8 4 14-2 22 2" />
    </>
  ),
  'closed-gate': (
    <>
      <path d="M36 112V60a44 44 0 0 1 88 0v52" />
      <path d="M36 112h88M80 18v94" opacity=".5" />
      <path d="M52 112V66M108 112V66" opacity=".35" />
      <path data-warm="" d="M74 72h12v14H74zM77 72v-5a3 3 0 0 1 6 0v5" />
    </>
  ),
  'paper-boat': (
    <>
      <path d="M30 78h100l-18 26H48z" />
      <path d="M80 24 52 78h56z" />
      <path d="M80 24v54" opacity=".5" />
      <path data-warm="" d="M18 116c10-6 18 6 28 0s18 6 28 0 18 6 28 0 18 6 28 0" />
    </>
  ),
  envelope: (
    <>
      <path d="M30 40h100a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z" />
      <path d="m26 44 54 38 54-38" />
      <path d="m26 106 38-34M134 106 96 72" opacity=".35" />
      <path data-warm="" d="M72 26h16" />
    </>
  ),
  lost: (
    <>
      <circle cx="80" cy="68" r="44" />
      <path d="m98 50-10 26-26 10 10-26z" />
      <path d="M80 24v8M80 104v8M36 68h8M116 68h8" opacity=".5" />
      <path data-warm="" d="M24 122c10-6 18 6 28 0s18 6 28 0 18 6 28 0 18 6 28 0" />
    </>
  ),
} as const

export type DrawingName = keyof typeof drawings

/** A small line drawing; decorative, so it has no accessible name. */
export function Drawing({ name, size = '140px' }: { name: DrawingName; size?: string }) {
  return (
    <Svg
      viewBox="0 0 160 136"
      width={size}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      color="fg.muted"
      css={{ '& [data-warm]': { color: 'mark.fg', stroke: 'currentColor', strokeWidth: 2.5 } }}
    >
      {drawings[name]}
    </Svg>
  )
}
