import { dialogSlotRecipe, drawerSlotRecipe } from '@chakra-ui/react/theme'

const backdrop = { bg: 'bg.backdrop' }
const content = { bg: 'bg.surface', boxShadow: 'floating' }
const { base: dialog } = dialogSlotRecipe
const { base: drawer } = drawerSlotRecipe

/** Chakra's dialog on our surface with a smaller title; dialogs load it with their components. */
export const dialogRecipe = {
  ...dialogSlotRecipe,
  base: {
    ...dialog,
    backdrop: { ...dialog?.backdrop, ...backdrop },
    content: { ...dialog?.content, ...content },
    title: { ...dialog?.title, textStyle: 'md' },
  },
}

/** Chakra's drawer on our surface; drawers load it with their components. */
export const drawerRecipe = {
  ...drawerSlotRecipe,
  base: {
    ...drawer,
    backdrop: { ...drawer?.backdrop, ...backdrop },
    content: { ...drawer?.content, ...content },
  },
}
