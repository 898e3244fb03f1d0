import { Flex, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { FrontSection } from '../shared/front-section.tsx'
import { ProductShot } from './product-shot.tsx'

const shots = {
  writers: { name: 'manuscript', phone: 'editor' },
  clients: { name: 'inbox', phone: 'inbox' },
} as const

type AudienceProps = { name: 'writers' | 'clients' }

/** The section for writers or for clients, with a picture beside its points. */
export function Audience({ name }: AudienceProps) {
  const t = useT(`front-pages.${name}`)
  const section = { id: name, title: t('heading'), lead: t('body'), isBeside: true }
  const points = (
    <Stack as="ul" gap="5" listStyleType="none">
      {(['point.1', 'point.2', 'point.3'] as const).map((point) => (
        <Flex as="li" key={point} gap="3" align="flex-start">
          <Flex as="span" color="success.fg" mt="0.5" flexShrink="0">
            <Check size={18} aria-hidden />
          </Flex>
          <Text maxW="60ch">{t(point)}</Text>
        </Flex>
      ))}
    </Stack>
  )
  return (
    <FrontSection {...section} bg={name === 'writers' ? 'bg.surface' : undefined} below={points}>
      <ProductShot {...shots[name]} />
    </FrontSection>
  )
}
