import { type RawBuilder, sql } from "kysely";
import type { CustomScope } from "#areas/settings/custom-fields/server/public.ts";
import { holdsAnywhere, holdsGlobally } from "#domain/access/may.ts";
import type { ReadContext } from "#kit/server/http/context.ts";

/** Who asks for customers, and whether she may see more of them than number and name. */
export interface Asker {
	readonly tenantId: string;
	readonly mayRead: boolean;
	/** Custom values of the row `m`. */
	readonly custom: CustomScope;
}

export function askerOf({ tenantId, session }: Pick<ReadContext, "tenantId" | "session">): Asker {
	const { permissions, uiFeatures } = session;
	const mayRead = holdsAnywhere(permissions, "customers.manage", "READ");
	const mayPersonal = holdsGlobally(permissions, "contracts.manage", "READ");
	return {
		tenantId,
		mayRead,
		custom: {
			tenantId,
			entity: "CUSTOMER",
			column: sql`m.custom`,
			readable: constantly(mayRead),
			personal: constantly(mayPersonal),
			isOn: uiFeatures.includes("CUSTOMFIELDS"),
		},
	};
}

function constantly(value: boolean): RawBuilder<boolean> {
	return value ? sql<boolean>`true` : sql<boolean>`false`;
}
