import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'

type PasteZoneProps = { label: string; onFiles: (files: File[]) => void }

/** The pictures of the clipboard as files. */
async function clipboardPictures(): Promise<File[]> {
  const items = await navigator.clipboard.read()
  const files = items.map(async (item, index) => {
    const type = item.types.find((one) => one.startsWith('image/'))
    if (!type) return []
    return [new File([await item.getType(type)], `image-${index + 1}.${type.slice(6)}`, { type })]
  })
  return (await Promise.all(files)).flat()
}

/** Takes files from the clipboard: by the keys of the system, or by a button where there is no keyboard. */
export function PasteZone({ label, onFiles }: PasteZoneProps) {
  const t = useT('forms.file-input')
  const [problem, setProblem] = useState<'paste-empty' | 'paste-denied' | null>(null)
  const take = (files: File[]) => {
    setProblem(files.length === 0 ? 'paste-empty' : null)
    if (files.length > 0) onFiles(files)
  }
  const read = async () => {
    try {
      take(await clipboardPictures())
    } catch {
      // The user or the browser has denied access to the clipboard.
      setProblem('paste-denied')
    }
  }
  return (
    <Box>
      <Flex
        role="group"
        aria-label={label}
        tabIndex={0}
        wrap="wrap"
        gap="3"
        p="6"
        align="center"
        justify="center"
        borderWidth="1.5px"
        borderStyle="dashed"
        borderColor="border.emphasized"
        borderRadius="card"
        _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing' }}
        onPaste={(event) => {
          event.preventDefault()
          take([...event.clipboardData.files])
        }}
      >
        <Text color="fg.muted">{t('paste-help')}</Text>
        <Button type="button" variant="outline" size="xs" onClick={() => void read()}>
          <ClipboardPaste size={16} aria-hidden />
          {t('paste-button')}
        </Button>
      </Flex>
      <Flex role="status" gap="1.5" align="center" mt={problem ? '2' : '0'} color="danger.fg">
        {problem ? (
          <>
            <CircleAlert size={14} strokeWidth={2} aria-hidden />
            {t(problem)}
          </>
        ) : null}
      </Flex>
    </Box>
  )
}
