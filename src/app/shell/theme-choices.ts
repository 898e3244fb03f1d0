import { Monitor, Moon, Sun } from 'lucide-react'
import type { ThemeChoice } from '@/lib/color-mode.ts'

/** The themes in the order of the menu, each with its sign. */
export const themeChoices: readonly { value: ThemeChoice; Icon: typeof Sun }[] = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
]
