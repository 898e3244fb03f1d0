import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  children: ReactNode
  /** Renders the fallback for an error. */
  failed: (error: unknown) => ReactNode
  onError?: ((error: unknown) => void) | undefined
}

/** An error boundary for a part of a page; the app root's error handler reports what it catches. */
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
