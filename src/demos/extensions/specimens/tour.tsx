import { Box, Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { Play, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '@/lib/i18n/use-t.ts'
import { GuidedTour } from '../components/guided-tour.tsx'
import { useGuidedTour } from '../components/use-guided-tour.ts'
import { useScreenStops } from '../components/use-screen-stops.ts'
import { leftTourStep, stepNumber } from '../model/tour-progress.ts'

export function TourScreen() {
  const t = useT('extensions.tour')
  const stops = useScreenStops()
  const { tour, start } = useGuidedTour(stops, leftTourStep)
  const left = leftTourStep.use()
  const step = stepNumber(
    stops.map(({ id }) => id),
    left,
  )
  return (
    <Stack gap="3" align="flex-start">
      <Text color="fg.muted">{step === null ? t('not-left') : t('left', { step, total: stops.length })}</Text>
      <Flex gap="2" wrap="wrap">
        <Button onClick={(event) => start(event.currentTarget, step === null ? null : left)}>
          <Play size={18} data-mirror="" aria-hidden />
          {step === null ? t('start') : t('continue', { step })}
        </Button>
        {step === null ? null : (
          <Button variant="outline" colorPalette="gray" onClick={(event) => start(event.currentTarget)}>
            <RotateCcw size={18} aria-hidden />
            {t('again')}
          </Button>
        )}
      </Flex>
      <GuidedTour tour={tour} />
    </Stack>
  )
}

export function TourSteps() {
  const t = useT('extensions.tour')
  const stops = useScreenStops()
  const { tour, start } = useGuidedTour(stops)
  return (
    <Stack as="ol" gap="0" listStyleType="none" ps="0">
      {stops.map(({ id, title, description }, index) => (
        <Flex as="li" key={id} gap="3" align="center" py="2" borderBottomWidth="1px" wrap="wrap">
          <Box flex="1" minW="0">
            <Text fontWeight="medium">{t('numbered', { step: index + 1, title })}</Text>
            <Text color="fg.muted">{description}</Text>
          </Box>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={t('show-step', { title })}
            onClick={(event) => start(event.currentTarget, id)}
          >
            {t('show')}
          </Button>
        </Flex>
      ))}
      <GuidedTour tour={tour} />
    </Stack>
  )
}

export function TourDialogs() {
  const t = useT('extensions.tour')
  const stops = (['writers', 'clients', 'staff'] as const).map((id) => ({
    id,
    title: t(`dialogs.${id}.title`),
    description: t(`dialogs.${id}.body`),
  }))
  const { tour, start } = useGuidedTour(stops)
  return (
    <>
      <Button onClick={(event) => start(event.currentTarget)}>{t('dialogs.start')}</Button>
      <GuidedTour tour={tour} />
    </>
  )
}

export function TourFields() {
  const t = useT('extensions.tour')
  const fields = ['script', 'language', 'deadline'] as const
  const stops = fields.map((id) => ({
    id,
    title: t(`fields.${id}`),
    description: t(`fields.${id}.body`),
    target: () => document.getElementById(`tour-${id}`),
  }))
  const { tour, start } = useGuidedTour(stops)
  return (
    <Stack gap="4" align="flex-start" maxW="sm">
      {fields.map((id) => (
        <Field.Root key={id}>
          <Field.Label htmlFor={`tour-${id}`}>{t(`fields.${id}`)}</Field.Label>
          <Input id={`tour-${id}`} type={id === 'deadline' ? 'date' : 'text'} />
        </Field.Root>
      ))}
      <Button variant="outline" colorPalette="gray" onClick={(event) => start(event.currentTarget)}>
        {t('fields.start')}
      </Button>
      <GuidedTour tour={tour} />
    </Stack>
  )
}

export function TourSides() {
  const t = useT('extensions.tour')
  const target = useRef<HTMLDivElement>(null)
  const stops = (['top', 'right', 'bottom', 'left'] as const).map((placement) => ({
    id: placement,
    title: t(`sides.${placement}`),
    description: t('sides.hint'),
    placement,
    target: () => target.current,
  }))
  const { tour, start } = useGuidedTour(stops)
  return (
    <Flex direction="column" align="center" gap="6">
      <Box ref={target} borderWidth="2px" borderStyle="dashed" borderRadius="card" px="8" py="6">
        {t('sides.target')}
      </Box>
      <Button variant="outline" colorPalette="gray" onClick={(event) => start(event.currentTarget)}>
        {t('sides.start')}
      </Button>
      <GuidedTour tour={tour} />
    </Flex>
  )
}

export function TourHint() {
  const t = useT('extensions.tour')
  const target = useRef<HTMLParagraphElement>(null)
  const stops = [
    {
      id: 'hint',
      title: t('hint.title'),
      description: t('hint.text'),
      target: () => target.current,
      backdrop: false,
    },
  ]
  const { tour, start } = useGuidedTour(stops)
  return (
    <Stack gap="4" align="flex-start">
      <Text ref={target} fontWeight="medium">
        {t('hint.target')}
      </Text>
      <Button variant="outline" colorPalette="gray" onClick={(event) => start(event.currentTarget)}>
        {t('hint.start')}
      </Button>
      <GuidedTour tour={tour} />
    </Stack>
  )
}
