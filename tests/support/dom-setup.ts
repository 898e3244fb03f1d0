import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => cleanup())

// A busy machine takes its time over what is imported when it is first opened; what never comes is still caught.
configure({ asyncUtilTimeout: 20_000 })

// jsdom has no layout and so no media queries; every one of them is answered with no.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// jsdom has no top layer; a modal dialog is only open there.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
