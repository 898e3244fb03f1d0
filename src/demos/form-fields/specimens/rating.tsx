import { Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Annoyed, Feather, Frown, Heart, Laugh, Meh, Smile } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { useT } from '@/lib/i18n/use-t.ts'
import { ControlField } from '../shared/control-field.tsx'
import { RatingControl } from '../shared/rating-control.tsx'
import { SampleForm } from '../shared/sample-form.tsx'

export function RatingStars() {
  const t = useT('form-fields.rating')
  return <RatingControl label={t('translation')} defaultValue={4} />
}

export function RatingHalf() {
  const t = useT('form-fields.rating')
  const intl = useIntl()
  const [value, setValue] = useState(3.5)
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <RatingControl
        label={t('narration')}
        allowHalf
        value={value}
        onValueChange={(change) => setValue(change.value)}
        nameOf={(star) => t('value', { value: intl.formatNumber(star), count: 5 })}
      />
      <Text role="status" color="fg.muted">
        {t('value', { value: intl.formatNumber(value), count: 5 })}
      </Text>
    </Flex>
  )
}

export function RatingReadOnly() {
  const t = useT('form-fields.rating')
  const intl = useIntl()
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <RatingControl label={t('average')} isLabelHidden readOnly allowHalf defaultValue={4.5} size="sm" />
      <Text fontWeight="medium">{intl.formatNumber(4.6)}</Text>
      <Text color="fg.muted">{t('reviews', { count: 128 })}</Text>
    </Flex>
  )
}

export function RatingIcons() {
  const t = useT('form-fields.rating')
  return (
    <Stack gap="4">
      <RatingControl label={t('favourite')} iconOf={() => <Heart />} colorPalette="danger" defaultValue={3} />
      <RatingControl label={t('style')} iconOf={() => <Feather />} colorPalette="brand" defaultValue={2} />
    </Stack>
  )
}

export function RatingFaces() {
  const t = useT('form-fields.rating')
  const names = ['angry', 'sad', 'neutral', 'glad', 'delighted'] as const
  const faces = [Annoyed, Frown, Meh, Smile, Laugh]
  const [value, setValue] = useState(4)
  const nameOf = (step: number) => t(names[step - 1] ?? 'none')
  return (
    <Stack gap="1">
      <RatingControl
        label={t('mood')}
        colorPalette="success"
        isOutline
        value={value}
        onValueChange={(change) => setValue(change.value)}
        nameOf={nameOf}
        iconOf={(step) => {
          const Face = faces[step - 1] ?? Meh
          return <Face strokeWidth={step === value ? 2.5 : 1.5} />
        }}
      />
      <Text role="status" color="fg.muted">
        {nameOf(value)}
      </Text>
    </Stack>
  )
}

export function RatingTen() {
  const t = useT('form-fields.rating')
  return <RatingControl label={t('suspense')} count={10} size="sm" defaultValue={7} />
}

const schema = z.object({
  quality: z.number().min(1, 'form-fields.error.rating'),
  pace: z.number(),
})

export function RatingForm() {
  const t = useT('form-fields.rating')
  return (
    <SampleForm label={t('review')} schema={schema} values={{ quality: 0, pace: 3 }}>
      {(['quality', 'pace'] as const).map((name) => (
        <ControlField key={name} name={name} label={t(name)} isRequired={name === 'quality'}>
          {({ value, onChange }) => (
            <RatingControl
              label={t(name)}
              isLabelHidden
              value={value}
              onValueChange={(change) => onChange(change.value)}
            />
          )}
        </ControlField>
      ))}
    </SampleForm>
  )
}

export function RatingStates() {
  const t = useT('form-fields.label')
  const tRating = useT('form-fields.rating')
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <RatingControl label={t('disabled')} defaultValue={3} disabled />
      <RatingControl label={t('read-only')} defaultValue={3} readOnly />
      <RatingControl label={tRating('none')} />
      <RatingControl label={tRating('long')} defaultValue={5} maxW="340px" />
    </SimpleGrid>
  )
}

export function RatingSizes() {
  const t = useT('form-fields.size')
  return (
    <Stack gap="3">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <RatingControl key={size} label={t(size)} size={size} defaultValue={3} />
      ))}
    </Stack>
  )
}

export function RatingColours() {
  const t = useT('form-fields.colour')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      {(['mark', 'brand', 'success', 'danger'] as const).map((palette) => (
        <RatingControl key={palette} label={t(palette)} colorPalette={palette} defaultValue={4} />
      ))}
    </SimpleGrid>
  )
}
