import { chakra, SimpleGrid } from '@chakra-ui/react'
import { BookOpen, Feather, Headphones, Languages, MonitorSmartphone, Truck } from 'lucide-react'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { CheckCards } from '../shared/check-cards.tsx'
import { CheckCardsField } from '../shared/check-cards-field.tsx'
import { RadioCards } from '../shared/radio-cards.tsx'
import { SampleForm } from '../shared/sample-form.tsx'

const PLANS = ['draft', 'novel', 'series'] as const

const SERVICES = ['translation', 'voice', 'editing'] as const

const COVERS = ['art-1', 'design-2', 'psychology-3'] as const

const PRODUCTS = ['ebook', 'print', 'audio', 'parcel'] as const

type Choice = (typeof PLANS | typeof SERVICES | typeof PRODUCTS)[number]

/** The options of a list of message keys, with their notes. */
function useChoices(keys: readonly Choice[]) {
  const t = useT('form-fields.custom-input')
  return keys.map((value) => ({ value, label: t(value), note: t(`${value}-note`) }))
}

const serviceIcons = { translation: Languages, voice: Headphones, editing: Feather } as const

/** The icon of a service. */
function serviceIcon(value: string) {
  const Icon = serviceIcons[SERVICES.find((one) => one === value) ?? 'editing']
  return <Icon size={24} aria-hidden />
}

/** The picture of a cover; decorative, because its name is below it. */
function coverPicture(value: string) {
  return (
    <chakra.img
      src={`/build/demo/courses/${value}.svg`}
      alt=""
      width="full"
      borderRadius="control"
      loading="lazy"
    />
  )
}

export function CustomInputRadioCards() {
  const t = useT('form-fields.custom-input')
  return <RadioCards label={t('plan')} options={useChoices(PLANS)} defaultValue="novel" />
}

export function CustomInputRadioIcons() {
  const t = useT('form-fields.custom-input')
  return (
    <RadioCards
      label={t('service')}
      options={useChoices(SERVICES)}
      drawingOf={serviceIcon}
      defaultValue="translation"
    />
  )
}

export function CustomInputRadioPictures() {
  const t = useT('form-fields.custom-input')
  const options = COVERS.map((value) => ({ value, label: t(value) }))
  return <RadioCards label={t('cover')} options={options} drawingOf={coverPicture} defaultValue="art-1" />
}

export function CustomInputCheckCards() {
  const t = useT('form-fields.custom-input')
  return <CheckCards label={t('services')} options={useChoices(SERVICES)} defaultValue={['voice']} />
}

export function CustomInputCheckIcons() {
  const t = useT('form-fields.custom-input')
  const icons = { ebook: MonitorSmartphone, print: BookOpen, audio: Headphones, parcel: Truck } as const
  const options = useChoices(PRODUCTS)
  return (
    <CheckCards
      label={t('formats')}
      options={options}
      columns={4}
      defaultValue={['ebook', 'audio']}
      drawingOf={(value) => {
        const Icon = icons[value === 'print' || value === 'audio' || value === 'parcel' ? value : 'ebook']
        return <Icon size={24} aria-hidden />
      }}
    />
  )
}

export function CustomInputCheckPictures() {
  const t = useT('form-fields.custom-input')
  const options = COVERS.map((value) => ({ value, label: t(value) }))
  return (
    <CheckCards label={t('covers')} options={options} drawingOf={coverPicture} defaultValue={['design-2']} />
  )
}

const schema = z.object({
  plan: z.string().min(1, 'form-fields.error.plan'),
  services: z.array(z.string()).min(1, 'form-fields.error.services'),
})

export function CustomInputForm() {
  const t = useT('form-fields.custom-input')
  const plans = useChoices(PLANS).map(({ note, ...option }) => ({ ...option, help: note }))
  const services = useChoices(SERVICES)
  return (
    <SampleForm label={t('order')} schema={schema} values={{ plan: '', services: [] }}>
      <CardsField name="plan" label={t('plan')} options={plans} columns={1} isRequired />
      <CheckCardsField name="services" label={t('services')} options={services} columns={1} isRequired />
    </SampleForm>
  )
}

export function CustomInputStates() {
  const t = useT('form-fields.label')
  const plans = useChoices(PLANS.slice(0, 2))
  const services = useChoices(SERVICES.slice(0, 2))
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
      <RadioCards label={t('disabled')} options={plans} columns={2} defaultValue="draft" disabled />
      <RadioCards label={t('read-only')} options={plans} columns={2} defaultValue="draft" readOnly />
      <CheckCards label={t('disabled')} options={services} columns={2} defaultValue={['voice']} isDisabled />
      <CheckCards label={t('with-error')} options={services} columns={2} isInvalid />
    </SimpleGrid>
  )
}

export function CustomInputSizes() {
  const t = useT('form-fields.size')
  const services = useChoices(SERVICES)
  return (
    <SimpleGrid gap="6">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CheckCards key={size} label={t(size)} size={size} options={services} defaultValue={['voice']} />
      ))}
    </SimpleGrid>
  )
}

export function CustomInputVariants() {
  const t = useT('form-fields.variant')
  const plans = useChoices(PLANS)
  return (
    <SimpleGrid gap="6">
      {(['outline', 'subtle', 'surface', 'solid'] as const).map((variant) => (
        <RadioCards
          key={variant}
          label={t(variant)}
          variant={variant}
          options={plans.map(({ value, label }) => ({ value, label }))}
          defaultValue="novel"
        />
      ))}
    </SimpleGrid>
  )
}

export function CustomInputLongText() {
  const t = useT('form-fields.label')
  const options = (['long-1', 'long-2'] as const).map((value) => ({
    value,
    label: t(value),
    note: t('long-3'),
  }))
  return <RadioCards label={t('long-label')} options={options} columns={2} defaultValue="long-1" />
}
