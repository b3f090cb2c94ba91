import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { ownKey, planKey } from "../contract/keys.ts";

/** Of oneself where nobody is named; of today where no day is. */
export const availabilityParams = z.object({ userId: z.optional(id), day: z.optional(civilDay) });

/** When somebody can come or cannot, or wishes to. */
export const availabilityCreate = definePanel({
	id: "availability.create",
	title: ["Verfügbarkeit angeben", "Specify availability"],
	params: availabilityParams,
	features: ["SHIFTPLAN"],
	permission: { key: ownKey, level: "WRITE", orKey: planKey },
	load: () => import("./availability-create.panel.tsx"),
});
