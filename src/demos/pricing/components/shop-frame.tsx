import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FrontFrame } from '@/demos/front-pages/shared/front-frame.tsx'
import { FRONT_WIDTH } from '@/demos/front-pages/shared/front-section.tsx'
import { WizardCard } from '@/demos/wizards/shared/wizard-card.tsx'
import { useT } from '@/lib/i18n/use-t.ts'

type ShopFrameProps = {
  /** The part of the message ids. */
  name: 'public' | 'payment' | 'checkout' | 'ordered'
  children: ReactNode
  /** The summary beside the content. */
  aside?: ReactNode
}

/** A public page that leads to an order: title, content and the summary of the order. */
export function ShopFrame({ name, children, aside }: ShopFrameProps) {
  const t = useT(`front-pages-shop.${name}`)
  return (
    <FrontFrame description={t('meta')}>
      <Stack gap="8" maxW={FRONT_WIDTH} mx="auto" px={{ base: '4', md: '6' }} py={{ base: '10', md: '16' }}>
        <Stack gap="2" maxW="60ch">
          <Heading
            as="h1"
            tabIndex={-1}
            fontFamily="prose"
            fontWeight="500"
            textStyle={{ base: 'xl', md: '2xl' }}
          >
            {t('heading')}
          </Heading>
          <Text color="fg.muted" textStyle="md" textWrap="pretty">
            {t('lead')}
          </Text>
        </Stack>
        {aside ? (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(260px, 1fr)' }} gap="5">
            <WizardCard>{children}</WizardCard>
            <Box>
              <WizardCard>{aside}</WizardCard>
            </Box>
          </Grid>
        ) : (
          children
        )}
      </Stack>
    </FrontFrame>
  )
}
