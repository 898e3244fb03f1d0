import { Box, Code, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { Role } from '@contract/roles.ts'
import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '@/ui/inputs/icon-button.tsx'
import { specialRules } from '../model/rules.ts'
import { useRuleLabel } from './use-rule-label.ts'

type Rules = Role['rules']
type SpecialRulesProps = { rules: Rules; onChange: (rules: Rules) => void; isReadOnly: boolean }

/**
 * Lists the rules that the grid cannot show (inverted, conditional or field rules); they can only be kept or
 * removed.
 */
export function SpecialRules({ rules, onChange, isReadOnly }: SpecialRulesProps) {
  const intl = useIntl()
  const words = useRuleLabel()
  const special = specialRules(rules)
  if (special.length === 0) return null
  return (
    <Box as="section" mt="5">
      <Heading as="h3" textStyle="sm">
        <FormattedMessage id="access.rules.special" />
      </Heading>
      <Text textStyle="xs" color="fg.muted">
        <FormattedMessage id="access.rules.special-help" />
      </Text>
      <Stack as="ul" gap="2" mt="2" listStyleType="none">
        {special.map(({ rule, at }) => {
          const sentence = intl.formatMessage(
            { id: `access.rules.${rule.inverted ? 'never' : 'some'}` },
            { action: words.action(rule.action), subject: words.subject(rule.subject) },
          )
          return (
            <Flex as="li" key={at} gap="2" align="flex-start" justify="space-between">
              <Box minW="0">
                <Text>{sentence}</Text>
                {rule.conditions ? <Code dir="ltr">{JSON.stringify(rule.conditions)}</Code> : null}
                {rule.fields?.length ? <Code dir="ltr">{rule.fields.join(', ')}</Code> : null}
              </Box>
              {isReadOnly ? null : (
                <IconButton
                  size="xs"
                  label={intl.formatMessage({ id: 'access.rules.remove' }, { rule: sentence })}
                  onClick={() => onChange(rules.filter((_rule, index) => index !== at))}
                >
                  <X size={16} aria-hidden />
                </IconButton>
              )}
            </Flex>
          )
        })}
      </Stack>
    </Box>
  )
}
