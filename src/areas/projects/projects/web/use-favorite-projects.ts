import { useMemo } from "react";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Ids of the favourite project nodes. */
export function useFavoriteProjects(): ReadonlySet<string> {
	const { data } = useApi(contract.getFavoriteProjects, {});
	useLiveTopic("SETTINGS", () => void renew(contract.getFavoriteProjects));
	return useMemo(() => new Set(data?.favorites.map(({ projectNodeId }) => projectNodeId)), [data]);
}
