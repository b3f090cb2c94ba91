import { useQuery } from "@tanstack/react-query";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { api } from "#kit/web/api.ts";
import { queryKey } from "#kit/web/use-api.ts";
import { contract, type TimeTracking } from "../contract.ts";

type Asked = GivenOf<typeof contract.listTimeTrackings>;

/** Which entries are listed. */
export interface ListedEntries {
	readonly userIds?: string[] | undefined;
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	readonly ids?: string[] | undefined;
	readonly states?: Asked["states"];
	readonly needsReason?: boolean | undefined;
	readonly autoFinished?: boolean | undefined;
}

interface Answer {
	readonly entries: readonly TimeTracking[];
	/** All that match; more than are shown where there are too many. */
	readonly total: number;
}

/** As many ids as an address may hold. */
const idsAtOnce = 50;
const most = 500;

/** Entries as another panel asks for them; of ids any number. */
export function useListedEntries(filter: ListedEntries) {
	return useQuery<Answer>({
		queryKey: queryKey(contract.listTimeTrackings, { listed: filter }),
		queryFn: async ({ signal }) => {
			const pages = await Promise.all(
				partsOf(filter).map((part) => api(contract.listTimeTrackings, part, { signal })),
			);
			const entries = pages.flatMap(({ timeTrackings }) => timeTrackings);
			const total = pages.reduce((sum, page) => sum + page.total, 0);
			return { entries, total };
		},
	});
}

function partsOf({ ids, needsReason, autoFinished, ...narrow }: ListedEntries): Asked[] {
	const rest = {
		...narrow,
		needsReason: queryFlag(needsReason),
		autoFinished: queryFlag(autoFinished),
		pageSize: most,
	};
	const plain = Object.fromEntries(
		Object.entries(rest).filter(([, value]) => value !== undefined),
	) as Asked;
	if (ids === undefined) return [plain];
	const parts: Asked[] = [];
	for (let from = 0; from < ids.length; from += idsAtOnce) {
		parts.push({ ...plain, ids: ids.slice(from, from + idsAtOnce) });
	}
	return parts;
}

function queryFlag(value: boolean | undefined) {
	return value === undefined ? undefined : (String(value) as "true" | "false");
}
