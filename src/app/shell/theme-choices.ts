import { Monitor, Moon, Sun } from 'lucide-react'
import type { ThemeChoice } from '@/lib/browser/color-mode.ts'

/** The themes in menu order, each with its icon. */
export const themeChoices: readonly { value: ThemeChoice; Icon: typeof Sun }[] = [
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
  { value: 'system', Icon: Monitor },
]
