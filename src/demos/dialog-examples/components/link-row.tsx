import { Button, Field, Flex, Input } from '@chakra-ui/react'
import { Copy, Share2 } from 'lucide-react'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'

/** A link with buttons that copy it and, where the browser can, share it with another app. */
export function LinkRow({ label, link }: { label: string; link: string }) {
  const t = useT('dialog-examples.link')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success({ title: t('copied') })
    } catch {
      toast.error({ title: t('not-copied') })
    }
  }
  const share = async () => {
    try {
      await navigator.share({ url: link })
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) toast.error({ title: t('not-shared') })
    }
  }
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Flex gap="2" width="full" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Input readOnly value={link} dir="ltr" onFocus={(event) => event.target.select()} />
        <Button
          type="button"
          variant="outline"
          flex="none"
          disabled={link === ''}
          onClick={() => void copy()}
        >
          <Copy size={16} aria-hidden />
          {t('copy')}
        </Button>
        {'share' in navigator ? (
          <Button type="button" variant="outline" flex="none" onClick={() => void share()}>
            <Share2 size={16} aria-hidden />
            {t('share')}
          </Button>
        ) : null}
      </Flex>
    </Field.Root>
  )
}
