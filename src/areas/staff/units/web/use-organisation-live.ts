import { useEffect } from "react";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { OrganisationType } from "#kit/contract/live.ts";
import { onLive } from "#kit/web/live/live-messages.ts";
import { renew } from "#kit/web/use-api.ts";

interface Watch {
	count: number;
	readonly end: () => void;
}

const watches = new Map<Endpoint, Watch>();

/** Fetches an operation of the organisation anew after a live message; once, however many components show it. */
export function useOrganisationLive(endpoint: Endpoint, type: OrganisationType): void {
	useEffect(() => {
		const watch = watches.get(endpoint) ?? begin(endpoint, type);
		watch.count++;
		return () => {
			watch.count--;
			if (watch.count > 0) return;
			watch.end();
			watches.delete(endpoint);
		};
	}, [endpoint, type]);
}

function begin(endpoint: Endpoint, type: OrganisationType): Watch {
	const again = () => void renew(endpoint);
	const ends = [
		onLive("organisation", (message) => {
			if (message.type === type) again();
		}),
		onLive("resync", again),
	];
	const watch = {
		count: 0,
		end: () => {
			for (const end of ends) end();
		},
	};
	watches.set(endpoint, watch);
	return watch;
}
