import { ApiError } from "#kit/web/api-error.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import type { PersonMonth } from "./month-days.ts";

interface Loaded {
	readonly month: PersonMonth | undefined;
	readonly state: "loading" | "ready" | "gone" | "failed";
	readonly retry: () => void;
}

/** A person's month, kept up to date; the last one stays while another is fetched. */
export function usePersonMonth(userId: string, month: string): Loaded {
	const { data, error, isPending, refetch } = useApi(
		contract.getTargetActual,
		{ userId, month },
		{ keep: true },
	);
	const again = () => void renew(contract.getTargetActual);
	useLiveTopic("TRACKINGS", again);
	useLiveTopic("WORKSHEETS", again);
	return {
		month: error === null ? data : undefined,
		state: stateOf(error, isPending),
		retry: () => void refetch(),
	};
}

function stateOf(error: Error | null, isPending: boolean): Loaded["state"] {
	if (error === null) return isPending ? "loading" : "ready";
	const isGone = error instanceof ApiError && error.error === "EntityNotFound";
	return isGone ? "gone" : "failed";
}
