import { SimpleGrid, Stack } from '@chakra-ui/react'
import { LISTERS, PROPERTY_FEATURES, PROPERTY_KINDS, PROPERTY_PURPOSES } from '@contract/demo/properties.ts'
import { Banknote, House, LampDesk, Ruler, UserRound } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useT } from '@/lib/i18n/use-t.ts'
import { CardsField } from '@/ui/form/cards-field.tsx'
import { CheckboxesField, CheckboxField } from '@/ui/form/checkbox-field.tsx'
import { DateField } from '@/ui/form/date-field.tsx'
import { TextAreaField, TextField } from '@/ui/form/text-field.tsx'
import { useListProperty } from '../../api/wizard-rows.ts'
import {
  emptyProperty,
  type PropertyValues,
  propertyBodyOf,
  propertyDraft,
  propertyForm,
} from '../../model/property-form.ts'
import { AddressFields } from '../../shared/address-fields.tsx'
import { BuyerFields } from '../../shared/buyer-fields.tsx'
import { DraftWizard } from '../draft-wizard.tsx'

/** A property in five steps; it ends at the saved property. */
export function PropertyWizard() {
  const list = useListProperty()
  return (
    <DraftWizard
      name="property"
      schema={propertyForm}
      empty={emptyProperty}
      draftFor={propertyDraft}
      save={async (values) => ({ saved: (await list.mutateAsync(propertyBodyOf(values))).id })}
      isVertical
      steps={[
        {
          id: 'personal',
          help: 'personal-help',
          icon: UserRound,
          fields: ['lister', 'listerName', 'email', 'phone'],
          content: <ListerStep />,
        },
        {
          id: 'property',
          help: 'property-help',
          icon: House,
          fields: ['kind', 'purpose', 'title', 'street', 'postcode', 'city', 'countryCode'],
          content: <PlaceStep />,
        },
        {
          id: 'features',
          help: 'features-help',
          icon: LampDesk,
          fields: ['rooms', 'seats', 'features', 'isFurnished', 'description'],
          content: <FeaturesStep />,
        },
        {
          id: 'area',
          help: 'area-help',
          icon: Ruler,
          fields: ['area', 'usable', 'availableOn'],
          content: <AreaStep />,
        },
        {
          id: 'price',
          help: 'price-help',
          icon: Banknote,
          fields: ['price', 'deposit', 'isNegotiable'],
          content: <PriceStep />,
        },
      ]}
    />
  )
}

/** The first step: who offers the property. */
function ListerStep() {
  const t = useT('wizards.property')
  return (
    <Stack gap="5">
      <CardsField
        name="lister"
        label={t('lister')}
        options={LISTERS.map((value) => ({
          value,
          label: t(`lister.${value}`),
          help: t(`lister.${value}.help`),
        }))}
      />
      <BuyerFields name="listerName" />
    </Stack>
  )
}

/** The second step: what it is and where. */
function PlaceStep() {
  const t = useT('wizards.property')
  return (
    <Stack gap="5">
      <CardsField
        name="kind"
        label={t('kind')}
        options={PROPERTY_KINDS.map((value) => ({
          value,
          label: t(`kind.${value}`),
          help: t(`kind.${value}.help`),
        }))}
      />
      <CardsField
        name="purpose"
        label={t('purpose')}
        options={PROPERTY_PURPOSES.map((value) => ({ value, label: t(`purpose.${value}`) }))}
      />
      <TextField name="title" label={t('name')} isRequired />
      <AddressFields hasExtra={false} />
    </Stack>
  )
}

/** The third step: rooms and equipment. */
function FeaturesStep() {
  const t = useT('wizards.property')
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="rooms" label={t('rooms')} inputMode="numeric" isRequired />
        <TextField name="seats" label={t('seats')} inputMode="numeric" isRequired />
      </SimpleGrid>
      <CheckboxesField
        name="features"
        label={t('features')}
        options={PROPERTY_FEATURES.map((value) => ({ value, label: t(`feature.${value}`) }))}
      />
      <CheckboxField name="isFurnished" label={t('furnished')} />
      <TextAreaField name="description" label={t('description')} rows={4} />
    </Stack>
  )
}

/** The fourth step: areas and the first day. */
function AreaStep() {
  const t = useT('wizards.property')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <TextField name="area" label={t('area')} inputMode="numeric" isRequired />
      <TextField name="usable" label={t('usable')} help={t('usable-help')} inputMode="numeric" isRequired />
      <DateField name="availableOn" label={t('available')} isRequired />
    </SimpleGrid>
  )
}

/** The last step: the price. */
function PriceStep() {
  const t = useT('wizards.property')
  const purpose = useWatch<PropertyValues, 'purpose'>({ name: 'purpose' })
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="price" label={t(`price.${purpose}`)} inputMode="decimal" isRequired />
        <TextField name="deposit" label={t('deposit')} help={t('deposit-help')} inputMode="decimal" />
      </SimpleGrid>
      <CheckboxField name="isNegotiable" label={t('negotiable')} />
    </Stack>
  )
}
