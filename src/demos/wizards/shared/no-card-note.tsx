import { Flex, Text } from '@chakra-ui/react'
import { ShieldCheck } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'

/** States that no card data is asked for, sent or stored. */
export function NoCardNote() {
  const t = useT('wizards.payment')
  return (
    <Flex gap="2.5" p="3" borderRadius="control" bg="info.subtle" color="info.fg" align="flex-start">
      <ShieldCheck size={18} aria-hidden style={{ flexShrink: 0, marginTop: '1px' }} />
      <Text>{t('no-card')}</Text>
    </Flex>
  )
}
