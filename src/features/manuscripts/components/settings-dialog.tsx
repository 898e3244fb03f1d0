import { Flex, Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import type { Collection, ManuscriptDetail } from '@contract/manuscripts.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { Form } from '@/ui/form/form.tsx'
import { FormError } from '@/ui/form/form-error.tsx'
import { SubmitButton } from '@/ui/form/submit-button.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { usePatchManuscript } from '../api/manuscripts.ts'
import { manuscriptForm } from '../model/manuscript-form.ts'
import type { BinderTree } from '../model/tree.ts'
import { CustomFieldsPanel } from './custom-fields/custom-fields-panel.tsx'
import { KeywordsPanel } from './keywords/keywords-panel.tsx'
import { ManuscriptFields } from './manuscript-fields.tsx'
import { useSearchSummary } from './use-search-summary.ts'
import { VocabularyEditor } from './vocabulary-editor.tsx'

const tabs = ['general', 'labels', 'statuses', 'keywords', 'custom-fields', 'collections'] as const
type Tab = (typeof tabs)[number]

/** Scrolls to the tab that is open at first, where the tabs are wider than the screen. */
const showTab = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

type SettingsDialogProps = {
  manuscript: ManuscriptDetail
  collections: readonly Collection[]
  tree: BinderTree
  canWrite: boolean
  /** The tab that is open at first. */
  tab: Tab
  onOpenItem: (itemId: string) => void
  onClose: () => void
}

/** The settings of a manuscript: title, target, labels, statuses, keywords, fields and collections. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { manuscript, collections, tree, canWrite, tab, onOpenItem, onClose } = props
  const t = useT('manuscripts.searches')
  const summaryOf = useSearchSummary(manuscript)
  const entries = {
    labels: manuscript.labels,
    statuses: manuscript.statuses,
    collections: collections.map(({ id, name, search }) => ({
      id,
      name,
      detail: search ? t('of', { criteria: summaryOf(search) }) : undefined,
    })),
  }
  return (
    <DialogFrame
      size="lg"
      onClose={onClose}
      title={<FormattedMessage id="manuscripts.settings.heading" values={{ title: manuscript.title }} />}
    >
      <Tabs.Root recipe={tabsSlotRecipe} defaultValue={tab} size="sm" lazyMount>
        <Tabs.List mb="4" overflowX="auto" overflowY="hidden">
          {tabs.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              flexShrink="0"
              px={{ base: '2', sm: '3' }}
              ref={name === tab ? showTab : undefined}
            >
              <FormattedMessage id={`manuscripts.settings.${name}`} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="general" p="0">
          <General manuscript={manuscript} canWrite={canWrite} onSaved={onClose} />
        </Tabs.Content>
        {(['labels', 'statuses', 'collections'] as const).map((kind) => (
          <Tabs.Content key={kind} value={kind} p="0">
            <VocabularyEditor
              kind={kind}
              manuscriptId={manuscript.id}
              entries={entries[kind]}
              canWrite={canWrite}
            />
          </Tabs.Content>
        ))}
        <Tabs.Content value="keywords" p="0">
          <KeywordsPanel {...{ manuscript, tree, canWrite, onOpenItem }} />
        </Tabs.Content>
        <Tabs.Content value="custom-fields" p="0">
          <CustomFieldsPanel {...{ manuscript, tree, canWrite }} />
        </Tabs.Content>
      </Tabs.Root>
    </DialogFrame>
  )
}

type GeneralProps = { manuscript: ManuscriptDetail; canWrite: boolean; onSaved: () => void }

function General({ manuscript, canWrite, onSaved }: GeneralProps) {
  const intl = useIntl()
  const patch = usePatchManuscript(manuscript.id)
  const { title, author, description, language, target, revision } = manuscript
  const form = useForm({
    resolver: zodResolver(manuscriptForm),
    defaultValues: { title, author, description, language, target: target === null ? '' : String(target) },
  })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          await patch.mutateAsync({ ...values, revision })
          toast.success({ title: intl.formatMessage({ id: 'manuscripts.settings.saved' }) })
          onSaved()
        } catch (error) {
          showFormError(form, error, { fallbackId: 'manuscripts.form.failed' })
        }
      }}
    >
      <FormError />
      <ManuscriptFields language={language} canWrite={canWrite} />
      {canWrite ? (
        <Flex justify="flex-end">
          <SubmitButton>
            <FormattedMessage id="manuscripts.settings.save" />
          </SubmitButton>
        </Flex>
      ) : null}
    </Form>
  )
}
