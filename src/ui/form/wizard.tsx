import { Box, Button, chakra, Flex, Heading, Stack, Steps } from '@chakra-ui/react'
import { stepsSlotRecipe } from '@chakra-ui/react/theme'
import { Check, type LucideIcon } from 'lucide-react'
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormError } from './form-error.tsx'
import { FrameStateReporter } from './frame-state-reporter.tsx'
import { type StepFields, useWizardSteps } from './use-wizard-steps.ts'
import type { WizardDraft } from './wizard-draft.ts'
import { StepButton, StepList } from './wizard-step-elements.tsx'

const Element = chakra('form')

/** How long the last step's button is off after the step opens: it is where "Next" was. */
const SETTLE_MS = 1000

/** False while a second press on "Next" would submit the step that has just opened. */
function useIsSettled(isLast: boolean): boolean {
  const [isSettled, setIsSettled] = useState(isLast)
  useEffect(() => {
    if (!isLast) return setIsSettled(false)
    const timer = setTimeout(() => setIsSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [isLast])
  return isSettled || !isLast
}

/** Moves the focus and the view to the heading of a step that opens, because its button is below the content. */
function useStepHeading(current: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return heading
}

/** One step of a wizard: its name in the step list, its fields and its content. */
export type WizardStep<Values extends FieldValues> = StepFields<Values> & {
  title: string
  description?: string
  /** Replaces the number in the step list. */
  icon?: LucideIcon
  content: ReactNode
}

type WizardProps<Values extends FieldValues, Output> = {
  /** The accessible name of the form. */
  label: string
  form: UseFormReturn<Values, unknown, Output>
  steps: readonly WizardStep<Values>[]
  /** Called with the values of all steps; the draft is deleted when it resolves without a form error. */
  onSubmit: (values: Output) => void | Promise<void>
  /** The label of the last step's button. */
  submit: ReactNode
  /** The store of the values, so that they survive a reload. */
  draft?: WizardDraft<Values>
  /** The URL parameter of the current step, where a page has several wizards. */
  param?: string
  orientation?: 'horizontal' | 'vertical'
}

/**
 * A form in steps. Each step is validated before the next one opens, the current step is in the URL, and values are
 * kept when the user goes back or reloads.
 */
export function Wizard<Values extends FieldValues, Output>({
  label,
  form,
  steps,
  onSubmit,
  submit,
  draft,
  param = 'step',
  orientation = 'horizontal',
}: WizardProps<Values, Output>) {
  const { current, furthest, isLast, goTo, openInvalid } = useWizardSteps(form, steps, draft, param)
  const isSettled = useIsSettled(isLast)
  const heading = useStepHeading(current)
  const step = steps[current]
  const isVertical = orientation === 'vertical'
  const finish = form.handleSubmit(
    async (values) => {
      await onSubmit(values)
      // Read live, because the last render has not seen an error that onSubmit set.
      const refused = steps.flatMap(({ fields }) => fields.filter((name) => form.getFieldState(name).invalid))
      if (refused.length > 0) openInvalid(refused.map((name) => name.split('.')[0] ?? name))
      else if (Object.keys(form.formState.errors).length === 0) draft?.clear()
    },
    (errors) => openInvalid(Object.keys(errors)),
  )
  return (
    <Flex direction={isVertical ? { base: 'column', md: 'row' } : 'column'} gap="6" minW="0">
      <Steps.Root
        recipe={stepsSlotRecipe}
        step={current}
        count={steps.length}
        onStepChange={({ step: index }) => void goTo(index)}
        orientation={orientation}
        colorPalette="brand"
        size="sm"
        flex="none"
        width={isVertical ? { base: 'full', md: '220px' } : 'full'}
        overflowX="auto"
      >
        <Steps.List asChild aria-label={label}>
          <StepList>
            {steps.map(({ id, title, description, icon: Icon }, index) => (
              <Steps.Item
                key={id}
                index={index}
                title={title}
                // The separator of a vertical list has the height that its item has more than the indicator.
                css={isVertical ? { '&:not(:last-child)': { minH: '16' } } : undefined}
                asChild
              >
                <li>
                  <Steps.Trigger asChild disabled={index > furthest + 1}>
                    <StepButton>
                      <Steps.Indicator>
                        <Steps.Status
                          complete={<Check strokeWidth={2} size={16} aria-hidden />}
                          incomplete={
                            Icon ? <Icon size={16} strokeWidth={2} aria-hidden /> : <Steps.Number />
                          }
                        />
                      </Steps.Indicator>
                      {/* On a phone, a horizontal list shows only the name of the current step. */}
                      <Box
                        textAlign="start"
                        srOnly={!isVertical && index !== current ? { base: true, sm: false } : false}
                      >
                        <Steps.Title>{title}</Steps.Title>
                        {description ? (
                          <Steps.Description {...(isVertical ? {} : { hideBelow: 'sm' })}>
                            {description}
                          </Steps.Description>
                        ) : null}
                      </Box>
                    </StepButton>
                  </Steps.Trigger>
                  <Steps.Separator />
                </li>
              </Steps.Item>
            ))}
          </StepList>
        </Steps.List>
      </Steps.Root>
      <Box flex="1" minW="0">
        <FormProvider {...(form as unknown as UseFormReturn<FieldValues>)}>
          <FrameStateReporter isKept={draft !== undefined} />
          <Element
            noValidate
            aria-label={label}
            onSubmit={(event) => {
              event.preventDefault()
              void (isLast ? finish() : goTo(current + 1))
            }}
          >
            <Stack gap="4">
              <Heading as="h2" textStyle="lg" ref={heading} tabIndex={-1} outline="none" scrollMarginTop="24">
                {step?.title}
              </Heading>
              <FormError />
              {/* The key keeps fields of different steps from sharing one input element. */}
              <Fragment key={step?.id}>{step?.content}</Fragment>
              <Flex justify="space-between" gap="3" mt="2">
                <Button
                  variant="outline"
                  colorPalette="gray"
                  disabled={current === 0}
                  onClick={() => void goTo(current - 1)}
                >
                  <FormattedMessage id="ui.wizard.back" />
                </Button>
                <Button
                  type="submit"
                  loading={form.formState.isSubmitting}
                  aria-disabled={!isSettled || undefined}
                  // It looks ready: a second is too short to see why it would not be.
                  {...(isSettled ? {} : { _disabled: { opacity: '1', cursor: 'pointer' } })}
                  onClick={(event: MouseEvent) => {
                    // The second click of a double click would pass the step that has just opened.
                    if (event.detail > 1 || !isSettled) event.preventDefault()
                  }}
                >
                  {isLast ? submit : <FormattedMessage id="ui.wizard.next" />}
                </Button>
              </Flex>
            </Stack>
          </Element>
        </FormProvider>
      </Box>
    </Flex>
  )
}
