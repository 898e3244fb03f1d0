import { Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { Keyboard, Languages, Search, ShieldCheck, SunMoon, WifiOff } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { FrontSection } from '../shared/front-section.tsx'
import { ProductShot } from './product-shot.tsx'

const features = [
  ['offline', WifiOff],
  ['languages', Languages],
  ['keyboard', Keyboard],
  ['themes', SunMoon],
  ['rights', ShieldCheck],
  ['search', Search],
] as const

/** Features that writers and clients share. */
export function Features() {
  const t = useT('front-pages')
  return (
    <FrontSection title={t('features.heading')} bg="bg.surface">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} gap="8">
        {features.map(([name, Icon]) => (
          <Stack key={name} gap="2">
            <Stack color="brand.fg">
              <Icon size={22} aria-hidden />
            </Stack>
            <Heading as="h3" textStyle="md">
              {t(`feature.${name}.heading`)}
            </Heading>
            <Text color="fg.muted">{t(`feature.${name}.body`)}</Text>
          </Stack>
        ))}
      </Grid>
      <ProductShot name="palette" phone="palette" />
    </FrontSection>
  )
}
