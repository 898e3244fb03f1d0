import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { BadgeDollarSign, Send, UserPlus } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { ShopSection } from './shop-section.tsx'

const STEPS = [
  { name: 'invite', Icon: Send },
  { name: 'join', Icon: UserPlus },
  { name: 'earn', Icon: BadgeDollarSign },
] as const

/** How the referral programme works, in three steps. */
export function ReferralSteps() {
  const t = useT('ecommerce-sales.referrals')
  return (
    <ShopSection title={t('steps')}>
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, sm: 3, lg: 1 }} gap="5">
        {STEPS.map(({ name, Icon }, at) => (
          <Flex as="li" key={name} gap="3" direction={{ base: 'row', sm: 'column', lg: 'row' }}>
            <Flex
              boxSize="11"
              flex="none"
              align="center"
              justify="center"
              borderRadius="full"
              bg="brand.subtle"
              color="brand.fg"
              aria-hidden
            >
              <Icon size={20} />
            </Flex>
            <Box>
              <Text fontWeight="medium">{t('step', { n: at + 1, title: t(`step-${name}`) })}</Text>
              <Text color="fg.muted">{t(`step-${name}-body`)}</Text>
            </Box>
          </Flex>
        ))}
      </SimpleGrid>
    </ShopSection>
  )
}
