import { Box, Flex, Progress, Stack, Text } from '@chakra-ui/react'
import { Check, Circle } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { PASSWORD_RULES, passwordRulesMet, passwordStrength } from './password-strength.ts'

const PALETTE = { weak: 'danger', fair: 'warning', strong: 'success' } as const

/** The strength of the password in a field of the form, and the rules that are still open. */
export function PasswordMeter({ name }: { name: string }) {
  const t = useT('form-fields.password')
  const watched: unknown = useWatch({ name })
  const password = typeof watched === 'string' ? watched : ''
  const met = passwordRulesMet(password)
  const strength = passwordStrength(password)
  return (
    <Stack gap="2" maxW="420px">
      <Progress.Root size="xs" value={met.size} max={PASSWORD_RULES.length} colorPalette={PALETTE[strength]}>
        <Flex justify="space-between" mb="1">
          <Progress.Label>{t('strength')}</Progress.Label>
          <Text role="status" fontWeight="medium" color={`${PALETTE[strength]}.fg`}>
            {password === '' ? '' : t(strength)}
          </Text>
        </Flex>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Stack as="ul" listStyleType="none" gap="1">
        {PASSWORD_RULES.map((rule) => (
          <Flex as="li" key={rule} gap="2" align="center" color={met.has(rule) ? 'success.fg' : 'fg.muted'}>
            {met.has(rule) ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
            <Text textStyle="sm">{t(`rule.${rule}`)}</Text>
            <Box srOnly>{met.has(rule) ? t('met') : t('open')}</Box>
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}
