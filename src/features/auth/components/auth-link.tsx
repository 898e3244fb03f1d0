import { Link as ChakraLink } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type AuthLinkProps = { to: string; state?: { email: string }; children: ReactNode }

/** A text link between the authentication pages. */
export function AuthLink({ to, state, children }: AuthLinkProps) {
  return (
    <ChakraLink asChild color="brand.fg" alignSelf="flex-start">
      <Link to={to} state={state}>
        {children}
      </Link>
    </ChakraLink>
  )
}
