import { Component, type ReactNode } from "react";

interface Given {
	readonly children: ReactNode;
	/** In place of what broke; `retry` shows it anew. */
	readonly fallback: (retry: () => void, error: unknown) => ReactNode;
}

interface State {
	readonly failure: { readonly error: unknown } | null;
}

/** Keeps one broken part from taking the rest of the page with it. */
export class ErrorBoundary extends Component<Given, State> {
	override state: State = { failure: null };

	static getDerivedStateFromError(error: unknown): State {
		return { failure: { error } };
	}

	override render(): ReactNode {
		const { failure } = this.state;
		return failure === null
			? this.props.children
			: this.props.fallback(() => this.setState({ failure: null }), failure.error);
	}
}
