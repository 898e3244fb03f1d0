import { isFigure, type PictureNode } from '@contract/picture-figure.ts'
import type { Node } from '@tiptap/pm/model'
import type { Decoration, NodeView } from '@tiptap/pm/view'

/** Returns a temporary URL for a Storage path. */
export type SignPicture = (path: string) => Promise<string>

/** A match of the search in the caption of a picture: its offsets, in the spec `foundInCaption` of a decoration. */
export type FoundInCaption = { from: number; to: number; isCurrent: boolean }

/** A caption with its matches marked. */
function captionParts(caption: string, decorations: readonly Decoration[]): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = []
  let done = 0
  for (const { spec } of decorations) {
    const found: FoundInCaption | undefined = spec.foundInCaption
    if (!found) continue
    const mark = document.createElement('span')
    mark.dataset.found = found.isCurrent ? 'current' : 'other'
    mark.textContent = caption.slice(found.from, found.to)
    parts.push(caption.slice(done, found.from), mark)
    done = found.to
  }
  return [...parts, caption.slice(done)]
}

function drawFigure(
  frame: HTMLElement,
  caption: HTMLElement,
  node: Node,
  decorations: readonly Decoration[],
): void {
  const { attrs } = node
  if (isFigure(node.toJSON() as PictureNode)) {
    frame.dataset.figure = attrs.align ?? ''
    frame.setAttribute('role', 'figure')
  } else {
    delete frame.dataset.figure
    frame.removeAttribute('role')
  }
  caption.replaceChildren(...captionParts(attrs.caption ?? '', decorations))
  if (attrs.caption) frame.append(caption)
  else caption.remove()
}

/** Renders an image from a signed URL with its caption; shows its alternative text when it cannot be loaded. */
export function createPictureView(
  start: Node,
  found: readonly Decoration[],
  sign: SignPicture,
  missingText: () => string,
): NodeView {
  const frame = document.createElement('span')
  const picture = document.createElement('img')
  const caption = document.createElement('span')
  caption.dataset.caption = ''
  caption.dir = 'auto'
  frame.dataset.picture = 'loading'
  frame.append(picture)
  let node = start
  let currentPath = ''
  let retried = false

  const fail = () => {
    frame.dataset.picture = 'missing'
    frame.dataset.missing = node.attrs.alt || missingText()
  }
  const load = (path: string) => {
    currentPath = path
    sign(path).then((address) => {
      if (currentPath === path) picture.src = address
    }, fail)
  }
  const draw = (decorations: readonly Decoration[]) => {
    picture.alt = node.attrs.alt ?? ''
    for (const side of ['width', 'height'] as const) {
      if (node.attrs[side]) picture.setAttribute(side, String(Math.round(node.attrs[side])))
      else picture.removeAttribute(side)
    }
    drawFigure(frame, caption, node, decorations)
    if (currentPath !== node.attrs.path) load(node.attrs.path)
  }
  picture.addEventListener('load', () => {
    frame.dataset.picture = 'shown'
  })
  // A signed URL expires, so it is signed once more before the image counts as missing.
  picture.addEventListener('error', () => {
    if (retried) return fail()
    retried = true
    load(node.attrs.path)
  })
  draw(found)
  return {
    dom: frame,
    update(next, decorations) {
      if (next.type !== node.type) return false
      node = next
      draw(decorations)
      return true
    },
    ignoreMutation: () => true,
  }
}
