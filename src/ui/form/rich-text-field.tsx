import { Skeleton } from '@chakra-ui/react'
import { lazy } from 'react'
import { useController } from 'react-hook-form'
import { LazyPart } from '../overlay/lazy-part.tsx'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

type RichTextFieldProps = FieldFrameProps & Pick<RichTextEditorProps, 'menu' | 'maxLength'>

/** Formatted text in a form; its value is HTML, which the server sanitises. */
export function RichTextField({ menu, maxLength, ...frame }: RichTextFieldProps) {
  const { field, fieldState } = useController({ name: frame.name })
  return (
    // A dimmed label would name no disabled input, only an editor that is read.
    <FieldFrame {...frame} isDisabled={false}>
      <LazyPart fallback={<Skeleton w="full" h="44" />}>
        <RichTextEditor
          value={typeof field.value === 'string' ? field.value : ''}
          label={String(frame.label)}
          isInvalid={fieldState.invalid}
          isRequired={frame.isRequired ?? false}
          isDisabled={frame.isDisabled ?? false}
          {...(menu ? { menu } : {})}
          {...(maxLength ? { maxLength } : {})}
          onChange={field.onChange}
        />
      </LazyPart>
    </FieldFrame>
  )
}
