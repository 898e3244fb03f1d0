import { Box } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { hasIdleTime, waitForIdle } from '@/ui/layout/idle-queue.ts'
import { LazyBoundary } from '@/ui/overlay/lazy-boundary.tsx'
import { lazyWithRetry } from '@/ui/overlay/lazy-with-retry.tsx'
import { FrontSection } from '../shared/front-section.tsx'

const ContactForm = lazyWithRetry(() => import('./contact-form.tsx'), 'ContactForm')

/** The section with the contact form, which loads last or when it comes near, because it brings the schema library. */
export function Contact() {
  const t = useT('front-pages.contact')
  const box = useRef<HTMLDivElement>(null)
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsDue(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(box.current)
    const stopWaiting = hasIdleTime ? waitForIdle(() => setIsDue(true), 'low') : undefined
    return () => {
      observer.disconnect()
      stopWaiting?.()
    }
  }, [])
  return (
    <FrontSection id="contact" title={t('heading')} lead={t('body')} bg="bg.surface" isBeside>
      <Box ref={box} position="relative" maxW="46rem" minH={{ base: '480px', sm: '410px' }}>
        {isDue ? (
          <LazyBoundary failure="inline">
            <ContactForm />
          </LazyBoundary>
        ) : null}
      </Box>
    </FrontSection>
  )
}
