import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { type ManuscriptDetail, MEMBER_MESSAGES } from '@contract/manuscripts.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { UserMinus } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod'
import { PersonAvatar } from '@/features/people/widgets/person-avatar.tsx'
import { ApiError } from '@/lib/api-error.ts'
import { showFormError } from '@/lib/form-errors.ts'
import { DialogFrame } from '@/ui/dialog-frame.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { IconButton } from '@/ui/icon-button.tsx'
import { QuickSelect } from '@/ui/quick-select.tsx'
import { ErrorState, RowsSkeleton } from '@/ui/states.tsx'
import { toast } from '@/ui/toaster.tsx'
import { type AddMember, membersQuery, useAddMember, useRemoveMember } from '../api/members.ts'

const roles = ['viewer', 'editor'] as const

const translated: Readonly<Record<string, string>> = {
  [MEMBER_MESSAGES.unknown]: 'manuscripts.share.unknown',
  [MEMBER_MESSAGES.owner]: 'manuscripts.share.owner-already',
}

/** The refusal of an address with messages of ours in place of the server's English ones. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, code, fields, body } = error
  if (code === 'too_many')
    return new ApiError({
      status,
      code,
      message: error.message,
      fields: { email: 'manuscripts.share.too-many' },
      body,
    })
  const email = fields.email && translated[fields.email]
  return email ? new ApiError({ status, code, message: error.message, fields: { email }, body }) : error
}

const shareForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'manuscripts.share.email-required')
    .pipe(z.email('manuscripts.share.email-invalid')),
  role: z.enum(roles),
})

/** Who may read or write along: added by e-mail, changed and removed here. */
export function ShareDialog({ manuscript, onClose }: { manuscript: ManuscriptDetail; onClose: () => void }) {
  const intl = useIntl()
  const members = useQuery(membersQuery(manuscript.id))
  const add = useAddMember(manuscript.id)
  const remove = useRemoveMember(manuscript.id)
  const form = useForm({
    resolver: zodResolver(shareForm),
    defaultValues: { email: '', role: 'viewer' as const },
  })
  const roleOptions = roles.map((value) => ({
    value,
    label: intl.formatMessage({ id: `manuscripts.share.${value}` }),
  }))

  const attempt = async (act: () => Promise<unknown>, done?: string) => {
    try {
      await act()
      if (done) toast.success({ title: done })
    } catch (error) {
      const isTold = error instanceof ApiError && error.status >= 400 && error.status < 500
      const description = isTold
        ? error.message
        : intl.formatMessage({ id: 'manuscripts.failed.nothing-changed' })
      toast.error({ title: intl.formatMessage({ id: 'manuscripts.share.failed' }), description })
    }
  }
  const share = (values: AddMember) => add.mutateAsync(values)

  return (
    <DialogFrame
      onClose={onClose}
      title={<FormattedMessage id="manuscripts.share.heading" values={{ title: manuscript.title }} />}
    >
      <Stack gap="5">
        <Form
          form={form}
          onSubmit={async (values) => {
            try {
              await share(values)
              form.reset({ email: '', role: values.role })
            } catch (error) {
              showFormError(form, inOurWords(error), 'manuscripts.share.failed')
            }
          }}
        >
          <FormError />
          <Grid templateColumns={{ base: '1fr', sm: '1fr auto auto' }} gap="3" alignItems="start">
            <TextField
              name="email"
              type="email"
              autoComplete="off"
              label={<FormattedMessage id="manuscripts.share.email" />}
            />
            <SelectField
              name="role"
              label={<FormattedMessage id="manuscripts.share.role" />}
              options={roleOptions}
            />
            <SubmitButton mt={{ sm: '26px' }}>
              <FormattedMessage id="manuscripts.share.submit" />
            </SubmitButton>
          </Grid>
        </Form>
        <Stack as="ul" gap="0" listStyleType="none">
          <Person
            name={manuscript.ownerName}
            detail={intl.formatMessage({ id: 'manuscripts.share.owner' })}
          />
          {members.isPending ? <RowsSkeleton rows={2} /> : null}
          {members.isError ? (
            <ErrorState level="h3" onRetry={() => void members.refetch()} isRetrying={members.isFetching} />
          ) : null}
          {members.data?.map((member) => (
            <Person key={member.userId} name={member.fullName || member.email} detail={member.email}>
              <QuickSelect
                size="xs"
                width="auto"
                label={intl.formatMessage({ id: 'manuscripts.share.role-of' }, { name: member.fullName })}
                value={member.role}
                options={roleOptions}
                onChange={(next) =>
                  void attempt(() =>
                    share({ email: member.email, role: next === 'editor' ? 'editor' : 'viewer' }),
                  )
                }
              />
              <IconButton
                size="xs"
                label={intl.formatMessage({ id: 'manuscripts.share.remove' }, { name: member.fullName })}
                onClick={() =>
                  void attempt(
                    () => remove.mutateAsync(member.userId),
                    intl.formatMessage({ id: 'manuscripts.share.removed' }, { name: member.fullName }),
                  )
                }
              >
                <UserMinus strokeWidth={1.75} />
              </IconButton>
            </Person>
          ))}
        </Stack>
        {members.data?.length === 0 ? (
          <Text color="fg.muted">
            <FormattedMessage id="manuscripts.share.nobody" />
          </Text>
        ) : null}
      </Stack>
    </DialogFrame>
  )
}

function Person({ name, detail, children }: { name: string; detail: string; children?: React.ReactNode }) {
  return (
    <Flex as="li" gap="3" py="2" align="center" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <PersonAvatar person={{ name, avatar: null }} />
      <Box flex="1" minW="0">
        <Text truncate>{name}</Text>
        <Text truncate textStyle="xs" color="fg.muted">
          {detail}
        </Text>
      </Box>
      {children}
    </Flex>
  )
}
