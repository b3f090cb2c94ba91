import { holdsAnywhere } from "#domain/access/may.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { Session } from "../session.ts";

/** Whether the endpoint's permission is held in any scope. */
export function mayCall({ access }: Endpoint, session: Session): boolean {
	if (!("key" in access)) return true;
	const { key, level, orKey = key } = access;
	return [key, orKey].some((one) => holdsAnywhere(session.permissions, one, level));
}
