import type { ReactNode } from "react";
import type {
	AnswerOf,
	Endpoint,
	GivenOf,
} from "../../../../kit/contract/endpoint.ts";
import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "../../../../kit/ui/state/empty-state.tsx";
import { ErrorState } from "../../../../kit/ui/state/error-state.tsx";
import { isApiError } from "../../../../kit/web/api-error.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

interface Given<E extends Endpoint> {
	/** Of the panel, while nothing is there to show. */
	readonly title: string;
	readonly endpoint: E;
	readonly input: GivenOf<E>;
	readonly children: (answer: AnswerOf<E>) => ReactNode;
}

/** A panel about something that is fetched first; says so when it is gone or cannot be loaded. */
export function LoadedPanel<E extends Endpoint>(given: Given<E>) {
	const t = useTexts(german, english).detail;
	const { data, error, isPending, refetch } = useApi(
		given.endpoint,
		given.input,
	);
	if (data !== undefined) return given.children(data);
	if (isPending) return <PanelFrame title={given.title} isLoading />;
	return (
		<PanelFrame title={given.title}>
			{isApiError(error, "NOT_FOUND") ? (
				<EmptyState text={t.gone} />
			) : (
				<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
			)}
		</PanelFrame>
	);
}
