import { mergeConfigs, type SystemContext } from '@chakra-ui/react/styled-system'
import { overrides, slotOverrides } from './recipe-overrides.ts'

type Recipes = Readonly<Record<string, object>>

const onePart: Record<string, object> = {}
const manyPart: Record<string, object> = {}

function take(recipes: Recipes, changes: Recipes, into: Record<string, object>) {
  for (const [key, recipe] of Object.entries(recipes)) {
    const change = changes[key]
    into[key] = change ? mergeConfigs(recipe, change) : recipe
  }
}

/** Takes recipes in, changed to how Quillport wears them; in the built app each component brings its own. */
export function addRecipes(recipes: Recipes, slotRecipes: Recipes): void {
  take(recipes, overrides, onePart)
  take(slotRecipes, slotOverrides, manyPart)
}

/** A system whose components find their recipes here, whenever they came in. */
export function withRecipes(system: SystemContext): SystemContext {
  const made = new Map<string, unknown>()
  const once = <T>(key: string, make: () => T): T => {
    if (!made.has(key)) made.set(key, make())
    return made.get(key) as T
  }
  const getRecipe = (key: string, fallback?: object) => onePart[key] ?? fallback
  const getSlotRecipe = (key: string, fallback?: object) => manyPart[key] ?? fallback
  return {
    ...system,
    getRecipe,
    getSlotRecipe,
    getRecipeFn: (key, fallback) => once(`one:${key}`, () => system.cva(getRecipe(key, fallback) ?? {})),
    getSlotRecipeFn: (key, fallback) =>
      once(`many:${key}`, () => system.sva((getSlotRecipe(key, fallback) ?? { slots: [] }) as never)),
    isRecipe: (key) => key in onePart,
    isSlotRecipe: (key) => key in manyPart,
    hasRecipe: (key) => key in onePart || key in manyPart,
  }
}
