import { Flex, Text } from '@chakra-ui/react'
import { Lock, Users } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Composition } from '../../model/composition.ts'
import { useMail } from '../mail-context.ts'

type ReadersNoteProps = { composition: Pick<Composition, 'to' | 'cc' | 'bcc' | 'kind'>; isTeam: boolean }

/** Who can read a message: a team and its staff, or for a client only the people that it is addressed to. */
export function ReadersNote({ composition, isTeam }: ReadersNoteProps) {
  const intl = useIntl()
  const { isStaff } = useMail()
  const { to, cc, bcc } = composition
  const people = [...to, ...cc, ...bcc]
  const isForTeam = isTeam || people.some((person) => person.isTeam)
  if (!isForTeam && (isStaff || people.length === 0)) return null
  const Icon = isForTeam ? Users : Lock
  const text = !isForTeam
    ? intl.formatMessage(
        { id: 'mail.readers.people' },
        { names: intl.formatList(people.map(({ name }) => name)) },
      )
    : isStaff
      ? intl.formatMessage({ id: isTeam ? 'mail.readers.team-answer' : 'mail.readers.team-staff' })
      : intl.formatMessage({ id: 'mail.readers.team' })
  return (
    <Flex
      role="note"
      gap="2"
      px="4"
      py="2"
      align="flex-start"
      borderBottomWidth="1px"
      textStyle="sm"
      color="fg.muted"
    >
      <Icon size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
      <Text overflowWrap="anywhere" minW="0">
        {text}
      </Text>
    </Flex>
  )
}
