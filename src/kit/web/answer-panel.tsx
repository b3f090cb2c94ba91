import type { ReactNode } from "react";
import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { ApiError } from "./api-error.ts";
import { useApi } from "./use-api.ts";

interface Given<E extends Endpoint> {
	/** Of the panel, while nothing is there to show. */
	readonly title: string;
	readonly endpoint: E;
	readonly input: GivenOf<E>;
	readonly words: {
		/** It does not exist, or may not be seen; absent where that cannot be. */
		readonly gone?: string;
		readonly notLoaded: string;
	};
	readonly children: (answer: AnswerOf<E>) => ReactNode;
}

/** A panel about something that is fetched first; says so when it is gone or cannot be loaded. */
export function AnswerPanel<E extends Endpoint>(given: Given<E>) {
	const { title, endpoint, input, words } = given;
	const { data, error, isPending, refetch } = useApi(endpoint, input);
	if (data !== undefined) return given.children(data);
	if (isPending) return <PanelFrame title={title} isLoading />;
	const isGone = error instanceof ApiError && error.error === "EntityNotFound";
	const { gone, notLoaded } = words;
	return (
		<PanelFrame title={title}>
			{isGone && gone !== undefined ? (
				<EmptyState text={gone} />
			) : (
				<ErrorState text={notLoaded} onRetry={() => void refetch()} />
			)}
		</PanelFrame>
	);
}
