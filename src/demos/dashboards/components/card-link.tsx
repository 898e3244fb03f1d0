import { Link as ChakraLink } from '@chakra-ui/react'
import { Link } from 'react-router-dom'

/** A link at the end of a card's title. */
export const CardLink = ({ to, children }: { to: string; children: string }) => (
  <ChakraLink asChild color="brand.fg">
    <Link to={to}>{children}</Link>
  </ChakraLink>
)
