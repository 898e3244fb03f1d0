import { ChakraProvider } from '@chakra-ui/react'
import { createSystem, type SlotRecipeConfig } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { systemConfigs } from '@/ui/theme/system.ts'
import { extraOverrides, extraSlotRecipes } from './extra-slot-recipes.ts'

// createSystem merges the configs, so an override does not repeat the slots that its type requires.
const slotRecipes = extraOverrides as object as Record<string, SlotRecipeConfig>

const system = createSystem(
  ...systemConfigs,
  { theme: { slotRecipes: extraSlotRecipes } },
  { theme: { slotRecipes } },
)

/**
 * Styles the Chakra components whose recipes only the template areas use, which would make every first visit larger
 * . `GalleryPage` includes it; another page that uses such a component wraps its content in it.
 */
export function ExtraRecipes({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
