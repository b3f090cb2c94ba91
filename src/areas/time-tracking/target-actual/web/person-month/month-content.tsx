import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { ApiError } from "#kit/web/api-error.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { PersonMonth } from "./person-month.tsx";

/** A person's month, kept up to date; the last one stays while another is fetched. */
export function usePersonMonth(userId: string, month: string) {
	const asked = { userId, month };
	const { data, error, refetch } = useApi(contract.getTargetActual, asked, { keep: true });
	const again = () => void renew(contract.getTargetActual);
	useLiveTopic("TRACKINGS", again);
	useLiveTopic("WORKSHEETS", again);
	return { month: error === null ? data : undefined, error, retry: () => void refetch() };
}

/** A month once it is there, or what stands in its place. */
export function MonthContent({ month, error, retry }: ReturnType<typeof usePersonMonth>) {
	const t = useTexts(texts).month;
	if (month !== undefined) return <PersonMonth of={month} />;
	if (error === null) return <LoadingState />;
	const isGone = error instanceof ApiError && error.error === "EntityNotFound";
	return isGone ? <EmptyState text={t.gone} /> : <ErrorState text={t.notLoaded} onRetry={retry} />;
}
