import { Box } from '@chakra-ui/react'
import { useT } from '@/lib/i18n/use-t.ts'
import { FrontSection } from '../shared/front-section.tsx'
import { ContactForm } from './contact-form.tsx'

/** The section with the contact form. */
export function Contact() {
  const t = useT('front-pages.contact')
  return (
    <FrontSection id="contact" title={t('heading')} lead={t('body')} bg="bg.surface" isBeside>
      <Box position="relative" maxW="46rem">
        <ContactForm />
      </Box>
    </FrontSection>
  )
}
