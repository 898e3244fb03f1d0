import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import type { Account } from '@contract/account.ts'
import { Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PersonAvatar } from '@/features/people/shared/person-avatar.tsx'
import { reportError } from '@/lib/browser/report-error.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import type { ToastOptions } from '@/ui/feedback/toast-store.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { useChangeAccount } from '../api/account.ts'
import { uploadAvatar } from '../api/avatar.ts'
import { cropToSquare } from '../model/crop-to-square.ts'

const File = chakra('input')

/** Uploads an avatar, which is cropped to a square in the browser, or removes it. */
export function AvatarSection({ account }: { account: Account }) {
  const intl = useIntl()
  const change = useChangeAccount()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const t = useT('account.avatar')
  const run = async (work: () => Promise<string | null>, done: string, failed: ToastOptions) => {
    setIsBusy(true)
    try {
      await change.mutateAsync({ avatar: await work() })
      toast.success({ title: done })
    } catch (error) {
      reportError(error, { where: 'avatar' })
      toast.error(failed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Flex gap="5" align="center" wrap="wrap">
      <PersonAvatar person={{ name: account.fullName, avatar: account.avatar }} size="lg" />
      <Box flex="1 1 220px">
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" loading={isBusy} onClick={() => input.current?.click()}>
            <Upload size={16} aria-hidden />
            <FormattedMessage id="account.avatar.choose" />
          </Button>
          {account.avatar ? (
            <Button
              variant="ghost"
              colorPalette="gray"
              disabled={isBusy}
              onClick={() => void run(() => Promise.resolve(null), t('removed'), { title: t('not-removed') })}
            >
              <Trash2 size={16} aria-hidden />
              <FormattedMessage id="account.avatar.remove" />
            </Button>
          ) : null}
        </Flex>
        <Text mt="2" textStyle="xs" color="fg.muted">
          <FormattedMessage id="account.avatar.help" />
        </Text>
        <File
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={intl.formatMessage({ id: 'account.avatar.choose' })}
          tabIndex={-1}
          srOnly
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            event.currentTarget.value = ''
            if (file)
              void run(async () => uploadAvatar(account.uid, await cropToSquare(file)), t('saved'), {
                title: t('upload-failed'),
                description: t('failed'),
              })
          }}
        />
      </Box>
    </Flex>
  )
}
