import { ErrorState } from "./error-state.tsx";
import { LoadingState } from "./loading-state.tsx";

interface Given {
	readonly hasFailed: boolean;
	/** Said when it has failed. */
	readonly text: string;
	readonly onRetry?: (() => void) | undefined;
}

/** In the place of an answer that has not come: it is on its way, or failed. */
export function AwaitedState({ hasFailed, ...failure }: Given) {
	return hasFailed ? <ErrorState {...failure} /> : <LoadingState />;
}
