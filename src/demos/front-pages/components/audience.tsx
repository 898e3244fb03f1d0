import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useT } from '@/lib/use-t.ts'
import { FrontSection } from '../shared/front-section.tsx'
import { ProductShot } from './product-shot.tsx'

type AudienceProps = { name: 'writers' | 'clients' }

/** The section for writers or for clients, with a picture; on wide screens the first section has that of the writers. */
export function Audience({ name }: AudienceProps) {
  const t = useT(`front-pages.${name}`)
  const section = { id: name, title: t('heading'), lead: t('body'), isBeside: true }
  const points = (
    <Stack as="ul" gap="5" listStyleType="none">
      {['point.1', 'point.2', 'point.3'].map((point) => (
        <Flex as="li" key={point} gap="3" align="flex-start">
          <Flex as="span" color="success.fg" mt="0.5" flexShrink="0">
            <Check size={18} aria-hidden />
          </Flex>
          <Text maxW="60ch">{t(point)}</Text>
        </Flex>
      ))}
    </Stack>
  )
  if (name === 'clients')
    return (
      <FrontSection {...section} below={points}>
        <ProductShot name={name} />
      </FrontSection>
    )
  return (
    <FrontSection {...section} bg="bg.surface">
      {points}
      <Box display={{ md: 'none' }} mt="8">
        <ProductShot name={name} />
      </Box>
    </FrontSection>
  )
}
