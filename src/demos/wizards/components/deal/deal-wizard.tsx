import { SimpleGrid, Stack } from '@chakra-ui/react'
import { DEAL_AUDIENCES, DEAL_KINDS, DEAL_SERVICES } from '@contract/demo/deals.ts'
import { CalendarDays, ClipboardCheck, PenLine, TicketPercent } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { showFormError } from '@/lib/api/form-errors.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { CheckboxesField, CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useCreateDeal } from '../../api/wizard-rows.ts'
import { type DealValues, dealBodyOf, dealDraft, dealForm, emptyDeal } from '../../model/deal-form.ts'
import { wizardError } from '../../shared/typed-values.ts'
import { DraftWizard } from '../draft-wizard.tsx'
import { DealReviewStep } from './deal-review.tsx'

/** A deal in four steps; it ends at the saved deal. */
export function DealWizard() {
  const create = useCreateDeal()
  return (
    <DraftWizard
      name="deal"
      schema={dealForm}
      empty={emptyDeal}
      draftFor={dealDraft}
      save={async (values) => ({ saved: (await create.mutateAsync(dealBodyOf(values))).id })}
      showError={(form, error) => showFormError(form, error, { words: { taken: wizardError('code-taken') } })}
      steps={[
        { id: 'type', icon: TicketPercent, fields: ['kind', 'value'], content: <TypeStep /> },
        {
          id: 'details',
          icon: PenLine,
          fields: ['title', 'code', 'description', 'services'],
          content: <DetailsStep />,
        },
        {
          id: 'usage',
          icon: CalendarDays,
          fields: ['startsOn', 'endsOn', 'minimum', 'usesMost', 'audience', 'isCombinable'],
          content: <UsageStep />,
        },
        { id: 'review', icon: ClipboardCheck, fields: [], content: <DealReviewStep /> },
      ]}
    />
  )
}

/** The first step: the kind of deal and what it takes off. */
function TypeStep() {
  const t = useT('wizards.deal')
  const kind = useWatch<DealValues, 'kind'>({ name: 'kind' })
  return (
    <Stack gap="5">
      <CardsField
        name="kind"
        label={t('kind')}
        columns={3}
        options={DEAL_KINDS.map((value) => ({
          value,
          label: t(`kind.${value}`),
          help: t(`kind.${value}.help`),
        }))}
      />
      {kind === 'free-delivery' ? null : (
        <TextField
          key={kind}
          name="value"
          label={t(`value.${kind}`)}
          help={t(`value.${kind}.help`)}
          inputMode="decimal"
          maxW="60"
          isRequired
        />
      )}
    </Stack>
  )
}

/** The second step: title, code, description and the services it applies to. */
function DetailsStep() {
  const t = useT('wizards.deal')
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="title" label={t('name')} isRequired />
        <TextField
          name="code"
          label={t('code')}
          help={t('code-help')}
          autoCapitalize="characters"
          css={{ textTransform: 'uppercase' }}
          isRequired
        />
      </SimpleGrid>
      <TextAreaField name="description" label={t('description')} rows={3} />
      <CheckboxesField
        name="services"
        label={t('services')}
        isRequired
        options={DEAL_SERVICES.map((value) => ({ value, label: t(`service.${value}`) }))}
      />
    </Stack>
  )
}

/** The third step: when and by whom the deal can be used. */
function UsageStep() {
  const t = useT('wizards.deal')
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField name="startsOn" label={t('starts')} isRequired />
        <DateField name="endsOn" label={t('ends')} isRequired />
        <TextField name="minimum" label={t('minimum')} help={t('minimum-help')} inputMode="decimal" />
        <TextField name="usesMost" label={t('uses')} help={t('uses-help')} inputMode="numeric" />
      </SimpleGrid>
      <CardsField
        name="audience"
        label={t('audience')}
        columns={3}
        options={DEAL_AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
      <CheckboxField name="isCombinable" label={t('combinable')} />
    </Stack>
  )
}
