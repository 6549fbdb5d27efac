import { Component, type ReactNode, Suspense } from "react";

interface LazyDialogProps {
  /** Called when the dialog's code cannot be loaded: what its link would have done. */
  readonly onError: () => void;
  /** A dialog made with `lazy()`. */
  readonly children: ReactNode;
}

/**
 * Shows a dialog whose code is loaded when it opens. If the code cannot be loaded, the island around it stays: an error
 * without a boundary would remove it from the page.
 */
export class LazyDialog extends Component<LazyDialogProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
