import { useIntl } from 'react-intl'
import { Audience } from '../components/audience.tsx'
import { Contact } from '../components/contact.tsx'
import { Features } from '../components/features.tsx'
import { Hero } from '../components/hero.tsx'
import { LandingRows } from '../components/landing-rows.tsx'
import { Prices } from '../components/prices.tsx'
import { FrontFrame } from '../shared/front-frame.tsx'

/** The landing page (`/front-pages/landing-page`, R-440). */
export function Page() {
  const intl = useIntl()
  return (
    <FrontFrame description={intl.formatMessage({ id: 'front-pages.landing.meta' })}>
      <Hero />
      <Audience name="writers" />
      <Audience name="clients" />
      <Features />
      <Prices />
      <LandingRows />
      <Contact />
    </FrontFrame>
  )
}
