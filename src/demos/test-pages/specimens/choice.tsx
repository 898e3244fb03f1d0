import * as z from 'zod'
import { ControlField } from '@/demos/form-fields/shared/control-field.tsx'
import { SampleForm } from '@/demos/form-fields/shared/sample-form.tsx'
import { useSceneOptions } from '@/demos/form-fields/shared/sample-options.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { BenchCalls, BenchControl, BenchField } from '../components/bench-choice.tsx'
import { BenchDialog } from '../components/bench-dialog.tsx'
import { useHalfDisabled, useLongOptions, useSameLabels } from '../components/bench-options.ts'
import { OtherDirection } from '../components/other-direction.tsx'

export function ChoiceFiveHundred() {
  return <BenchField options={useSceneOptions(500)} />
}

export function ChoiceSeveral() {
  return <BenchField options={useSceneOptions(40)} isMultiple />
}

export function ChoiceLongLabels() {
  return <BenchField options={useLongOptions()} />
}

export function ChoiceNoOptions() {
  return <BenchField options={[]} />
}

export function ChoiceDisabledOptions() {
  return <BenchField options={useHalfDisabled()} />
}

export function ChoiceSameLabels() {
  return <BenchField options={useSameLabels()} />
}

export function ChoiceCalls() {
  return <BenchCalls />
}

export function ChoiceOtherDirection() {
  const options = useSceneOptions(20)
  return (
    <OtherDirection>
      <BenchField options={options} isMultiple />
    </OtherDirection>
  )
}

export function ChoiceInDialog() {
  const options = useSceneOptions(60)
  return (
    <BenchDialog>
      <BenchField options={options} />
    </BenchDialog>
  )
}

const schema = z.object({ scenes: z.array(z.string()).min(1, 'test-pages.error.scene') })

export function ChoiceResetForm() {
  const t = useT('test-pages.label')
  const options = useSceneOptions(20)
  return (
    <SampleForm label={t('form')} schema={schema} values={{ scenes: ['3'] }}>
      <ControlField name="scenes" label={t('scenes')}>
        {({ value, onChange }) => <BenchControl {...{ options, value, onChange }} isMultiple />}
      </ControlField>
    </SampleForm>
  )
}
