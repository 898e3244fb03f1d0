import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FrontFooter } from './front-footer.tsx'
import { FrontHeader } from './front-header.tsx'
import { useMetaDescription } from './use-meta-description.ts'

type FrontFrameProps = {
  /** One or two sentences about the page, for search engines and shared links. */
  description: string
  children: ReactNode
}

/** The frame of the public pages: header, content and footer. The page has the `h1`. */
export function FrontFrame({ description, children }: FrontFrameProps) {
  useMetaDescription(description)
  return (
    <Box flex="1" display="flex" flexDirection="column" bg="bg" css={{ '--bar-height': '60px' }}>
      <FrontHeader />
      <Box flex="1" minW="0">
        {children}
      </Box>
      <FrontFooter />
    </Box>
  )
}
