import { Box, Button, chakra, Flex, Heading, Stack, Steps } from '@chakra-ui/react'
import { Check, type LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { FormError } from './form/form-error.tsx'
import { FrameStateReporter } from './form/frame-state-reporter.tsx'
import { type StepFields, useWizardSteps } from './use-wizard-steps.ts'
import type { WizardDraft } from './wizard-draft.ts'

const Element = chakra('form')

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
  /** Where the values are stored, so that they survive a reload. */
  draft?: WizardDraft<Values>
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
  orientation = 'horizontal',
}: WizardProps<Values, Output>) {
  const { current, furthest, isLast, goTo, openInvalid } = useWizardSteps(form, steps, draft)
  const step = steps[current]
  const finish = form.handleSubmit(
    async (values) => {
      await onSubmit(values)
      if (Object.keys(form.formState.errors).length === 0) draft?.clear()
    },
    (errors) => openInvalid(Object.keys(errors)),
  )
  return (
    <Flex direction={orientation === 'vertical' ? { base: 'column', md: 'row' } : 'column'} gap="6" minW="0">
      <Steps.Root
        step={current}
        count={steps.length}
        onStepChange={({ step: index }) => void goTo(index)}
        orientation={orientation}
        colorPalette="brand"
        size="sm"
        flex="none"
        width={orientation === 'vertical' ? { base: 'full', md: '220px' } : 'full'}
        overflowX="auto"
      >
        <Steps.List aria-label={label}>
          {steps.map(({ id, title, description, icon: Icon }, index) => (
            <Steps.Item key={id} index={index} title={title}>
              <Steps.Trigger type="button" disabled={index > furthest + 1}>
                <Steps.Indicator>
                  <Steps.Status
                    complete={<Check strokeWidth={2} size={16} aria-hidden />}
                    incomplete={Icon ? <Icon size={16} strokeWidth={2} aria-hidden /> : <Steps.Number />}
                  />
                </Steps.Indicator>
                <Box textAlign="start">
                  <Steps.Title>{title}</Steps.Title>
                  {description ? <Steps.Description>{description}</Steps.Description> : null}
                </Box>
              </Steps.Trigger>
              <Steps.Separator />
            </Steps.Item>
          ))}
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
              <Heading as="h2" textStyle="lg">
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
                <Button type="submit" loading={form.formState.isSubmitting}>
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
