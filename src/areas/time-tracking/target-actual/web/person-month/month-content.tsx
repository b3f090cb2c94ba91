import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { PersonMonth } from "./person-month.tsx";
import { texts } from "./text.ts";
import type { usePersonMonth } from "./use-person-month.ts";

interface Given {
	readonly loaded: ReturnType<typeof usePersonMonth>;
}

/** A month once it is there, or what stands in its place. */
export function MonthContent({ loaded: { month, state, retry } }: Given) {
	const t = useTexts(texts);
	if (month !== undefined) return <PersonMonth of={month} />;
	if (state === "gone") return <EmptyState text={t.gone} />;
	if (state === "failed") return <ErrorState text={t.notLoaded} onRetry={retry} />;
	return <LoadingState />;
}
