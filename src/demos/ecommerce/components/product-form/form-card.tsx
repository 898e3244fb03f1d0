import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ShopSection } from '../shop-section.tsx'

type FormCardProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A titled group of fields on a card. */
export const FormCard = ({ title, aside, children }: FormCardProps) => (
  <ShopSection title={title} actions={aside}>
    <Stack gap="4">{children}</Stack>
  </ShopSection>
)
