import { holdsAnywhere } from "../../../domain/access/may.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import type { Session } from "../session.ts";

/** Whether the endpoint's permission is held in any scope. */
export function mayCall({ access }: Endpoint, session: Session): boolean {
	return (
		!("key" in access) ||
		holdsAnywhere(session.permissions, access.key, access.level)
	);
}
