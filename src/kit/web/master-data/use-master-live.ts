import type { Endpoint } from "#kit/contract/endpoint.ts";
import { useLive, useLiveTopic } from "../live/use-live.ts";
import { renew } from "../use-api.ts";
import type { MasterScreens } from "./master-screens.ts";

/** Shown entries are fetched anew when anybody changes one. */
export function useMasterLive({ data }: Pick<MasterScreens, "data">): void {
	const fetchAgain = () => void renewMaster(data);
	useLiveTopic(data.topic, fetchAgain);
	// topics of the organisation have a message of their own
	useLive("organisation", ({ type }) => {
		if (type === data.topic) fetchAgain();
	});
}

export async function renewMaster({
	operations,
}: {
	readonly operations: { readonly list: Endpoint; readonly get: Endpoint };
}): Promise<void> {
	await Promise.all([renew(operations.list), renew(operations.get)]);
}
