import { isFigure, type PictureNode } from '@contract/picture-figure.ts'
import { StoredImage } from './stored-image.tsx'

/** A picture of a read-only body; one with an alignment or a caption is a block. */
export function ProsePicture({ node }: { node: PictureNode }) {
  const { path, alt, width, align, caption } = node.attrs
  const image = <StoredImage path={path} alt={alt ?? ''} width={width ?? undefined} />
  if (!isFigure(node)) return image
  return (
    // biome-ignore lint/a11y/useSemanticElements: a paragraph contains the picture, and no figure
    <span role="figure" data-figure={align ?? ''}>
      {image}
      {caption ? (
        <span data-caption="" dir="auto">
          {caption}
        </span>
      ) : null}
    </span>
  )
}
