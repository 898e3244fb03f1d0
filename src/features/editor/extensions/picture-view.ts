import { isFigure, type PictureNode } from '@contract/picture-figure.ts'
import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'

/** Returns a temporary URL for a Storage path. */
export type SignPicture = (path: string) => Promise<string>

function drawFigure(frame: HTMLElement, caption: HTMLElement, node: Node): void {
  const { attrs } = node
  if (isFigure(node.toJSON() as PictureNode)) {
    frame.dataset.figure = attrs.align ?? ''
    frame.setAttribute('role', 'figure')
  } else {
    delete frame.dataset.figure
    frame.removeAttribute('role')
  }
  caption.textContent = attrs.caption ?? ''
  if (attrs.caption) frame.append(caption)
  else caption.remove()
}

/** Renders an image from a signed URL with its caption; shows its alternative text when it cannot be loaded. */
export function createPictureView(start: Node, sign: SignPicture, missingText: () => string): NodeView {
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
  const draw = () => {
    picture.alt = node.attrs.alt ?? ''
    for (const side of ['width', 'height'] as const) {
      if (node.attrs[side]) picture.setAttribute(side, String(Math.round(node.attrs[side])))
      else picture.removeAttribute(side)
    }
    drawFigure(frame, caption, node)
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
  draw()
  return {
    dom: frame,
    update(next) {
      if (next.type !== node.type) return false
      node = next
      draw()
      return true
    },
    ignoreMutation: () => true,
  }
}
