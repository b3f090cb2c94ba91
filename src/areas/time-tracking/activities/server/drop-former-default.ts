import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { activities } from "../contract.ts";
import { dropDefault } from "./sql.ts";

/** A class has one default: making another the default takes it from the former. */
export async function dropFormerDefault(
	context: WriteContext,
	classType: string,
	exceptId: string | undefined,
): Promise<void> {
	const { tx, tenantId } = context;
	const ids = await dropDefault(tx, tenantId, classType, exceptId);
	if (ids.length === 0) return;
	await auditAll(
		tx,
		context,
		ids.map((entityId) => ({
			entity: activities.entity,
			entityId,
			action: "changed",
			before: { isDefault: true },
			after: { isDefault: false },
		})),
	);
	context.announce({ kind: activities.topic, ids, update: "UPDATE" });
}
