import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import type * as z from 'zod'
import { Form } from '@/ui/form/form.tsx'
import { emptyRequest, exampleRequest } from '../model/request-form.ts'
import { SubmittedValues } from './submitted-values.tsx'

type ExampleFormProps<Values extends FieldValues> = {
  label: string
  schema: z.ZodType<Values, Values>
  values: DefaultValues<Values>
  mode?: NonNullable<UseFormProps['mode']>
  onInvalid?: (fields: readonly string[]) => void
  children: ReactNode
}

/** An example form, and below it the values that it passed to its handler. */
export function ExampleForm<Values extends FieldValues>(props: ExampleFormProps<Values>) {
  const { label, schema, values, mode = 'onSubmit', onInvalid, children } = props
  const [sent, setSent] = useState<Values | null>(null)
  const resolver = zodResolver(schema)
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: values, mode })
  return (
    <>
      <Form form={form} onSubmit={setSent} label={label} {...(onInvalid ? { onInvalid } : {})}>
        {children}
      </Form>
      <SubmittedValues values={sent} />
    </>
  )
}

type RequestFormProps = Pick<ComponentProps<typeof ExampleForm>, 'label' | 'onInvalid' | 'children'>

/** The example request as a form. */
export function RequestForm(props: RequestFormProps) {
  return <ExampleForm schema={exampleRequest} values={emptyRequest} {...props} />
}
