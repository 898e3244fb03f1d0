import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { useSession } from '@/features/auth/api/session.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { frontLinks } from '../shared/front-links.ts'
import { FrontSection } from '../shared/front-section.tsx'
import { ProductShot } from './product-shot.tsx'

/** The first section of the landing page: what Quillport is, and how to start. */
export function Hero() {
  const t = useT('front-pages.hero')
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <FrontSection py={{ base: '10', md: '16' }}>
      <Stack gap="5" maxW="42rem">
        <Heading
          as="h1"
          tabIndex={-1}
          fontFamily="prose"
          fontWeight="500"
          textStyle={{ base: '2xl', md: '3xl' }}
          letterSpacing="-0.02em"
          textWrap="balance"
        >
          {t('heading')}
        </Heading>
        <Text color="fg.muted" fontSize={{ base: 'md', md: 'prose' }} lineHeight="1.6" textWrap="pretty">
          {t('lead')}
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button asChild size="lg">
            {isSignedIn ? (
              <Link to="/">{t('open')}</Link>
            ) : (
              <Link to={frontLinks.register.to}>{t('start')}</Link>
            )}
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={frontLinks.contact.to}>{t('contact')}</Link>
          </Button>
        </Flex>
      </Stack>
      {/* On a phone the picture follows in the section for writers. */}
      <Box display={{ base: 'none', md: 'block' }}>
        <ProductShot name="editor" phone="editor" isFirst />
      </Box>
    </FrontSection>
  )
}
