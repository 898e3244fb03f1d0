import { Heading, Separator, Stack, Text } from '@chakra-ui/react'
import type { ChatProfile, ChatProfilePatch } from '@contract/chat.ts'
import { useRoleName } from '@/lib/auth/role-name.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { SwitchRow } from '@/ui/inputs/switch-row.tsx'
import { DrawerFrame } from '@/ui/overlay/drawer-frame.tsx'
import { usePendingProfile, useSaveProfile } from '../api/profile.ts'
import { AboutForm } from './about-form.tsx'
import { ChatAvatar } from './chat-avatar.tsx'
import { StatusChoice } from './status-choice.tsx'

/** The user's chat profile: status, description and notification settings. */
export function ProfileDrawer({ profile, onClose }: { profile: ChatProfile; onClose: () => void }) {
  const nameRole = useRoleName()
  const save = useSaveProfile()
  const t = useT('chat.profile')
  const change = (patch: ChatProfilePatch) =>
    save.mutateAsync(patch).catch(() => toast.error({ title: t('failed') }))
  const wanted = usePendingProfile()
  const status = wanted.status ?? profile.status
  const { settings } = profile
  return (
    <DrawerFrame side="start" size="sm" title={t('open')} onClose={onClose}>
      <Stack gap="5">
        <Stack align="center" gap="3">
          <ChatAvatar person={profile} presence={status} size="lg" isLabelled={false} />
          <Stack align="center" gap="0.5" textAlign="center">
            <Heading as="h3" textStyle="md">
              <bdi>{profile.fullName}</bdi>
            </Heading>
            <Text color="fg.muted">{nameRole(profile.role)}</Text>
          </Stack>
        </Stack>
        <StatusChoice value={status} onChange={(next) => void change({ status: next })} />
        <AboutForm about={profile.about} />
        <Separator />
        <Stack as="section" gap="4">
          <Heading as="h3" textStyle="sm">
            {t('settings')}
          </Heading>
          <SwitchRow
            label={t('notifications')}
            help={t('notifications-help')}
            isOn={wanted.isNotificationsOn ?? settings.isNotificationsOn}
            onChange={(isOn) => void change({ isNotificationsOn: isOn })}
          />
          <SwitchRow
            label={t('two-step')}
            help={t('two-step-help')}
            isOn={settings.isTwoStepAuthVerificationEnabled}
          />
        </Stack>
      </Stack>
    </DrawerFrame>
  )
}
