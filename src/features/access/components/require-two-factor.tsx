import { Box } from '@chakra-ui/react'
import type { Role } from '@contract/roles.ts'
import { useIntl } from 'react-intl'
import { useUser } from '@/features/auth/api/session.ts'
import { reportError } from '@/lib/browser/report-error.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { useRequireTwoFactor } from '../api/roles.ts'

/** Switches the second factor on or off as a duty of a role; it applies at once. */
export function RequireTwoFactor({ role, name }: { role: Role; name: string }) {
  const intl = useIntl()
  const confirm = useConfirm()
  const isOwn = useUser()?.role === role.name
  const require = useRequireTwoFactor()
  const handleChange = async (isRequired: boolean) => {
    if (isRequired) {
      const isSure = await confirm({
        title: intl.formatMessage({ id: 'access.two-factor.ask' }, { name }),
        body: intl.formatMessage(
          { id: isOwn ? 'access.two-factor.ask-own' : 'access.two-factor.ask-body' },
          { count: role.people },
        ),
        confirmLabel: intl.formatMessage({ id: 'access.two-factor.confirm' }),
      })
      if (!isSure) return
    }
    try {
      await require.mutateAsync({ role: role.name, isRequired })
      toast.success({ title: intl.formatMessage({ id: 'access.two-factor.saved' }, { name }) })
    } catch (error) {
      reportError(error, { where: 'two-factor of a role' })
      toast.error({ title: intl.formatMessage({ id: 'access.rules.not-saved' }, { name }) })
    }
  }
  return (
    <Box mt="6" pt="5" borderTopWidth="1px" borderColor="border">
      <SwitchRow
        label={intl.formatMessage({ id: 'access.two-factor.label' })}
        help={intl.formatMessage({ id: 'access.two-factor.help' })}
        isOn={role.requiresTwoFactor}
        isDisabled={require.isPending}
        onChange={(isOn) => void handleChange(isOn)}
      />
    </Box>
  )
}
