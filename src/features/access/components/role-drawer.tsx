import { Button, Text } from '@chakra-ui/react'
import type { Role } from '@contract/roles.ts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApiError } from '@/lib/api/api-error.ts'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { usePutRules } from '../api/roles.ts'
import { areSameRules } from '../model/rules.ts'
import { DryRun } from './dry-run.tsx'
import { RequireTwoFactor } from './require-two-factor.tsx'
import { RuleGrid } from './rule-grid.tsx'
import { SpecialRules } from './special-rules.tsx'

type RoleDrawerProps = { role: Role; mayEdit: boolean; onClose: () => void }

/** Edits the rules of a role; a dry run must be reviewed before they can be saved. */
export function RoleDrawer({ role, mayEdit, onClose }: RoleDrawerProps) {
  const intl = useIntl()
  const name = useRoleName()(role.name)
  const put = usePutRules()
  const [rules, setRules] = useState(role.rules)
  const [isReviewed, setIsReviewed] = useState(false)
  const isReadOnly = !mayEdit || role.name === 'admin'
  const isSame = areSameRules(rules, role.rules)
  const handleSave = async () => {
    try {
      await put.mutateAsync({ role: role.name, revision: role.revision, rules: rules as never })
      toast.success({ title: intl.formatMessage({ id: 'access.rules.saved' }, { name }) })
      onClose()
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'conflict'
      const isBeyond = error instanceof ApiError && error.reason === 'rule_beyond'
      toast.error({
        title: intl.formatMessage({ id: 'access.rules.not-saved' }, { name }),
        description: intl.formatMessage({
          id: isLate ? 'access.rules.late' : isBeyond ? 'access.error.rule_beyond' : 'ui.form.failed',
        }),
      })
      // Keeps the edited rules; the dry run repeats against the version saved by another user.
      if (isLate) setIsReviewed(false)
    }
  }
  return (
    <DrawerFrame
      title={intl.formatMessage({ id: isReviewed ? 'access.dry-run.title' : 'access.rules.title' }, { name })}
      description={intl.formatMessage({
        id:
          role.name === 'admin'
            ? 'access.rules.admin'
            : isReviewed
              ? 'access.dry-run.lead'
              : 'access.rules.lead',
      })}
      size="xl"
      onClose={onClose}
      footer={
        isReadOnly ? undefined : isReviewed ? (
          <>
            <Button variant="outline" colorPalette="gray" onClick={() => setIsReviewed(false)}>
              <FormattedMessage id="access.rules.back" />
            </Button>
            <Button loading={put.isPending} onClick={() => void handleSave()}>
              <FormattedMessage id="access.rules.save" />
            </Button>
          </>
        ) : (
          <>
            {/* At the start, so that a second fast click does not close the drawer. */}
            {isSame ? null : (
              <Button variant="outline" colorPalette="gray" onClick={() => setRules(role.rules)}>
                <FormattedMessage id="access.rules.reset" />
              </Button>
            )}
            <Text flex="1" color="fg.muted" role="status">
              {isSame ? null : <FormattedMessage id="access.rules.unsaved" />}
            </Text>
            {isSame ? (
              <Button variant="outline" colorPalette="gray" onClick={onClose}>
                <FormattedMessage id="ui.cancel" />
              </Button>
            ) : null}
            <Button disabled={isSame} onClick={() => setIsReviewed(true)}>
              <FormattedMessage id="access.rules.review" />
            </Button>
          </>
        )
      }
    >
      {isReviewed ? (
        <DryRun role={role} rules={rules} />
      ) : (
        <>
          <RuleGrid rules={rules} onChange={setRules} isReadOnly={isReadOnly} />
          <SpecialRules rules={rules} onChange={setRules} isReadOnly={isReadOnly} />
          {mayEdit ? <RequireTwoFactor role={role} name={name} /> : null}
        </>
      )}
    </DrawerFrame>
  )
}
