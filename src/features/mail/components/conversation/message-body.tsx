import { Box, chakra } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { splitQuoted } from '../../model/quoted.ts'
import { toSafeNodes } from '../../model/sanitise.ts'
import { messageBodyStyles } from '../message-body-styles.ts'

/** The sanitised body of a message in an isolated element; quoted history at its end is collapsed. */
export function MessageBody({ html }: { html: string }) {
  const intl = useIntl()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { body, quoted } = useMemo(() => splitQuoted(toSafeNodes(html)), [html])
  return (
    <Box>
      <Nodes nodes={body} />
      {quoted ? (
        <>
          <chakra.button
            type="button"
            aria-expanded={isUnfolded}
            aria-label={intl.formatMessage({ id: isUnfolded ? 'mail.quoted.fold' : 'mail.quoted.unfold' })}
            mt="2"
            px="2"
            h="5"
            display="inline-flex"
            alignItems="center"
            borderRadius="full"
            bg="bg.subtle"
            color="fg.muted"
            cursor="pointer"
            _hover={{ bg: 'bg.emphasized' }}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <Ellipsis size={16} aria-hidden />
          </chakra.button>
          {isUnfolded ? <Nodes nodes={quoted} /> : null}
        </>
      ) : null}
    </Box>
  )
}

function Nodes({ nodes }: { nodes: DocumentFragment }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Clones the fragment, because inserting it would empty it.
    frame.current?.replaceChildren(nodes.cloneNode(true))
  }, [nodes])
  return <Box ref={frame} css={messageBodyStyles} data-message-body="" />
}
