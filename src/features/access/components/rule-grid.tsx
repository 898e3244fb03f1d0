import { Box, Checkbox, Flex, Stack, Text } from '@chakra-ui/react'
import { ACTIONS, type Role, SUBJECTS } from '@contract/roles.ts'
import { useId } from 'react'
import { hasTemplateAreas, useAbility } from '@/lib/auth/ability.ts'
import { cellOf, toggle } from '../model/rules.ts'
import { useRuleLabel } from './use-rule-label.ts'

type Rules = Role['rules']
type RuleGridProps = { rules: Rules; onChange: (rules: Rules) => void; isReadOnly: boolean }

/**
 * A checkbox per subject and action; one implied by a wider rule is shown checked and cannot be cleared here.
 */
export function RuleGrid({ rules, onChange, isReadOnly }: RuleGridProps) {
  const words = useRuleLabel()
  const hidesDemo = !hasTemplateAreas(useAbility())
  const subjects = [...new Set<string>([...SUBJECTS, ...rules.map((rule) => rule.subject)])].filter(
    (subject) => !(hidesDemo && subject === 'demo'),
  )
  return (
    <Stack gap="0">
      {subjects.map((subject) => (
        <Subject
          key={subject}
          name={words.subject(subject)}
          help={words.help(subject)}
          cells={ACTIONS.map((action) => {
            const cell = cellOf(rules, action, subject)
            return {
              action,
              label: words.action(action),
              isSet: cell !== 'none',
              isFixed: isReadOnly || cell === 'implied',
              onToggle: () => onChange(toggle(rules, action, subject)),
            }
          })}
        />
      ))}
    </Stack>
  )
}

type Cell = { action: string; label: string; isSet: boolean; isFixed: boolean; onToggle: () => void }

function Subject({ name, help, cells }: { name: string; help: string; cells: readonly Cell[] }) {
  const id = useId()
  return (
    <Flex
      role="group"
      aria-labelledby={id}
      direction={{ base: 'column', md: 'row' }}
      gap={{ base: '2', md: '4' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box flex="1" minW="0">
        <Text id={id} fontWeight="medium">
          {name}
        </Text>
        {help ? (
          <Text textStyle="xs" color="fg.muted">
            {help}
          </Text>
        ) : null}
      </Box>
      <Flex columnGap="4" rowGap="2" wrap="wrap" align="center" flex={{ md: 'none' }}>
        {cells.map((cell) => (
          <Checkbox.Root
            key={cell.action}
            checked={cell.isSet}
            disabled={cell.isFixed}
            onCheckedChange={cell.onToggle}
            minH={{ base: '9', md: '6' }}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{cell.label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
    </Flex>
  )
}
