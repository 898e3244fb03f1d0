import { GalleryPage } from '@/demos/gallery/shared/gallery-page.tsx'
import {
  ButtonGroups,
  ButtonIcons,
  ButtonLinks,
  ButtonLoading,
  ButtonLongLabels,
  ButtonPalettes,
  ButtonSizes,
  ButtonStates,
  ButtonToggles,
  ButtonVariants,
} from '../specimens/button.tsx'
import source from '../specimens/button.tsx?raw'

const examples = {
  ButtonVariants,
  ButtonPalettes,
  ButtonSizes,
  ButtonIcons,
  ButtonStates,
  ButtonLoading,
  ButtonGroups,
  ButtonToggles,
  ButtonLinks,
  ButtonLongLabels,
}

/** Buttons (`/components/button`). */
export function Page() {
  return <GalleryPage area="components" specimen="button" examples={examples} source={source} />
}
