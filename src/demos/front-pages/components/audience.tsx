import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { FrontSection } from '../shared/front-section.tsx'
import { ProductShot } from './product-shot.tsx'

type AudienceProps = { name: 'writers' | 'clients' }

/** The section for writers or for clients, with a picture; on wide screens the first section has that of the writers. */
export function Audience({ name }: AudienceProps) {
  const t = useT(`front-pages.${name}`)
  const isWriters = name === 'writers'
  const columns = isWriters ? { md: 'repeat(3, 1fr)' } : { lg: '1fr' }
  return (
    <FrontSection id={name} title={t('heading')} lead={t('body')} bg={isWriters ? 'bg.surface' : undefined}>
      <Grid
        templateColumns={{ base: '1fr', lg: isWriters ? '1fr' : '2fr 3fr' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
      >
        <Grid as="ul" templateColumns={{ base: '1fr', ...columns }} gap="5" listStyleType="none">
          {['point.1', 'point.2', 'point.3'].map((point) => (
            <Flex as="li" key={point} gap="3" align="flex-start">
              <Flex as="span" color="success.fg" mt="0.5" flexShrink="0">
                <Check size={18} aria-hidden />
              </Flex>
              <Text maxW="60ch">{t(point)}</Text>
            </Flex>
          ))}
        </Grid>
        <Box display={isWriters ? { md: 'none' } : undefined} minW="0">
          <ProductShot name={name} />
        </Box>
      </Grid>
    </FrontSection>
  )
}
