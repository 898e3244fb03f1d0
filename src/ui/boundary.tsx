import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  children: ReactNode
  /** What stands in the place of what broke. */
  failed: (error: unknown) => ReactNode
  onError?: ((error: unknown) => void) | undefined
}

/** Where a part of a page fails alone; the root of the app records what is caught here, as all that is caught. */
export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }
  override render() {
    const { failure } = this.state
    return failure ? this.props.failed(failure.error) : this.props.children
  }
}
