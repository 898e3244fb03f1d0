import { Skeleton } from '@chakra-ui/react'
import { useController } from 'react-hook-form'
import { LazyBoundary } from '../lazy-boundary.tsx'
import { lazyWithRetry } from '../lazy-with-retry.tsx'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

const RichTextEditor = lazyWithRetry(() => import('./rich-text-editor.tsx'), 'RichTextEditor')

/** Formatted text in a form; its value is HTML, which the server sanitises. */
export function RichTextField(frame: FieldFrameProps) {
  const { field, fieldState } = useController({ name: frame.name })
  return (
    <FieldFrame {...frame}>
      <LazyBoundary failure="inline" fallback={<Skeleton w="full" h="44" />}>
        <RichTextEditor
          value={typeof field.value === 'string' ? field.value : ''}
          label={String(frame.label)}
          isInvalid={fieldState.invalid}
          isDisabled={frame.isDisabled ?? false}
          onChange={field.onChange}
        />
      </LazyBoundary>
    </FieldFrame>
  )
}
