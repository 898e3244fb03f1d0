import { Box } from '@chakra-ui/react'
import { UserRound } from 'lucide-react'

/** The avatar of every visitor of the public pages: neither initials nor a picture, which could be those of staff. */
export function VisitorAvatar() {
  return (
    <Box
      data-visitor=""
      boxSize="8"
      flexShrink="0"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="bg.muted"
      color="fg.muted"
      aria-hidden
    >
      <UserRound size={16} />
    </Box>
  )
}
