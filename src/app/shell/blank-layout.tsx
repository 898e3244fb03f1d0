import { Box } from '@chakra-ui/react'
import { Outlet } from 'react-router-dom'
import { mainId } from './ids.ts'

/** A page without the app frame: login, errors, front pages. */
export function BlankLayout() {
  return (
    <Box as="main" id={mainId} tabIndex={-1} minH="100dvh" display="flex" flexDirection="column">
      <Outlet />
    </Box>
  )
}
