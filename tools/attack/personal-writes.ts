import type { Endpoint } from "#kit/contract/endpoint.ts";
import { findContracts } from "../structure/find-contracts.ts";
import type { Operation } from "../structure/operation.ts";
import { operationsAt } from "./target.ts";

/** An operation that writes, as the document and as its contract have it. */
export interface Write {
	readonly operation: Operation;
	readonly endpoint: Endpoint;
}

/** Features that keep what a person has, or what her days follow from. */
const personal =
	/^(staff\/(?!import)|time-tracking\/(?!geolocations|terminals)|settings\/(cost-centres|holidays|app-registrations|global))/;
/** About nobody's data: devices that nobody has signed in, places without people, weeks without school. */
const apart = /^(pair\w+|createSite|createEstg3bAccounts|\w+SchoolHoliday)$/;

/** The operations that write something that is a person's, or that she uses. */
export async function personalWrites(address: string): Promise<Write[]> {
	const endpoints = new Map<string, Endpoint>();
	for (const { feature, contract } of await findContracts())
		for (const endpoint of Object.values(contract))
			if (personal.test(feature)) endpoints.set(endpoint.operationId, endpoint);
	return (await operationsAt(address)).flatMap((operation) => {
		const endpoint = endpoints.get(operation.operationId);
		const isWrite = endpoint !== undefined && endpoint.method !== "GET" && !endpoint.asRead;
		return isWrite && !apart.test(operation.operationId) ? [{ operation, endpoint }] : [];
	});
}
