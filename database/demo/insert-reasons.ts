import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Structure } from "./insert-structure.ts";

const reasons = {
	errand: ["Behördengang", "Botengang", "Besorgung für das Haus"],
	training: ["Pflichtfortbildung", "Freiwillige Fortbildung", "Einarbeitung"],
} as const;

/** What people choose from when they say why. */
export async function insertReasons(
	builder: TenantBuilder,
	{ activities }: Structure,
): Promise<void> {
	const rows = (["errand", "training"] as const).flatMap((kind) =>
		reasons[kind].map((text) => ({
			tenant_id: builder.tenantId,
			id: builder.newId(),
			activity_id: activities[kind].id,
			text,
		})),
	);
	await builder.tx.insertInto("activity_reason").values(rows).execute();
}
